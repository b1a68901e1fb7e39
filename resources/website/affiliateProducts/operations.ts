import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import {
  type AffiliateProductRecordFragment,
  affiliateProductDocuments,
} from './record.generated.ts';

export type ProductRecord = AffiliateProductRecordFragment;

export const operations = crudOperations(affiliateProductDocuments);
