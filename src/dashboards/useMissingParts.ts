import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { MissingPartsDocument } from '#providers/dashboard/operations.generated.ts';

/**
 * The missing parts of products. This is a separate request, because it is slower than the rest for
 * large catalogues.
 */
export const useMissingParts = () => {
  const { data, error, refetch } = useApiQuery(MissingPartsDocument, {});
  const products = data?.dashboard.data.products;
  return {
    error,
    refetch,
    products,
    /** The numbers of published and draft products that lack a part, or `any` part. */
    lacking: (part: string) =>
      products?.missing.find(({ missing }) => missing === part) ?? { published: 0, draft: 0 },
  };
};
