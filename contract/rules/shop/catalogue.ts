import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { postcode } from '#contract/regions/rules.ts';
import { ids, line, price, searchText } from '#contract/rules/platform/fields.ts';

/* The arguments of shops' queries of the catalogue. */

export const productSorts = ['name', 'price', 'priceDescending', 'newest'] as const;
export type ProductSort = (typeof productSorts)[number];

const chosen = v.nullish(ids(limits.shopFilterIds), []);
const optionalPrice = v.nullish(price, null);

export const productFilter = v.object({
  categories: chosen,
  tags: chosen,
  options: chosen,
  manufacturers: chosen,
  vendors: chosen,
  search: searchText,
  priceFrom: optionalPrice,
  priceTo: optionalPrice,
});
export type ProductFilter = v.InferOutput<typeof productFilter>;

export const offersAt = v.object({ sku: line(limits.sku), postcode });
