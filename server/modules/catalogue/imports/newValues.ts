import { sql } from 'kysely';
import type { ImportChange } from '#contract/generated/schema.ts';
import { decimalOf, statusOf } from '#contract/importCells.ts';
import type { PlainField } from '#contract/importColumns.ts';
import { check } from '#contract/rules/platform/check.ts';
import { price } from '#contract/rules/platform/fields.ts';
import type { Db } from '#server/db/database.ts';
import { draftMaker } from './judge/draft.ts';
import type { Draft, Heads, StoredRow } from './judge/types.ts';

/** Shown last. Article number, name and product have columns of their own. */
const restFields = ['categories', 'tags', 'images', 'brand', 'family', 'slug'] as const;

/**
 * Values of rows that create a variation, taken from their cells so they are not stored twice:
 * price and status first, then the combination, then descriptions.
 */
export const newValues = async (
  db: Db,
  heads: Heads,
  rows: readonly Pick<StoredRow, 'sheet' | 'cells'>[],
): Promise<ImportChange[][]> => {
  const draftOf = draftMaker(heads);
  const drafts = rows.map((row) => draftOf({ ...row, place: 0, row: 0, product: 0, flaws: [] }));
  const numbers = await numbersAmong(db, drafts);
  return drafts.map((draft) => valuesOf(draft, numbers));
};

type Given = Draft['attributes'][number];

/** A name with a colon may be the attribute's own name. */
const possibleNames = ({ name, group }: Given): string[] =>
  (group ? [`${group}: ${name}`, name] : [name]).map((each) => each.toLowerCase());

/** Names (in lower case) of attributes with number values. */
const numbersAmong = async (db: Db, drafts: readonly Draft[]): Promise<ReadonlySet<string>> => {
  const names = new Set(drafts.flatMap(({ attributes }) => attributes.flatMap(possibleNames)));
  if (names.size === 0) return names;
  const { rows } = await sql<{ name: string }>`
    select n.name from attributes a
    cross join lateral (values (lower(a.name)), (lower(a.name || ' (' || a.unit || ')'))) n(name)
    where n.name = any(${[...names]}::text[])
    group by 1 having bool_and(a.type = 'number')`.execute(db);
  return new Set(rows.map(({ name }) => name));
};

/** With two decimal places, as it will be stored. */
const amountOf = (text: string): string => {
  const checked = check(price, decimalOf(text).value);
  return checked.ok ? checked.value : text;
};

const valuesOf = (
  { plain, attributes, choices, headingOf }: Draft,
  numbers: ReadonlySet<string>,
): ImportChange[] => {
  const textOf = (field: PlainField) => plain[field]?.text ?? '';
  const valued = (column: string, after: string, kind?: string): ImportChange => ({
    ...{ column, before: null, after },
    ...(kind && { kind }),
  });
  const attribute = (given: Given) => {
    const number =
      possibleNames(given).some((name) => numbers.has(name)) && decimalOf(given.text).value;
    return number ? valued(given.heading, number, 'number') : valued(given.heading, given.text);
  };
  return [
    valued(headingOf('price'), amountOf(textOf('price')), 'price'),
    // a row without a status creates a draft
    valued(headingOf('status'), statusOf(textOf('status')) ?? '2', 'status'),
    ...choices.map(({ heading, text }) => valued(heading, text)),
    ...attributes.map(attribute),
    ...restFields
      .filter((field) => plain[field])
      .map((field) => valued(headingOf(field), textOf(field))),
  ];
};
