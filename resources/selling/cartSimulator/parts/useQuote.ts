import { keepPreviousData } from '@tanstack/react-query';
import type { CartQuoteInput } from '#contract/generated/schema.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { CartQuoteDocument } from '#resources/selling/cartSimulator/operations.generated.ts';

export { CartQuoteDocument };

/**
 * Fetches the costs of a cart. While a request is running, it returns the previous quote and
 * `isCurrent` is false.
 */
export const useQuote = (asked: CartQuoteInput | null) => {
  const { data, error, refetch, isFetching } = useApiQuery(
    CartQuoteDocument,
    { input: asked ?? { lines: [] } },
    { enabled: asked !== null, gcTime: 0, placeholderData: keepPreviousData },
  );
  return {
    quote: asked === null ? undefined : data?.cartQuote.data,
    isCurrent: !isFetching,
    error,
    refetch,
  };
};
