import { sql } from 'kysely';
import { type VariationPart, variationParts } from '#contract/variationParts.ts';
import type { SqlFragment } from '#server/db/database.ts';
import { fieldsOf } from '#server/modules/catalogue/attributeFamilies/fields.ts';
import { withoutPart } from '#server/modules/catalogue/variations/missing.ts';

/*
 * The numbers of variations are kept (decision 61): `counted_variations` says what each one counts as, and
 * the tables of counts are sums of it. Only the fold writes these tables. `uncounted` lists what has
 * changed since the last fold; each query of the counts corrects them by it in the same statement.
 */

/** The bit of a part in the column `missing`. */
export const bitOf = (part: VariationPart): number => 1 << variationParts.indexOf(part);

/** The columns by which variations are counted. */
export const dimensions = sql`manufacturer_id, status, is_sample, is_included, missing`;

/** The dimensions by which a variation is counted: the columns of `counted_variations`. */
export const counting = sql`${dimensions}, category_ids`;

/** What the variations that meet `among`, a condition on `variations v`, count as at present. */
export const countedAs = (among: SqlFragment): SqlFragment => {
  const lacking = variationParts.map(
    (part) => sql`select id, ${sql.lit(bitOf(part))} as part from (${withoutPart[part](among)}) x`,
  );
  const links = sql`
    select distinct pc.parent_id, pc.category_id
    from parent_product_categories pc
    where pc.parent_id = any(array(select v.parent_id from variations v where ${among}))`;
  return sql`
    with recursive links as materialized (${links}), up (category_id, id, parent_id) as (
      select c.id, c.id, c.parent_id from categories c
      where c.id = any(array(select category_id from links))
      union all
      select u.category_id, c.id, c.parent_id from up u join categories c on c.id = u.parent_id
    )
    select v.id as variation_id, p.manufacturer_id, v.status, v.sample_of_id is not null as is_sample,
      exists (select from vendor_products i where i.variation_id = v.id) as is_included,
      coalesce(l.parts, 0)::smallint as missing, coalesce(r.category_ids, '{}') as category_ids
    from variations v join parent_products p on p.id = v.parent_id
    left join (
      select id, sum(part) as parts from (${sql.join(lacking, sql` union all `)}) y group by 1
    ) l on l.id = v.id
    left join (
      select k.parent_id, array_agg(distinct u.id order by u.id) as category_ids
      from links k join up u on u.category_id = k.category_id and u.parent_id is null group by 1
    ) r on r.parent_id = v.parent_id
    where ${among}`;
};

/** Families whose required fields are not those that their variations were counted by. */
export const changedFamilies: SqlFragment = sql`
  select f.id as family_id, f.fields from (
    select n.record_id as id, coalesce((
      select string_agg(x.group_id || ' ' || x.attr_id, ',' order by x.group_id, x.attr_id)
      from (${fieldsOf(sql`n.record_id`)}) x where x.required), '') as fields
    from (select distinct record_id from uncounted where kind = 'family') n
  ) f
  where not exists (
    select from counted_families c where c.family_id = f.id and c.fields = f.fields)`;

/** Selects the ids of all variations that are to be counted again. */
export const uncountedIds: SqlFragment = sql`
  select n.record_id as id from uncounted n where n.kind = 'variation'
  union
  select v.id from variations v where v.parent_id = any(array(
    select n.record_id from uncounted n where n.kind = 'parent'
    union
    select p.id from parent_products p where p.family_id = any(array(
      select family_id from (${changedFamilies}) c))))`;

const again = sql`array(select id from uncounted_ids)`;

/**
 * Rows of {@link dimensions} with `n`, whose sums are exact, because they include the changes that are
 * not counted yet.
 */
export const variationCounts: SqlFragment = sql`(
  with uncounted_ids as materialized (${uncountedIds})
  select ${dimensions}, n from variation_counts
  union all
  select ${dimensions}, -1 from counted_variations
  where variation_id = any(${again})
  union all
  select ${dimensions}, 1 from (${countedAs(sql`v.id = any(${again})`)}) x)`;

/**
 * Rows of `manufacturer_id` and `status` with `n`, whose sums are exact. Does not read what each changed
 * variation lacks, as {@link variationCounts} does.
 */
export const variationTotals: SqlFragment = sql`(
  with uncounted_ids as materialized (${uncountedIds})
  select manufacturer_id, status, n from variation_counts
  union all
  select manufacturer_id, status, -1 from counted_variations
  where variation_id = any(${again})
  union all
  select p.manufacturer_id, v.status, 1
  from variations v join parent_products p on p.id = v.parent_id
  where v.id = any(${again}))`;

/** A row for each category of each variation that is not a sample. */
export const inCategories = (variations: SqlFragment, n: 1 | -1): SqlFragment => sql`
  select unnest(x.category_ids) as category_id, x.manufacturer_id, x.status, ${sql.lit(n)} as n
  from (${variations}) x where not x.is_sample`;

/** The same by `category_id`, `manufacturer_id` and `status`. */
export const categoryCounts: SqlFragment = sql`(
  with uncounted_ids as materialized (${uncountedIds})
  select category_id, manufacturer_id, status, n from category_counts
  union all
  ${inCategories(sql`select * from counted_variations where variation_id = any(${again})`, -1)}
  union all
  ${inCategories(countedAs(sql`v.id = any(${again})`), 1)})`;

/**
 * The value of the manufacturer `id` among those of all, rows of `manufacturer_id` and `value`. A statement that does
 * not depend on the row runs once, whereas one for each row would read the counts each time.
 */
export const ofManufacturer = (id: SqlFragment, values: SqlFragment): SqlFragment => sql`(
  (select jsonb_object_agg(x.manufacturer_id, x.value) from (${values}) x) -> ${id}::text)`;

/** The same for numbers; 0 for a manufacturer without one. */
export const numberOfManufacturer = (id: SqlFragment, numbers: SqlFragment): SqlFragment<number> =>
  sql<number>`coalesce(${ofManufacturer(id, numbers)}::int, 0)`;
