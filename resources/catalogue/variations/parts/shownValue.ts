import { language } from '#providers/preferences.ts';
import { formatDecimal } from '#ui/form/decimal.ts';
import type { ProductField } from './productFamily.ts';

/** A stored value, formatted for the language. */
export const shownValue = ({ type }: Pick<ProductField, 'type'>, value: string): string =>
  type === 'number' ? formatDecimal(value, language.get(), 0) : value;
