import { sql } from 'kysely';
import type { AttributeUse } from '#contract/generated/schema.ts';
import type { AttributeUsesFilter } from '#contract/rules/catalogue/attribute.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import type { UsersOf } from '#server/entity/uses.ts';
import type { ListSource } from '#server/graphql/list.ts';
import type { Contributions } from '#server/modules/module.ts';

const productsWith =
  (column: 'option_id' | 'attr_id'): UsersOf =>
  (given) => {
    const used = sql.id(column);
    return sql`
      select 'variation' as kind, variation_id as id, ${used} as used
      from variation_combinations where ${used} = ${given}
      union all
      select 'variation', variation_id, ${used} from variation_attributes where ${used} = ${given}
      union all
      ${offered(column, given)}`;
  };

/**
 * For each kind of record that describes products, the records that use it and so prevent its
 * deletion.
 */
export const usersOf: Record<AttributeUsesFilter['of'], UsersOf> = {
  option: productsWith('option_id'),
  attribute: (given) => sql`${productsWith('attr_id')(given)} union all
    select 'group', group_id, attr_id from attribute_group_items where attr_id = ${given}`,
  group: (given) => sql`
    select 'family' as kind, family_id as id, group_id as used
    from attribute_family_groups where group_id = ${given}
    union all
    select 'variation', variation_id, group_id from variation_attributes
    where group_id = ${given}`,
  family: (given) => sql`select 'parent' as kind, id, family_id as used from parent_products
    where family_id = ${given}`,
};

/** Products that list it among their options but have no variation with it yet. */
const offered = (column: 'option_id' | 'attr_id', given: SqlFragment): SqlFragment => sql`
  select 'parent', po.parent_id, po.${sql.id(column)} from parent_product_options po
  where po.${sql.id(column)} = ${given} and not exists (
    select 1 from variations v join variation_combinations c on c.variation_id = v.id
    where v.parent_id = po.parent_id and c.${sql.id(column)} = po.${sql.id(column)})`;

/** Selects `id` and `name` of the catalogue's records that use others. */
const ownUsers: Contributions['users'] = {
  family: sql`select id, name from attribute_families`,
  group: sql`select id, name from attribute_groups`,
  parent: sql`select id, name from parent_products`,
  service: sql`select id, name from services`,
  variation: sql`select id, name, sku from variations`,
};

/**
 * Uses sorted by name, products last.
 * @param others those of higher domains that use the records, too
 */
export const listUses = async (
  db: Db,
  users: UsersOf,
  { ids, page, size, order }: Omit<AttributeUsesFilter, 'of' | 'sort'>,
  others: Contributions['users'] = {},
): Promise<ListSource<AttributeUse>> => {
  const links = users(sql`any(${ids}::bigint[])`);
  const named = Object.entries({ ...ownUsers, ...others }).map(([kind, records]) => {
    const sku = kind === 'variation' ? sql`t.sku` : sql`''`;
    return sql`select ${kind}::text as kind, t.id, t.name, ${sku} as sku from (${records}) t
      where t.id in (select id from used where kind = ${kind})`;
  });
  const direction = order === 'DESC' ? sql`desc` : sql`asc`;
  const { rows } = await sql<AttributeUse>`
    with used as materialized (select distinct kind, id from (${links}) l)
    select kind, id, name, sku from (${sql.join(named, sql` union all `)}) x
    order by kind = 'variation', kind, lower(name) ${direction}, id
    limit ${size} offset ${page * size}`.execute(db);
  return { results: rows, total: () => countUses(db, links) };
};

const countUses = async (db: Db, links: SqlFragment): Promise<number> => {
  const { rows } = await sql<{ n: string }>`
    select count(*) as n from (select distinct kind, id from (${links}) l) x`.execute(db);
  return Number(rows[0]?.n ?? 0);
};
