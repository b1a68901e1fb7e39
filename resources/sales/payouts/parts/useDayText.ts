import { useCallback } from 'react';
import { language } from '#providers/preferences.ts';

/** Formats a calendar day, or the day of a timestamp in the time zone Europe/Berlin. */
export const useDayText = () => {
  const locale = language.use();
  return useCallback(
    (day: string): string =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Europe/Berlin' }).format(
        new Date(day),
      ),
    [locale],
  );
};
