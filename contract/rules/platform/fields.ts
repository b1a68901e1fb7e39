import * as v from 'valibot';
import { limits } from '#contract/limits.ts';

export { email } from './email.ts';

/* Rules of fields that several entities share. A message is a key of i18n/<language>/errors.ts.
   Any input may be missing or null, so that all violations are reported at once, by field. */

// PostgreSQL cannot store U+0000; other control characters make no sense in a single line
export const controlCharacters = /[\p{Cc}\p{Cs}]/u;

// cells pasted from a spreadsheet are separated by tabs
const tabsAsBlanks = v.transform((text: string) => text.replaceAll('\t', ' '));

const oneLine = (max: number, noText: 'rules.required' | 'rules.wrongType') =>
  v.pipe(
    v.string(noText),
    tabsAsBlanks,
    v.trim(),
    v.maxLength(max, 'rules.maxLength'),
    v.check((text) => !controlCharacters.test(text), 'rules.controlCharacters'),
  );

/** One line of text, trimmed, not empty. */
export const requiredText = (max: number) =>
  v.pipe(oneLine(max, 'rules.required'), v.minLength(1, 'rules.required'));

/** One line of text, trimmed, possibly empty. */
export const line = (max: number) => oneLine(max, 'rules.wrongType');

/** Text of any characters, line breaks too, but for U+0000, which PostgreSQL cannot store. */
export const storable = v.check(
  (text: string) => !text.includes('\u0000'),
  'rules.controlCharacters',
);

/** Text of several lines, trimmed; a missing one becomes the empty text. */
export const longText = (max: number) =>
  v.nullish(
    v.pipe(v.string('rules.wrongType'), v.trim(), v.maxLength(max, 'rules.maxLength'), storable),
    '',
  );

/** A search text, trimmed; an empty one does not filter. */
export const searchText = v.nullish(line(limits.searchText));

export const slug = v.pipe(
  requiredText(limits.slug),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'rules.slug'),
);

/** An article number: no white space, because users copy and type it. */
export const sku = v.pipe(requiredText(limits.sku), v.regex(/^\S+$/, 'rules.sku'));

/** EUR net: a decimal with a point and at most two decimal places, normalised to exactly two. */
export const price = v.pipe(
  v.union([v.string(), v.number()], 'rules.required'),
  v.transform((value) => String(value).trim()),
  v.minLength(1, 'rules.required'),
  v.regex(/^\d+(?:\.\d{1,2})?$/, 'rules.price'),
  v.check(
    (text) => (text.split('.')[0] ?? '').replace(/^0+/, '').length <= limits.priceDigits,
    'rules.priceTooLarge',
  ),
  v.transform(withTwoPlaces),
);

function withTwoPlaces(decimal: string): string {
  const [whole = '0', places = ''] = decimal.split('.');
  return `${whole.replace(/^0+(?=\d)/, '')}.${places.padEnd(2, '0')}`;
}

/** Weight in kg with at most three decimal places. */
export const weight = v.pipe(
  v.union([v.string(), v.number()], 'rules.wrongType'),
  v.transform((given) => String(given).trim()),
  v.regex(/^\d{1,6}(?:\.\d{1,3})?$/, 'rules.weight'),
);

/** '1' published, '2' draft. */
export const status = v.picklist(['1', '2'], 'rules.status');

// ids are bigint in the database
const largestId = 9_223_372_036_854_775_807n;
export const isId = (text: string): boolean =>
  /^[1-9]\d{0,18}$/.test(text) && BigInt(text) <= largestId;

export const id = v.pipe(
  v.union([v.string(), v.number()], 'rules.id'),
  v.transform(String),
  v.check(isId, 'rules.id'),
);

/** Like `id`, for a form field that may be empty. */
export const requiredId = v.pipe(
  v.union([v.string(), v.number()], 'rules.required'),
  v.check((given) => given !== '', 'rules.required'),
  id,
);

/** A list of ids, without duplicates. */
export const ids = (max: number) =>
  v.pipe(
    v.array(id, 'rules.required'),
    v.maxLength(max, 'rules.maxItems'),
    v.transform((list) => [...new Set(list)]),
  );

export const oneOrMoreIds = (max: number) =>
  v.pipe(
    ids(max),
    v.check((list) => list.length > 0, 'rules.required'),
  );

export const bulkInput = v.object({ ids: oneOrMoreIds(limits.maxPageSize) });

export const version = v.nullish(v.pipe(v.number('rules.wrongType'), v.integer('rules.wrongType')));

/** A telephone number: digits in any grouping. */
export const phone = v.pipe(
  requiredText(limits.phone),
  v.regex(/^\+?[\d ()/.-]+$/, 'rules.phone'),
  v.check((text) => text.replace(/\D/g, '').length >= 5, 'rules.phone'),
);

/** Number of products that lose values; the user accepted this number in a dialog. */
export const confirmedLoss = v.nullish(
  v.pipe(
    v.number('rules.wrongType'),
    v.integer('rules.wrongType'),
    v.minValue(0, 'rules.minValue'),
  ),
  0,
);
