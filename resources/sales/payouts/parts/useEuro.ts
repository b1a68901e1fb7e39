import { useCallback } from 'react';
import { language } from '#providers/preferences.ts';

/** Formats an amount in EUR for use in a sentence. */
export const useEuro = () => {
  const locale = language.use();
  return useCallback(
    (amount: string): string =>
      new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(
        amount as Intl.StringNumericLiteral,
      ),
    [locale],
  );
};
