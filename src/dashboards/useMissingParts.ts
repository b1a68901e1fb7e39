import { useAsk } from '#providers/dataProvider/useAsk.ts';
import { MissingPartsDocument } from './operations.generated.ts';

/** What products lack: asked for on its own, since on large catalogues it takes longer than the rest. */
export const useMissingParts = () => {
  const { data, error, refetch } = useAsk('missingParts', MissingPartsDocument, {});
  const products = data?.dashboard.data.products;
  return {
    error,
    refetch,
    products,
    /** Of a part, or of `any`. */
    lacking: (part: string) =>
      products?.missing.find(({ missing }) => missing === part) ?? { published: 0, draft: 0 },
  };
};
