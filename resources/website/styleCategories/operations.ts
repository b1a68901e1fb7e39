import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import { type StyleCategoryRecordFragment, styleCategoryDocuments } from './record.generated.ts';

export type StyleCategoryRecord = StyleCategoryRecordFragment;

export const operations = crudOperations(styleCategoryDocuments);
