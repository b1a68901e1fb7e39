import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import {
  NetworkArchitectsDocument,
  NetworkCraftsmenDocument,
  NetworkManufacturersDocument,
  type NetworkPartnerRecordFragment,
  NetworkSellersDocument,
} from './operations.generated.ts';

/** Where products count, with their categories. */
export type PartnerRecord = NetworkPartnerRecordFragment & {
  productCategories?: readonly string[];
};

const inputFields = [] as const;

/** The lists of the whole network. */
export const lists = {
  designers: crudOperations({ list: NetworkArchitectsDocument, inputFields }),
  craftsmen: crudOperations({ list: NetworkCraftsmenDocument, inputFields }),
  manufacturers: crudOperations({ list: NetworkManufacturersDocument, inputFields }),
  sellers: crudOperations({ list: NetworkSellersDocument, inputFields }),
};
