import { limits } from '#contract/limits.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import {
  type AffiliateChoiceFragment,
  LinkableAffiliateProductsDocument,
  LinkableProductsDocument,
  type StyleProductChoiceFragment,
} from '#resources/website/styles/operations.generated.ts';
import type { ProductChoice, ProductSource } from '#ui/form/productSource.ts';

/**
 * More results than are displayed, because the list then omits products that are already selected.
 */
const foundAtOnce = 300;

const productOf = ({
  sku,
  price = null,
  ...product
}: StyleProductChoiceFragment): ProductChoice => ({
  ...product,
  price: price ?? null,
  detail: sku,
});

const affiliateOf = ({ network, ...product }: AffiliateChoiceFragment): ProductChoice => ({
  ...product,
  detail: network,
});

/**
 * Searches the products that the viewer can link. For products that the style already links, the
 * availability depends on the style's owner.
 */
export const styleProducts = (style_id?: string): ProductSource => ({
  useFound: (search) => {
    const query = { search, size: foundAtOnce };
    const { data, isFetching, isError } = useApiQuery(
      LinkableProductsDocument,
      { query },
      { enabled: search !== '' },
    );
    const found = search === '' ? undefined : data;
    return {
      choices: found?.styleProductChoices.data.results.map(productOf) ?? [],
      isLoading: isFetching,
      hasFailed: isError,
    };
  },
  useNamed: (ids) => {
    const query = { ids: [...ids], size: limits.maxPageSize, ...(style_id && { style_id }) };
    const { data, isFetching, isError } = useApiQuery(
      LinkableProductsDocument,
      { query },
      { enabled: ids.length > 0 },
    );
    return {
      choices: data?.styleProductChoices.data.results.map(productOf) ?? [],
      isLoading: isFetching,
      hasFailed: isError,
    };
  },
});

/** Searches published affiliate products. */
export const affiliateProducts = (style_id?: string): ProductSource => ({
  useFound: (search) => {
    const query = { search, size: foundAtOnce };
    const { data, isFetching, isError } = useApiQuery(
      LinkableAffiliateProductsDocument,
      { query },
      { enabled: search !== '' },
    );
    const found = search === '' ? undefined : data;
    return {
      choices: found?.affiliateProductChoices.data.results.map(affiliateOf) ?? [],
      isLoading: isFetching,
      hasFailed: isError,
    };
  },
  useNamed: (ids) => {
    const query = { ids: [...ids], size: limits.maxPageSize, ...(style_id && { style_id }) };
    const { data, isFetching, isError } = useApiQuery(
      LinkableAffiliateProductsDocument,
      { query },
      { enabled: ids.length > 0 },
    );
    return {
      choices: data?.affiliateProductChoices.data.results.map(affiliateOf) ?? [],
      isLoading: isFetching,
      hasFailed: isError,
    };
  },
});
