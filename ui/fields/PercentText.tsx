import { percentText } from '#contract/format.ts';
import { language } from '#providers/preferences.ts';

/** A number of percent, formatted for the user's language. */
export const PercentText = ({ value }: { value: number | string }) => (
  <>{percentText(value, language.use())}</>
);
