import type { Interval } from '#contract/rules/platform/period.ts';
import { language } from '#providers/preferences.ts';

/** Returns a function that formats the label of a point from its first day (YYYY-MM-DD). */
export const useDayName = (interval: Interval) => {
  const locale = language.use();
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    month: 'short',
    ...(interval === 'month' ? { year: 'numeric' } : { day: 'numeric' }),
  });
  return (day: string) => format.format(new Date(day));
};
