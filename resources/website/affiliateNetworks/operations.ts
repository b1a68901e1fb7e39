import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import {
  type AffiliateNetworkRecordFragment,
  affiliateNetworkDocuments,
} from './record.generated.ts';

export type NetworkRecord = AffiliateNetworkRecordFragment;

export const operations = crudOperations(affiliateNetworkDocuments);
