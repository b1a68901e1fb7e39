import { type RawBuilder, sql } from 'kysely';
import type { Partner } from '#contract/rules/people/profile.ts';
import {
  categoryCounts,
  ofManufacturer,
} from '#server/modules/catalogue/variations/counts/counted.ts';
import { parentsIn } from '#server/modules/catalogue/variations/filter.ts';

/* Categories of the products that partner `p` sells (decision 33): a manufacturer's published
   products; for all others, the products they currently offer. */

type Condition = RawBuilder<unknown>;

/** Variations `v` of products `x` that are for sale. */
const forSale: Record<Partner, Condition> = {
  manufacturer: sql`parent_products x join variations v on v.parent_id = x.id
    where x.status = '1' and v.status = '1' and v.sample_of_id is null`,
  vendor: sql`vendor_products i join variations v on v.id = i.variation_id
    join parent_products x on x.id = v.parent_id
    where i.status = '1' and i.paused_reason is null`,
};

const owner: Record<Partner, Condition> = {
  manufacturer: sql`x.manufacturer_id`,
  vendor: sql`i.vendor_id`,
};

/**
 * Manufacturers with published variations in the first-level categories above these, from the kept numbers
 * (decision 61). Of all others, each product would be looked up in vain.
 */
const inFirstLevel = (ids: readonly string[]): Condition => sql`
  select c.manufacturer_id from ${categoryCounts} c
  where c.status = '1' and c.category_id = any(array(
    select u.ancestor_id from category_paths u where u.category_id = any(${ids}::bigint[])))
  group by 1 having sum(c.n) > 0`;

/** Condition for partners with a product in one of the categories or their descendants. */
export const hasCategories = (kind: Partner, ids: readonly string[]): Condition => {
  const sells = sql`p.id in (
    select ${owner[kind]} from ${forSale[kind]} and x.id in (${parentsIn(ids)}))`;
  return kind === 'vendor' ? sells : sql`p.id = any(array(${inFirstLevel(ids)})) and ${sells}`;
};

/** Number of categories shown for each partner. */
const shown = 3;

/** From the kept numbers (decision 61), because a manufacturer may have hundreds of thousands of products. */
const ofManufacturers = sql`
  select s.manufacturer_id, jsonb_agg(s.name order by s.place) as value from (
    select c.manufacturer_id, k.name, row_number() over (
      partition by c.manufacturer_id order by sum(c.n) desc, k.name) as place
    from ${categoryCounts} c join categories k on k.id = c.category_id
    where c.status = '1' group by c.manufacturer_id, k.id having sum(c.n) > 0
  ) s where s.place <= ${sql.lit(shown)} group by 1`;

/** The names of its top-level categories, those with the most products first. */
export const productCategories: Record<Partner, Condition> = {
  manufacturer: sql`coalesce(${ofManufacturer(sql`p.id`, ofManufacturers)}, '[]')`,
  vendor: sql`array(
    with recursive above (id, parent_id, name, n) as (
      select c.id, c.parent_id, c.name, count(*)
      from (select distinct x.id from ${forSale.vendor} and i.vendor_id = p.id) x
      join parent_product_categories k on k.parent_id = x.id
      join categories c on c.id = k.category_id group by c.id
      union all
      select c.id, c.parent_id, c.name, a.n from above a join categories c on c.id = a.parent_id
    )
    select name from above where parent_id is null
    group by id, name order by sum(n) desc, name limit ${sql.lit(shown)})`,
};
