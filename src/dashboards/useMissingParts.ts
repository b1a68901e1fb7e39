import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { MissingPartsDocument } from '#providers/dashboard/operations.generated.ts';

/**
 * What products lack; a separate request, because it takes longer than the rest on large
 * catalogues.
 */
export const useMissingParts = () => {
  const { data, error, refetch } = useApiQuery(MissingPartsDocument, {});
  const products = data?.dashboard.data.products;
  return {
    error,
    refetch,
    products,
    /** A part, or `any`. */
    lacking: (part: string) =>
      products?.missing.find(({ missing }) => missing === part) ?? { published: 0, draft: 0 },
  };
};
