import { momentText } from '#contract/format.ts';
import { language } from '#providers/preferences.ts';

/** Formats a point in time (ISO 8601, UTC) for use in a sentence; elsewhere use `DateText`. */
export const useMomentText = () => {
  const locale = language.use();
  return (moment: string): string => momentText(moment, locale);
};
