import { sql } from 'kysely';
import { type VariationPart, variationParts } from '#contract/variationParts.ts';
import type { SqlFragment } from '#server/db/database.ts';
import { fieldsOf } from '#server/modules/catalogue/attributeFamilies/fields.ts';

/** Parts that families require of their variations. */
const required = sql`
  select f.family_id, f.group_id, f.attr_id, f.place
  from (${fieldsOf(sql`select id from attribute_families`)}) f where f.required`;

/**
 * Ids of variations that lack a part; `among` is a condition on `variations v`. Sets are hashed
 * once, whereas a correlated condition would run for each of 100,000 rows.
 */
export const withoutPart: Record<VariationPart, (among: SqlFragment) => SqlFragment> = {
  image: (among) => sql`
    select v.id from variations v where ${among}
      and not exists (select 1 from variation_images i where i.variation_id = v.id)`,
  price: (among) => sql`select v.id from variations v where ${among} and v.price = 0`,
  tags: (among) => sql`
    select v.id from variations v where ${among}
      and not exists (select 1 from variation_tags t where t.variation_id = v.id)`,
  // an uncorrelated subquery: without statistics it would run again for each value
  values: (among) => sql`
    select m.id from (
      with required as materialized (${required})
      select distinct v.id from variations v
      join parent_products p on p.id = v.parent_id
      join required r on r.family_id = p.family_id
      where ${among} and not exists (
        select 1 from variation_attributes x where x.variation_id = v.id
          and x.group_id = r.group_id and x.attr_id = r.attr_id and x.value <> ''
          -- of a million values a tenth is required of anything: only those are hashed
          and (x.group_id, x.attr_id) in (select group_id, attr_id from required))
    ) m`,
};

const withoutAny = (among: SqlFragment): SqlFragment =>
  sql.join(
    variationParts.map((part) => withoutPart[part](among)),
    sql` union all `,
  );

/** Whether one of the `variations v` that meet `among` lacks any part. */
export const lacksAny = (among: SqlFragment): SqlFragment => sql`v.id in (${withoutAny(among)})`;

/** Every part counts as one required entry, except values, each of which counts. */
const otherParts = variationParts.length - 1;

/**
 * Completeness of the variations of `page`, as `variation_id` and JSON `j`; counts the same parts
 * as the filter.
 */
export const completeness: SqlFragment = sql`
  select c.variation_id, json_build_object('required', c.required, 'filled', c.filled,
    'percent', 100 * c.filled / c.required, 'missing', c.missing, 'missingValues', c.values) as j
  from (
    select v.id as variation_id, ${sql.lit(otherParts)} + coalesce(n.required, 0) as required,
      num_nonnulls(i.variation_id, t.variation_id, nullif(v.price, 0)) + coalesce(n.filled, 0) as filled,
      array_remove(array[
        case when i.variation_id is null then 'image' end,
        case when v.price = 0 then 'price' end,
        case when t.variation_id is null then 'tags' end,
        case when n.filled < n.required then 'values' end], null) as missing,
      coalesce(n.missing, '[]') as values
    from page p join variations v on v.id = p.id
    left join (select distinct variation_id from variation_images
      where variation_id = any(array(select id from page))) i on i.variation_id = v.id
    left join (select distinct variation_id from variation_tags
      where variation_id = any(array(select id from page))) t on t.variation_id = v.id
    left join (
      select v.id, count(*)::int as required, count(x.variation_id)::int as filled,
        json_agg(json_build_object('group_id', r.group_id, 'attr_id', r.attr_id, 'name', a.name)
          order by r.place) filter (where x.variation_id is null) as missing
      from page p join variations v on v.id = p.id
      join parent_products q on q.id = v.parent_id
      join (${required}) r on r.family_id = q.family_id
      join attributes a on a.id = r.attr_id
      left join variation_attributes x on x.variation_id = v.id
        and x.group_id = r.group_id and x.attr_id = r.attr_id and x.value <> ''
      group by 1
    ) n on n.id = v.id
  ) c`;
