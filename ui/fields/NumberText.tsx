import { numberText } from '#contract/format.ts';
import { language } from '#providers/preferences.ts';

/** A number formatted for the user's language: 1.351 in German. */
export const NumberText = ({ value }: { value: number }) => (
  <>{numberText(value, language.use())}</>
);
