import { useCallback } from 'react';
import { language } from '#providers/preferences.ts';

/** An amount in EUR as a part of a sentence. */
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
