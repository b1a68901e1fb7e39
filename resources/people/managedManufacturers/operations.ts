import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import { inputOfPartner } from '#resources/people/managedVendors/parts/inputOfPartner.ts';
import { managedManufacturerDocuments } from './record.generated.ts';

export const operations = crudOperations(managedManufacturerDocuments, {
  inputOf: inputOfPartner(managedManufacturerDocuments.inputFields),
});
