import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import { type VendorProductRecordFragment, vendorProductDocuments } from './record.generated.ts';

export type VendorProductRecord = VendorProductRecordFragment;

export const operations = crudOperations(vendorProductDocuments);
