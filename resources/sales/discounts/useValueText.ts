import { euroText, percentText } from '#contract/format.ts';
import { language } from '#providers/preferences.ts';

interface Worth {
  kind: string;
  value: string;
}

/** Formats the value of a discount, for example "10 %" or "5,00 €". */
export const useValueText = () => {
  const locale = language.use();
  return ({ kind, value }: Worth): string =>
    (kind === 'euro' ? euroText : percentText)(value, locale);
};
