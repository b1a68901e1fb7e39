import { keepPreviousData } from '@tanstack/react-query';
import { useAsk } from '#providers/dataProvider/useAsk.ts';
import {
  CartQuoteDocument,
  type CartQuoteInput,
} from '#resources/selling/cartSimulator/operations.generated.ts';

/** What a cart costs; until the answer has come, that of the cart before, which is not current. */
export const useQuote = (asked: CartQuoteInput | null) => {
  const { data, error, refetch, isFetching } = useAsk(
    'cartQuote',
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
