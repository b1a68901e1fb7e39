import type { Language } from '#contract/language.ts';

const marks: Record<Language, { group: string; decimal: string }> = {
  de: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
};

/**
 * Parses a number in the format of the language ("1.299,00", "1,299.00", "1299") into a plain
 * decimal ("1299.00"); null if it is not a number. A single separator that cannot be a thousands
 * separator is the decimal separator.
 */
export const parseDecimal = (text: string, language: Language): string | null => {
  const { group, decimal } = marks[language];
  const plain = text.replace(/[\s\u00a0€]/g, '').replace('−', '-');
  const grouped = new RegExp(`^-?\\d{1,3}(\\${group}\\d{3})+(\\${decimal}\\d*)?$`);
  const digits = grouped.test(plain)
    ? plain.replaceAll(group, '').replace(decimal, '.')
    : plain.replace(',', '.');
  return /^-?\d+(\.\d*)?$/.test(digits) ? digits.replace(/\.$/, '') : null;
};

/**
 * Formats a plain decimal for the language, with at least two decimal places by default; returns
 * any other text unchanged.
 */
export const formatDecimal = (value: string, language: Language, leastPlaces = 2): string => {
  if (!/^-?\d+(\.\d+)?$/.test(value)) return value;
  const { group, decimal } = marks[language];
  const [whole = '', given = ''] = value.split('.');
  // not with Number, because a price may have more digits than a float can hold
  const separated = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const places = given.padEnd(leastPlaces, '0');
  return places ? `${separated}${decimal}${places}` : separated;
};
