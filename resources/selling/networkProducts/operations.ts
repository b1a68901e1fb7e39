import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import {
  NetworkManufacturerProductsDocument,
  NetworkSellerProductsDocument,
  ProductsSoldDocument,
  type ProductsSoldQuery,
} from './operations.generated.ts';

export type SoldRecord = ProductsSoldQuery['answer']['data']['results'][number];

const inputFields = [] as const;

/** The offers of partners for vendors, and the products sold by partners for manufacturers. */
export const ofManufacturers = crudOperations({
  list: NetworkManufacturerProductsDocument,
  inputFields,
});
export const ofSellers = crudOperations({ list: NetworkSellerProductsDocument, inputFields });
export const sold = crudOperations({ list: ProductsSoldDocument, inputFields });
