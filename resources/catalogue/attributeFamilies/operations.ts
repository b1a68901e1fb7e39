import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import { inputOf, recordOf } from './familyForm.ts';
import { attributeFamilyDocuments } from './record.generated.ts';

export const operations = crudOperations(attributeFamilyDocuments, { recordOf, inputOf });
