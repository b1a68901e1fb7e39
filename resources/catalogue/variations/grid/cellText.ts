import type { Language } from '#contract/language.ts';
import type { RowField } from '#contract/rules/catalogue/variationRows.ts';
import { formatDecimal, parseDecimal } from '#ui/form/decimal.ts';

export interface CellTexts {
  locale: Language;
  /** The names of the states, by their codes. */
  statuses: Readonly<Record<string, string>>;
}

/** A value as the grid shows and copies it. */
export const textOf = (field: RowField, value: string, { locale, statuses }: CellTexts): string => {
  if (field === 'price') return formatDecimal(value, locale);
  return field === 'status' ? (statuses[value] ?? value) : value;
};

/** The value of an entered or pasted text; a text that means none stays as it is. */
export const valueFrom = (
  field: RowField,
  text: string,
  { locale, statuses }: CellTexts,
): string => {
  if (field === 'price') return parseDecimal(text, locale) ?? text;
  if (field !== 'status') return text;
  const given = text.trim().toLocaleLowerCase(locale);
  const known = Object.entries(statuses).find(
    ([, name]) => name.toLocaleLowerCase(locale) === given,
  );
  return known?.[0] ?? text.trim();
};
