import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import {
  NetworkManufacturerProductsDocument,
  NetworkSellerProductsDocument,
  ProductsSoldDocument,
  type ProductsSoldQuery,
} from './operations.generated.ts';

export type SoldRecord = ProductsSoldQuery['answer']['data']['results'][number];

const inputFields = [] as const;

/** What partners offer to vendors, and what manufacturers see of what is sold. */
export const ofManufacturers = crudOperations({
  list: NetworkManufacturerProductsDocument,
  inputFields,
});
export const ofSellers = crudOperations({ list: NetworkSellerProductsDocument, inputFields });
export const sold = crudOperations({ list: ProductsSoldDocument, inputFields });
