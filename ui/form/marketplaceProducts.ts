import { limits } from '#contract/limits.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import {
  type ProductChoiceFragment,
  ProductChoicesDocument,
  type ProductChoicesQuery,
} from '#providers/products/operations.generated.ts';
import type { ProductChoice, ProductSource } from './productSource.ts';

/** The marketplace's own vendor account. */
const vendorId = '1';

const choiceOf = ({ sku, ...product }: ProductChoiceFragment): ProductChoice => ({
  ...product,
  detail: sku,
});

const productsOf = (data: ProductChoicesQuery | undefined): ProductChoice[] =>
  data?.getNetworkVendorProducts.data.results.map(choiceOf) ?? [];

/** All published products. */
export const marketplaceProducts: ProductSource = {
  useFound: (search) => {
    const { data, isFetching, isError } = useApiQuery(
      ProductChoicesDocument,
      { vendorId, search, pagination: { size: limits.maxPageSize } },
      { enabled: search !== '' },
    );
    return {
      choices: search === '' ? [] : productsOf(data),
      isLoading: isFetching,
      hasFailed: isError,
    };
  },
  useNamed: (ids) => {
    const { data, isFetching, isError } = useApiQuery(
      ProductChoicesDocument,
      { ids: [...ids], pagination: { size: limits.maxPageSize } },
      { enabled: ids.length > 0 },
    );
    return { choices: productsOf(data), isLoading: isFetching, hasFailed: isError };
  },
};
