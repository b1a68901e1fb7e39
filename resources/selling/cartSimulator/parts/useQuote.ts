import { keepPreviousData } from '@tanstack/react-query';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import {
  CartQuoteDocument,
  type CartQuoteInput,
} from '#resources/selling/cartSimulator/operations.generated.ts';

export { CartQuoteDocument };

/** What a cart costs; until the answer has come, that of the cart before, which is not current. */
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
