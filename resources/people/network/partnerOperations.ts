import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import {
  NetworkArchitectsDocument,
  NetworkCraftsmenDocument,
  NetworkManufacturersDocument,
  type NetworkPartnerRecordFragment,
  NetworkSellersDocument,
} from './operations.generated.ts';

/** A partner; product categories are present only in lists that show products. */
export type PartnerRecord = NetworkPartnerRecordFragment & {
  productCategories?: readonly string[];
};

const inputFields = [] as const;

/** The lists of partners in the whole network. */
export const lists = {
  designers: crudOperations({ list: NetworkArchitectsDocument, inputFields }),
  craftsmen: crudOperations({ list: NetworkCraftsmenDocument, inputFields }),
  manufacturers: crudOperations({ list: NetworkManufacturersDocument, inputFields }),
  sellers: crudOperations({ list: NetworkSellersDocument, inputFields }),
};
