import { useCallback } from 'react';
import { monthText } from '#contract/monthText.ts';
import { language } from '#providers/preferences.ts';

/** Formats a month, YYYY-MM, in words of the user's language. */
export const useMonthText = () => {
  const locale = language.use();
  return useCallback((month: string) => monthText(month, locale), [locale]);
};
