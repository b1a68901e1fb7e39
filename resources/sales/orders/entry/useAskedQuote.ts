import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { simulatedCartInput } from '#contract/cart/cart.ts';
import type { CartQuoteInput } from '#contract/generated/schema.ts';
import { limits } from '#contract/limits.ts';
import { check } from '#contract/rules/platform/check.ts';
import { useDebounced } from '#ui/form/useDebounced.ts';
import { type Entry, quoteInputOf } from './entry.ts';

/**
 * Returns the quote input for the form's cart, or null until the cart is complete.
 * @returns `isSettled` is false while the user is typing
 */
export const useAskedQuote = (): { asked: CartQuoteInput | null; isSettled: boolean } => {
  const entry = useWatch<Entry>() as Entry;
  const typed = JSON.stringify(quoteInputOf(entry));
  const settled = useDebounced(typed, limits.searchDebounceMs);
  const asked = useMemo((): CartQuoteInput | null => {
    const input: CartQuoteInput = JSON.parse(settled);
    return check(simulatedCartInput, input).ok ? input : null;
  }, [settled]);
  return { asked, isSettled: typed === settled };
};
