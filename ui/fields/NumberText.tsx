import { language } from '#providers/preferences.ts';

/** A number as the reader's language writes it: 1.351 in German. */
export const NumberText = ({ value }: { value: number }) => (
  <>{value.toLocaleString(language.use())}</>
);
