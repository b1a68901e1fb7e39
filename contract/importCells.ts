import type { CheckedValue } from './rules/catalogue/attributeValue.ts';
import { spellingKey } from './rules/catalogue/spelling.ts';

/*
 * Converts the text of a workbook cell into the form the field rules expect. Numbers become
 * decimals with a point.
 */

/** Apostrophes and spaces that only group digits, and currency signs around an amount. */
const ignored = /(?:eur|€)|[\s'’]+(?=\d)|\s+/gi;

/** Whether one separator divides the digits into groups of three. */
const isGrouped = (whole: string, separator: string) =>
  new RegExp(`^\\d{1,3}(?:\\${separator}\\d{3})+$`).test(whole);

/**
 * Reads a number with a decimal comma or point: `1.299,00`, `1,299.00`, `1299.5`. A single point is
 * the decimal point, because numeric cells arrive that way; `1,299` is ambiguous and therefore
 * rejected.
 */
export const decimalOf = (cell: string): CheckedValue => {
  const text = cell.replace(ignored, '').replace(/^[−–]/, '-');
  const [, sign = '', digits = ''] = /^([-+]?)(\d[\d.,]*)$/.exec(text) ?? [];
  if (digits === '') return { violation: { rule: 'rules.decimal' } };
  if (/^[1-9]\d{0,2},\d{3}$/.test(digits)) return { violation: { rule: 'rules.decimalAmbiguous' } };
  const decimal = withPoint(digits);
  if (decimal === null) return { violation: { rule: 'rules.decimal' } };
  return { value: `${sign === '-' ? '-' : ''}${decimal}` };
};

const withPoint = (digits: string): string | null => {
  for (const separator of ['.', ',']) {
    if (isGrouped(digits, separator) && digits.split(separator).length > 2) {
      return digits.replaceAll(separator, '');
    }
  }
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (at === -1) return digits;
  const [whole, places] = [digits.slice(0, at), digits.slice(at + 1)];
  const grouping = digits[at] === '.' ? ',' : '.';
  if (!/^\d+$/.test(places)) return null;
  if (/^\d+$/.test(whole)) return `${whole}.${places}`;
  return isGrouped(whole, grouping) ? `${whole.replaceAll(grouping, '')}.${places}` : null;
};

const statusWords = new Map([
  ['1', '1'],
  ['published', '1'],
  ['veroeffentlicht', '1'],
  ['2', '2'],
  ['draft', '2'],
  ['entwurf', '2'],
]);

/** '1' published or '2' draft; null for any other word. */
export const statusOf = (cell: string): string | null => statusWords.get(spellingKey(cell)) ?? null;

/**
 * Matches a name and the separator after it; a name that contains a separator is in quotes, as in
 * CSV.
 */
const nameBefore = (signs: string) =>
  new RegExp(`\\s*(?:"((?:[^"]|"")*)"\\s*(?=[${signs}]|$)|([^${signs}]*))([${signs}]|$)`, 'g');
const [inList, inPath] = [nameBefore(';'), nameBefore(';>')];

const piecesOf = (cell: string, pattern: RegExp) =>
  [...cell.matchAll(pattern)].map(([, quoted, plain = '', sign]) => ({
    name: (quoted?.replaceAll('""', '"') ?? plain).trim(),
    sign,
  }));

const quotedName = (name: string) =>
  /[;>]|^"/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;

/** Names separated by semicolons, without duplicates. */
export const namesInCell = (cell: string): string[] => [
  ...new Set(
    piecesOf(cell, inList)
      .map(({ name }) => name)
      .filter((name) => name !== ''),
  ),
];

/** The cell from which {@link namesInCell} reads these names. */
export const cellOfNames = (names: readonly string[]): string => names.map(quotedName).join('; ');

/** Categories, the main one first: each a single name or the path to it from the top. */
export const categoryPathsOf = (cell: string): string[][] => {
  const paths: string[][] = [[]];
  for (const { name, sign } of piecesOf(cell, inPath)) {
    if (name !== '') paths.at(-1)?.push(name);
    if (sign === ';') paths.push([]);
  }
  return paths.filter((path) => path.length > 0);
};

/** The cell from which {@link categoryPathsOf} reads these paths. */
export const cellOfPaths = (paths: readonly (readonly string[])[]): string =>
  paths.map((path) => path.map(quotedName).join(' > ')).join('; ');

/** The options of a combination in one cell, as lists and exports show them. */
export const cellOfCombination = (options: readonly string[]): string => options.join('/');
