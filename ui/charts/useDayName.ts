import { dayText } from '#contract/format.ts';
import type { Interval } from '#contract/rules/platform/period.ts';
import { language } from '#providers/preferences.ts';

/** Returns a function that formats the label of a point from its first day (YYYY-MM-DD). */
export const useDayName = (interval: Interval) => {
  const locale = language.use();
  return (day: string) =>
    dayText(day, locale, {
      month: 'short',
      ...(interval === 'month' ? { year: 'numeric' } : { day: 'numeric' }),
    });
};
