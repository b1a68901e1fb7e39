import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import { inputOfPartner } from './parts/inputOfPartner.ts';
import { managedVendorDocuments } from './record.generated.ts';

export const operations = crudOperations(managedVendorDocuments, {
  inputOf: inputOfPartner(managedVendorDocuments.inputFields),
});
