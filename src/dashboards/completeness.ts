import type { Language } from '#contract/language.ts';
import { type Row, sumOf } from '#ui/charts/data.ts';

/** The share of the first of the row's values; 100 % only when nothing is missing. */
export const completePercent = ({ values }: Row, locale: Language): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(
    Math.floor((100 * (values[0] ?? 0)) / Math.max(1, sumOf(values))) / 100,
  );
