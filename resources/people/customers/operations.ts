import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import { customerDocuments } from './record.generated.ts';

export const operations = crudOperations(customerDocuments);
