import { type RawBuilder, sql } from 'kysely';
import { type VariationPart, variationParts } from '#contract/variationParts.ts';

type Fragment = RawBuilder<unknown>;

/**
 * What a family requires of its variations; a family may say so itself, otherwise than the attribute.
 * Options of configurable attributes are no values: they make the variation.
 */
const required = sql`
  select fg.family_id, gi.group_id, gi.attr_id
  from attribute_family_groups fg
  join attribute_group_items gi on gi.group_id = fg.group_id
  join attributes a on a.id = gi.attr_id and not a.is_configurable
  left join attribute_family_attributes fa
    on fa.family_id = fg.family_id and fa.group_id = gi.group_id and fa.attr_id = gi.attr_id
  where coalesce(fa.is_required, a.is_required)`;

/**
 * The ids of those that lack the part, `among` a condition on `variations v`. As sets they are
 * hashed once, where a condition of the row would be looked up for each of 100,000.
 */
export const withoutPart: Record<VariationPart, (among: Fragment) => Fragment> = {
  image: (among) => sql`
    select v.id from variations v where ${among}
      and not exists (select 1 from variation_images i where i.variation_id = v.id)`,
  price: (among) => sql`select v.id from variations v where ${among} and v.price = 0`,
  tags: (among) => sql`
    select v.id from variations v where ${among}
      and not exists (select 1 from variation_tags t where t.variation_id = v.id)`,
  values: (among) => sql`
    select distinct v.id from variations v
    join parent_products p on p.id = v.parent_id
    join (${required}) r on r.family_id = p.family_id
    where ${among} and not exists (
      select 1 from variation_attributes x where x.variation_id = v.id
        and x.group_id = r.group_id and x.attr_id = r.attr_id and x.value <> '')`,
};

const withoutAny = (among: Fragment): Fragment =>
  sql.join(
    variationParts.map((part) => withoutPart[part](among)),
    sql` union all `,
  );

/** The condition of the filter `missing` on `variations v` that meet `among`. */
export const lacks = (what: VariationPart | 'any' | 'nothing', among: Fragment): Fragment => {
  if (what === 'any') return sql`v.id in (${withoutAny(among)})`;
  if (what === 'nothing') {
    return sql`not exists (select 1 from (${withoutAny(among)}) l where l.id = v.id)`;
  }
  return sql`v.id in (${withoutPart[what](among)})`;
};
