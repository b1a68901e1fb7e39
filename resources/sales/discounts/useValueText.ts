import { language } from '#providers/preferences.ts';
import { formatDecimal } from '#ui/form/decimal.ts';

interface Worth {
  kind: string;
  value: string;
}

/** Formats the value of a discount, for example "10 %" or "5,00 €". */
export const useValueText = () => {
  const locale = language.use();
  return ({ kind, value }: Worth): string => {
    if (kind === 'euro') return `${formatDecimal(value, locale)}\u00a0€`;
    return `${formatDecimal(value.replace(/\.?0+$/, ''), locale, 0)}\u00a0%`;
  };
};
