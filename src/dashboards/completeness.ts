import { percentText } from '#contract/format.ts';
import type { Language } from '#contract/language.ts';
import { type Row, sumOf } from '#ui/charts/data.ts';

/** The percentage of the row's first value; 100 % only if nothing is missing. */
export const completePercent = ({ values }: Row, locale: Language): string =>
  percentText(Math.floor((100 * (values[0] ?? 0)) / Math.max(1, sumOf(values))), locale);
