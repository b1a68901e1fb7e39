import { language } from '#providers/preferences.ts';
import { formatDecimal } from '#ui/form/decimal.ts';
import type { ProductField } from './productFamily.ts';

/** Formats a stored value in the user's language. */
export const shownValue = ({ type }: Pick<ProductField, 'type'>, value: string): string =>
  type === 'number' ? formatDecimal(value, language.get(), 0) : value;
