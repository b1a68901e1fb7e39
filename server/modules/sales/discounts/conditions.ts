import { sql } from 'kysely';
import type { NamedConditions } from '#contract/cart/conditionSentences.ts';
import type { Discount } from '#contract/cart/discount.ts';
import type { DiscountCodes } from '#contract/rules/sales/discount.ts';
import type { SqlFragment, Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { linksBelow } from '#server/entity/children.ts';
import type { UsersOf } from '#server/entity/uses.ts';
import type { DB } from '#server/generated/database.ts';

/* The conditions of discounts `t` (decision 49). */

type LinkField = 'categoryIds' | 'tagIds' | 'manufacturerIds' | 'vendorIds' | 'shopIds';

interface LinkTable {
  table: keyof DB;
  to: string;
  linked: keyof DB;
  kind: string;
  /** The name of a linked record `x`. */
  name: SqlFragment;
}

const links: Readonly<Record<LinkField, LinkTable>> = {
  categoryIds: {
    ...{ table: 'discount_categories', to: 'category_id', linked: 'categories' },
    ...{ kind: 'category', name: sql`x.name` },
  },
  tagIds: {
    ...{ table: 'discount_tags', to: 'tag_id', linked: 'tags' },
    ...{ kind: 'tag', name: sql`x.name` },
  },
  manufacturerIds: {
    ...{ table: 'discount_manufacturers', to: 'manufacturer_id', linked: 'manufacturers' },
    ...{ kind: 'managedManufacturer', name: sql`x.company_name` },
  },
  vendorIds: {
    ...{ table: 'discount_vendors', to: 'vendor_id', linked: 'vendors' },
    kind: 'managedVendor',
    name: sql`coalesce(x.company_name, x.name || ' ' || x.surname)`,
  },
  shopIds: {
    ...{ table: 'discount_shops', to: 'shop_id', linked: 'shops' },
    ...{ kind: 'shop', name: sql`x.name` },
  },
};

const below = (field: LinkField) => {
  const { name: _, ...link } = links[field];
  return linksBelow({ ...link, of: 'discount_id', field });
};

export const conditionLinks = {
  categoryIds: below('categoryIds'),
  tagIds: below('tagIds'),
  manufacturerIds: below('manufacturerIds'),
  vendorIds: below('vendorIds'),
  shopIds: below('shopIds'),
};

/** The records that discounts keep from being deleted, by kind. */
export const discountUses: Readonly<Record<string, UsersOf>> = Object.fromEntries(
  Object.values(links).map(({ table, to, kind }) => [
    kind,
    (given: SqlFragment) => sql`
      select 'discount' as kind, discount_id as id, ${sql.id(to)} as used
      from ${sql.table(table)} where ${sql.id(to)} = ${given}`,
  ]),
);

const idsOf = (field: LinkField) => {
  const { table, to } = links[field];
  return sql`coalesce((select jsonb_agg(l.${sql.id(to)}::text order by l.sort_index)
    from ${sql.table(table)} l where l.discount_id = t.id), '[]')`;
};

const namesOf = (field: LinkField) => {
  const { table, to, linked, name } = links[field];
  return sql`coalesce((select jsonb_agg(${name} order by l.sort_index)
    from ${sql.table(table)} l join ${sql.table(linked)} x on x.id = l.${sql.id(to)}
    where l.discount_id = t.id), '[]')`;
};

const isLinked = (...fields: readonly LinkField[]) =>
  sql`(${sql.join(
    fields.map((field) => {
      const { table } = links[field];
      return sql`exists (select from ${sql.table(table)} l where l.discount_id = t.id)`;
    }),
    sql` or `,
  )})`;

/** The conditions of a discount with names. */
export const namedConditions = sql<NamedConditions>`jsonb_build_object(
  'minValue', t.min_value::text, 'categories', ${namesOf('categoryIds')},
  'tags', ${namesOf('tagIds')}, 'manufacturers', ${namesOf('manufacturerIds')},
  'vendors', ${namesOf('vendorIds')}, 'isForSomeShops', ${isLinked('shopIds')},
  'shops', ${namesOf('shopIds')}, 'isOncePerCustomer', t.is_once_per_customer)`;

const limitsProducts = isLinked('categoryIds', 'tagIds', 'manufacturerIds', 'vendorIds');

/** Whether a discount has a condition of this kind. */
export const hasCondition = (kind: string): SqlFragment => {
  switch (kind) {
    case 'minValue':
      return sql`t.min_value is not null`;
    case 'products':
      return limitsProducts;
    case 'shops':
      return isLinked('shopIds');
    case 'oncePerCustomer':
      return sql`t.is_once_per_customer`;
    default:
      return sql`not (t.min_value is not null or t.is_once_per_customer or ${limitsProducts}
        or ${isLinked('shopIds')})`;
  }
};

/** The categories of a discount with all that are below them. */
const branches = sql`coalesce((
  with recursive below (id) as (
    select l.category_id from discount_categories l where l.discount_id = t.id
    union select c.id from categories c join below b on c.parent_id = b.id)
  select jsonb_agg(b.id::text) from below b), '[]')`;

/** A discount as the cart rules take it. */
export const discountFacts = sql<Discount>`jsonb_build_object(
  'code', t.code, 'kind', t.kind, 'value', t.value::text,
  'startsOn', to_char(t.starts_on, 'YYYY-MM-DD'), 'endsOn', to_char(t.ends_on, 'YYYY-MM-DD'),
  'isActive', t.is_active, 'maxUses', t.max_uses, 'used', t.used,
  'minValue', t.min_value::text, 'categoryIds', ${branches}, 'tagIds', ${idsOf('tagIds')},
  'manufacturerIds', ${idsOf('manufacturerIds')}, 'vendorIds', ${idsOf('vendorIds')},
  'shopIds', ${idsOf('shopIds')}, 'isOncePerCustomer', t.is_once_per_customer)`;

/**
 * Gives new discounts the conditions of their input that are links.
 * @throws INVALID if a linked record does not exist
 */
export const linkConditions = async (
  trx: Trx,
  discountIds: readonly string[],
  input: Pick<DiscountCodes, LinkField>,
): Promise<void> => {
  const [first, ...others] = discountIds;
  if (first === undefined) return;
  for (const field of Object.keys(links) as LinkField[]) {
    if (input[field].length === 0) continue;
    // checks the linked records and locks them
    await conditionLinks[field].write(trx, first, input[field]);
    const { table, to } = links[field];
    await sql`
      insert into ${sql.table(table)} (discount_id, ${sql.id(to)}, sort_index)
      select d.id::bigint, l.${sql.id(to)}, l.sort_index
      from ${sql.table(table)} l cross join jsonb_array_elements_text(${jsonb(others)}) d (id)
      where l.discount_id = ${first}`.execute(trx);
  }
};
