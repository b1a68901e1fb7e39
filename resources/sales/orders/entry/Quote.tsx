import Box from '@mui/material/Box';
import { useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { simulatedCartInput } from '#contract/cart/cart.ts';
import type { CartQuoteInput } from '#contract/generated/schema.ts';
import { limits } from '#contract/limits.ts';
import { check } from '#contract/rules/platform/check.ts';
import { Result } from '#resources/selling/cartSimulator/parts/Result.tsx';
import { useQuote } from '#resources/selling/cartSimulator/parts/useQuote.ts';
import { useDebounced } from '#ui/form/useDebounced.ts';
import { type Entry, quoteInputOf } from './entry.ts';

interface Props {
  /** Called with the displayed total; null while there is none or the cart cannot be ordered. */
  onTotal: (total: string | null) => void;
}

/** Shows the cost of the order from the form values, with the reasons for refusals. */
export const Quote = ({ onTotal }: Props) => {
  const { asked, isSettled } = useQuoteInput();
  const { quote, isCurrent } = useQuote(asked);
  const items = useWatch<Entry, 'items'>({ name: 'items' });
  const products = items.flatMap(({ product }) => product ?? []);
  const total = isSettled && isCurrent && quote?.isOrderable ? quote.total : null;
  useEffect(() => onTotal(total), [onTotal, total]);
  return (
    <Box sx={{ display: 'grid', gap: 2, position: { '@880': 'sticky' }, top: 88 }}>
      <Result
        asked={asked}
        serviceNames={products.flatMap(({ services }) => services)}
        skuNames={products}
        ownId={null}
      />
    </Box>
  );
};

/**
 * Returns the quote input for the form's cart, or null until the cart is complete.
 * @returns `isSettled` is false while the user is typing
 */
const useQuoteInput = (): { asked: CartQuoteInput | null; isSettled: boolean } => {
  const entry = useWatch<Entry>() as Entry;
  const typed = JSON.stringify(quoteInputOf(entry));
  const settled = useDebounced(typed, limits.searchDebounceMs);
  const asked = useMemo((): CartQuoteInput | null => {
    const input: CartQuoteInput = JSON.parse(settled);
    return check(simulatedCartInput, input).ok ? input : null;
  }, [settled]);
  return { asked, isSettled: typed === settled };
};
