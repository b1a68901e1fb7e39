import { useCallback } from 'react';
import { euroText } from '#contract/format.ts';
import { language } from '#providers/preferences.ts';

/** Formats an amount in EUR for use in a sentence. */
export const useEuro = () => {
  const locale = language.use();
  return useCallback((amount: string): string => euroText(amount, locale), [locale]);
};
