import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import { operationsFor } from '#providers/dataProvider/operations.ts';
import { ExcludeVendorProductsDocument } from './operations.generated.ts';
import { type VendorProductRecordFragment, vendorProductDocuments } from './record.generated.ts';

export type VendorProductRecord = VendorProductRecordFragment;

export const operations = {
  ...crudOperations(vendorProductDocuments),
  // an excluded product can still be included again
  delete: operationsFor<VendorProductRecord>().delete({
    document: ExcludeVendorProductsDocument,
    variables: ({ id }) => ({ input: { ids: [String(id)] } }),
    result: (_, { id }) => ({ data: { id } }),
  }),
};
