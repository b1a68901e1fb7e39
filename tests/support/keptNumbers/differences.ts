import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { branchCounts } from '#server/modules/catalogue/categories/productCounts.ts';
import { usageOf } from '#server/modules/catalogue/usage/usage.ts';
import { valueCounts } from '#server/modules/catalogue/usage/values.ts';
import {
  categoryCounts,
  variationCounts,
  variationTotals,
} from '#server/modules/catalogue/variations/counts/counted.ts';

/** How often products use attributes, options, tags and families: the kept numbers and those of a plain count. */
const usage = sql`
  select 'attribute' as kind, t.id, ${usageOf('attribute')} as kept,
    (select count(*) from variation_attributes x where x.attr_id = t.id)
      + (select count(*) from variation_combinations x where x.attr_id = t.id) as counted
  from attributes t
  union all
  select 'option', t.id, ${usageOf('option')},
    (select count(*) from variation_attributes x where x.option_id = t.id)
      + (select count(*) from variation_combinations x where x.option_id = t.id)
  from attribute_options t
  union all
  select 'tag', t.id, ${usageOf('tag')}, (select count(*) from variation_tags x where x.tag_id = t.id)
  from tags t
  union all
  select 'family', t.id, ${usageOf('family')},
    (select count(*) from parent_products x where x.family_id = t.id)
  from attribute_families t`;

/** How often the products of each manufacturer have each value: the kept numbers and those of a plain count. */
const ofValues = sql`
  select attr_id, manufacturer_id, value, coalesce(k.n, 0) as kept, coalesce(c.n, 0) as counted
  from (
    select attr_id, manufacturer_id, value, sum(n)::int as n from ${valueCounts} x group by 1, 2, 3
  ) k full join (
    select x.attr_id, p.manufacturer_id, x.value, count(*)::int as n from variation_attributes x
    join variations v on v.id = x.variation_id join parent_products p on p.id = v.parent_id
    group by 1, 2, 3
  ) c using (attr_id, manufacturer_id, value)`;

/** How many products the branch of each category has: the kept numbers and those of a plain count. */
const ofBranches = sql`
  select t.id, coalesce(b.n, 0) as kept, (
    select count(distinct l.parent_id)::int from parent_product_categories l
    join categories c on c.id = l.category_id
    left join categories c1 on c1.id = c.parent_id left join categories c2 on c2.id = c1.parent_id
    left join categories c3 on c3.id = c2.parent_id
    where t.id in (c.id, c1.id, c2.id, c3.id)) as counted
  from categories t left join ${branchCounts} b on b.category_id = t.id`;

/** What each variation counts as, written independently of the kept numbers. */
export const plain = sql`
  select v.id, p.manufacturer_id, v.status, v.sample_of_id is not null as is_sample,
    exists (select from vendor_products i where i.variation_id = v.id) as is_included,
    (not exists (select from variation_images i where i.variation_id = v.id))::int
      + 2 * (v.price = 0)::int
      + 4 * (not exists (select from variation_tags t where t.variation_id = v.id))::int
      + 8 * (exists (
        select from attribute_family_groups g
        join attribute_group_items i on i.group_id = g.group_id
        join attributes a on a.id = i.attr_id
        left join attribute_family_attributes f on f.family_id = g.family_id
          and f.group_id = g.group_id and f.attr_id = i.attr_id
        where g.family_id = p.family_id and coalesce(f.is_required, a.is_required)
          and not a.is_configurable and not exists (
            select from variation_attributes x where x.variation_id = v.id and x.value <> ''
              and x.group_id = g.group_id and x.attr_id = i.attr_id)))::int as missing,
    array(
      select distinct coalesce(c3.id, c2.id, c1.id, c.id) from parent_product_categories pc
      join categories c on c.id = pc.category_id
      left join categories c1 on c1.id = c.parent_id left join categories c2 on c2.id = c1.parent_id
      left join categories c3 on c3.id = c2.parent_id
      where pc.parent_id = v.parent_id) as category_ids
  from variations v join parent_products p on p.id = v.parent_id`;

const columns = sql`manufacturer_id, status, is_sample, is_included, missing`;
const ofCategory = sql`category_id, manufacturer_id, status`;
const ofOwner = sql`manufacturer_id, status`;

/** The rows in which the kept numbers and those of a plain count differ, in one snapshot. */
export const differencesIn = async (at: Db): Promise<unknown[]> => {
  const { rows } = await sql`
    with plain as materialized (${plain}),
      kept as (select ${columns}, sum(n)::int as n from ${variationCounts} c group by ${columns}),
      counted as (select ${columns}, count(*)::int as n from plain group by ${columns}),
      kept_in as (
        select ${ofCategory}, sum(n)::int as n from ${categoryCounts} c group by ${ofCategory}),
      counted_in as (
        select ${ofCategory}, count(*)::int as n from (
          select unnest(category_ids) as category_id, manufacturer_id, status from plain
          where not is_sample) x group by ${ofCategory}),
      kept_of as (
        select ${ofOwner}, sum(n)::int as n from ${variationTotals} c group by ${ofOwner}),
      counted_of as (select ${ofOwner}, count(*)::int as n from plain group by ${ofOwner})
    select to_jsonb(x) as row, coalesce(k.n, 0) as kept, coalesce(c.n, 0) as counted
    from kept k full join counted c using (${columns}) cross join lateral (select ${columns}) x
    where coalesce(k.n, 0) <> coalesce(c.n, 0)
    union all
    select to_jsonb(x), coalesce(k.n, 0), coalesce(c.n, 0)
    from kept_in k full join counted_in c using (${ofCategory})
    cross join lateral (select ${ofCategory}) x
    where coalesce(k.n, 0) <> coalesce(c.n, 0)
    union all
    select to_jsonb(x), coalesce(k.n, 0), coalesce(c.n, 0)
    from kept_of k full join counted_of c using (${ofOwner})
    cross join lateral (select ${ofOwner}) x
    where coalesce(k.n, 0) <> coalesce(c.n, 0)
    union all
    select jsonb_build_object(kind, id), kept, counted from (${usage}) u where kept <> counted
    union all
    select to_jsonb(v), kept, counted from (${ofValues}) v where kept <> counted
    union all
    select jsonb_build_object('branch', id), kept, counted from (${ofBranches}) b
    where kept <> counted
  `.execute(at);
  return rows;
};
