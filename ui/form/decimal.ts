import type { Language } from '#contract/language.ts';

const marks: Record<Language, { group: string; decimal: string }> = {
  de: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
};

/**
 * A number as people of the language write it ("1.299,00", "1,299.00", "1299") as a plain decimal
 * ("1299.00"); null when it is none. A single mark that cannot separate thousands is the decimal mark.
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
 * A plain decimal as people of the language read it, a price with two places at least; what is no
 * decimal stays as it is.
 */
export const formatDecimal = (value: string, language: Language, leastPlaces = 2): string => {
  if (!/^-?\d+(\.\d+)?$/.test(value)) return value;
  const { group, decimal } = marks[language];
  const [whole = '', given = ''] = value.split('.');
  // not through Number: a price may have more digits than a float keeps
  const separated = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const places = given.padEnd(leastPlaces, '0');
  return places ? `${separated}${decimal}${places}` : separated;
};
