import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import {
  type AffiliateCategoryRecordFragment,
  affiliateCategoryDocuments,
} from './record.generated.ts';

export type CategoryRecord = AffiliateCategoryRecordFragment;

export const operations = crudOperations(affiliateCategoryDocuments);
