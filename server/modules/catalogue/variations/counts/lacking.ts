import { sql } from 'kysely';
import type { VariationsFilter } from '#contract/rules/catalogue/variation.ts';
import { variationParts } from '#contract/variationParts.ts';
import type { SqlFragment } from '#server/db/database.ts';
import { bitOf, countedAs, uncountedIds } from './counted.ts';

type Missing = Exclude<VariationsFilter['missing'], 'all'>;

const everyValue = Array.from({ length: 1 << variationParts.length }, (_, value) => value);

const matches = (what: Missing, value: number): boolean => {
  if (what === 'nothing') return value === 0;
  return what === 'any' ? value !== 0 : (value & bitOf(what)) !== 0;
};

/** The condition on the column `missing` of kept numbers. It lists the values, because an index finds these. */
export const saysLacking = (what: Missing): SqlFragment =>
  sql`missing in (${sql.join(everyValue.filter((value) => matches(what, value)).map(sql.lit))})`;

/**
 * The filter `missing` on `variations v`, by kept numbers.
 * @param isSettled whether all changes are counted; the condition is then simple enough for the planner
 * to read the rows in the order of a list
 */
export const lacking = (what: Missing, isSettled: boolean): SqlFragment => {
  const counted = sql`select variation_id from counted_variations where ${saysLacking(what)}`;
  if (isSettled) return sql`v.id in (${counted})`;
  return sql`v.id in (
    ${counted} and variation_id <> all(array(${uncountedIds}))
    union all
    select variation_id from (${countedAs(sql`v.id = any(array(${uncountedIds}))`)}) x
    where ${saysLacking(what)})`;
};
