import { momentText } from '#contract/format.ts';
import { language } from '#providers/preferences.ts';

/** Formats a point in time as a date within a sentence, in the marketplace's time zone. */
export const useDateText = () => {
  const locale = language.use();
  return (time: string): string => momentText(time, locale);
};
