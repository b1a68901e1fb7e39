import { sql } from 'kysely';
import type { AttributeType } from '#contract/rules/catalogue/attribute.ts';
import {
  type AttributeCondition,
  conditionsOf,
  kindOf,
} from '#contract/rules/catalogue/attributeFilter.ts';
import type { VariationsFilter } from '#contract/rules/catalogue/variation.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import { hasWords } from '#server/db/search.ts';
import { invalid } from '#server/errors/domainError.ts';

/*
 * A value is an option of the combination for a system attribute, and a row of `variation_attributes`
 * for another one. Each condition finds it by an index of its own.
 */

/**
 * The value of `x` as a number; null for others. An index has exactly this expression, which limits
 * the length as the rules of numbers do.
 */
const numberOfValue: SqlFragment = sql`
  (case when x.value ~ '^-?[0-9]{1,20}([.][0-9]{1,20})?$' then x.value::numeric end)`;

const withValue = (attr: string): SqlFragment => sql`
  select x.variation_id from variation_attributes x where x.attr_id = ${attr} and x.value <> ''
  union all
  select c.variation_id from variation_combinations c where c.attr_id = ${attr}`;

/** Variations `v` of families with the attribute, but without a value for it. */
const lacksValue = (attr: string): SqlFragment => sql`
  v.parent_id in (
    select p.id from parent_products p
    where p.family_id in (
      select fg.family_id from attribute_family_groups fg
      join attribute_group_items i on i.group_id = fg.group_id where i.attr_id = ${attr}))
  and not exists (
    select from variation_attributes x
    where x.variation_id = v.id and x.attr_id = ${attr} and x.value <> '')
  and not exists (
    select from variation_combinations c where c.variation_id = v.id and c.attr_id = ${attr})`;

/** Ids of variations with one of the attribute's options, in their combination or as a value. */
const withOptions = (attr: string, options: readonly string[]): SqlFragment => {
  const own = sql`array(
    select o.id from attribute_options o
    where o.attr_id = ${attr} and o.id = any(${options}::bigint[]))`;
  return sql`
    select x.variation_id from variation_attributes x where x.option_id = any(${own})
    union all
    select c.variation_id from variation_combinations c where c.option_id = any(${own})`;
};

const bounds = (from: string, to: string): SqlFragment => {
  const conditions = [
    ...(from ? [sql`${numberOfValue} >= ${from}::numeric`] : []),
    ...(to ? [sql`${numberOfValue} <= ${to}::numeric`] : []),
  ];
  return sql.join(conditions, sql` and `);
};

/** Ids of the variations that meet the condition, for all kinds but `empty`. */
const idsOf = (condition: AttributeCondition): SqlFragment => {
  const attr = condition.attr_id;
  if ('is' in condition) return withOptions(attr, condition.is);
  if ('from' in condition) {
    return sql`
      select x.variation_id from variation_attributes x
      where x.attr_id = ${attr} and ${bounds(condition.from, condition.to)}`;
  }
  if ('has' in condition) {
    return sql`
      select x.variation_id from variation_attributes x
      where x.attr_id = ${attr} and ${hasWords(condition.has, sql`x.value`)}`;
  }
  return withValue(attr);
};

/**
 * Variations `v` that are in each of the sets. As one list, which the planner looks up by its index
 * whatever it expects of the sets: with joins, it has gone through a set for each row (10 s).
 */
const inAll = (sets: readonly SqlFragment[]): SqlFragment => {
  const ids = sets.map((set) => sql`(${set})`);
  return sql`v.id = any(array(${sql.join(ids, sql` intersect `)}))`;
};

/** The filter `attributes` as conditions on variations `v`. */
export const meetsConditions = (conditions: readonly AttributeCondition[]): SqlFragment[] => {
  const empty = conditions.filter((condition) => 'empty' in condition);
  const others = conditions.filter((condition) => !('empty' in condition));
  return [
    ...(others.length > 0 ? [inAll(others.map(idsOf))] : []),
    ...empty.map(({ attr_id }) => lacksValue(attr_id)),
  ];
};

interface Known {
  id: string;
  type: AttributeType;
  /** Those of the requested options that the attribute has. */
  options: string[];
}

/** The rule that a condition breaks; null if it suits its attribute. */
const ruleBrokenBy = (condition: AttributeCondition, known: Known | undefined): string | null => {
  if (!known) return 'rules.unknown';
  if (!conditionsOf[known.type].includes(kindOf(condition))) return 'rules.wrongType';
  const hasAll = !('is' in condition) || condition.is.every((id) => known.options.includes(id));
  return hasAll ? null : 'rules.noOption';
};

/**
 * Rejects conditions on an attribute or option that does not exist, and those that only attributes
 * of another type have. Without this check, they would find nothing.
 */
export const assertVariationsFilter = async (
  db: Db,
  { attributes: conditions }: Pick<VariationsFilter, 'attributes'>,
): Promise<void> => {
  if (!conditions?.length) return;
  const options = conditions.flatMap((condition) => ('is' in condition ? condition.is : []));
  const { rows } = await sql<Known>`
    select a.id, a.type, array(
      select o.id::text from attribute_options o
      where o.attr_id = a.id and o.id = any(${options}::bigint[])) as options
    from attributes a
    where a.id = any(${conditions.map(({ attr_id }) => attr_id)}::bigint[])`.execute(db);
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const condition of conditions) {
    const rule = ruleBrokenBy(condition, known.get(condition.attr_id));
    if (rule) throw invalid({ attributes: { rule } });
  }
};
