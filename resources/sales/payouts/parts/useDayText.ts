import { useCallback } from 'react';
import { momentText } from '#contract/format.ts';
import { language } from '#providers/preferences.ts';

/** Formats a calendar day, or the day of a timestamp in the time zone Europe/Berlin. */
export const useDayText = () => {
  const locale = language.use();
  return useCallback(
    (day: string): string => momentText(day, locale, { dateStyle: 'medium' }),
    [locale],
  );
};
