import { type RawBuilder, sql } from 'kysely';
import type { AttributeUsesFilter } from '#contract/rules/attribute.ts';
import type { Db } from '#server/db/database.ts';
import type { AttributeUse, BulkFailure } from '#server/generated/graphql.ts';
import type { ListSource } from '#server/graphql/list.ts';

/** What can be used, and so be kept from being deleted. */
export type UsedKind = AttributeUsesFilter['of'] | 'service' | 'serviceGroup';
type Fragment = RawBuilder<unknown>;

/** What uses the ids: `kind` and `id` of the user, and `used`, the one of the ids it uses. */
const linksTo = (of: UsedKind, ids: readonly string[]): Fragment => {
  const given = sql`any(${ids}::bigint[])`;
  const column = sql.ref(of === 'option' ? 'option_id' : 'attr_id');
  const products = sql`
    select 'variation' as kind, variation_id as id, ${column} as used
    from variation_combinations where ${column} = ${given}
    union all
    select 'variation', variation_id, ${column} from variation_attributes where ${column} = ${given}
    union all
    ${offered(of === 'option' ? 'option_id' : 'attr_id', given)}`;
  switch (of) {
    case 'option':
      return products;
    case 'attribute':
      return sql`${products} union all
        select 'group', group_id, attr_id from attribute_group_items where attr_id = ${given}`;
    case 'group':
      return sql`
        select 'family' as kind, family_id as id, group_id as used
        from attribute_family_groups where group_id = ${given}
        union all
        select 'variation', variation_id, group_id from variation_attributes
        where group_id = ${given}`;
    case 'family':
      return sql`select 'parent' as kind, id, family_id as used from parent_products
        where family_id = ${given}`;
    case 'service':
      return sql`select 'variation' as kind, variation_id as id, service_id as used
        from variation_services where service_id = ${given}`;
    case 'serviceGroup':
      return sql`
        select 'service' as kind, id, group_id as used from services where group_id = ${given}
        union all
        select 'variation', variation_id, group_id from variation_service_groups
        where group_id = ${given}`;
  }
};

/** Products that come in it while no variation of theirs is made by it yet. */
const offered = (column: 'option_id' | 'attr_id', given: Fragment): Fragment => sql`
  select 'parent', po.parent_id, po.${sql.id(column)} from parent_product_options po
  where po.${sql.id(column)} = ${given} and not exists (
    select 1 from variations v join variation_combinations c on c.variation_id = v.id
    where v.parent_id = po.parent_id and c.${sql.id(column)} = po.${sql.id(column)})`;

const tables = {
  family: sql`attribute_families`,
  group: sql`attribute_groups`,
  parent: sql`parent_products`,
  service: sql`services`,
  variation: sql`variations`,
};

/** The users by their names; those that are no products first. */
export const listUses = (
  db: Db,
  { of, ids, page, size, order }: Omit<AttributeUsesFilter, 'of'> & { of: UsedKind },
): Promise<ListSource<AttributeUse>> => usesOf(db, linksTo(of, ids), { page, size, order });

const usesOf = async (
  db: Db,
  links: Fragment,
  { page, size, order }: Pick<AttributeUsesFilter, 'page' | 'size' | 'order'>,
): Promise<ListSource<AttributeUse>> => {
  const named = Object.entries(tables).map(([kind, table]) => {
    const sku = kind === 'variation' ? sql`t.sku` : sql`''`;
    return sql`select ${kind}::text as kind, t.id, t.name, ${sku} as sku from ${table} t
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

const countUses = async (db: Db, links: Fragment): Promise<number> => {
  const { rows } = await sql<{ n: string }>`
    select count(*) as n from (select distinct kind, id from (${links}) l) x`.execute(db);
  return Number(rows[0]?.n ?? 0);
};

interface Deletable {
  id: string;
  name: string;
}

/** Those of the rows, which the caller has locked, that something uses; with how many use each. */
export const usedAmong = async (
  db: Db,
  of: UsedKind,
  rows: readonly Deletable[],
  msg: string,
): Promise<BulkFailure[]> => {
  const ids = rows.map((row) => row.id);
  const found = await sql<{ used: string; n: number }>`
    select used, count(distinct (kind, id))::int as n from (${linksTo(of, ids)}) l
    group by used`.execute(db);
  const counts = new Map(found.rows.map((row) => [row.used, row.n]));
  return rows.flatMap(({ id, name }) => {
    const count = counts.get(id);
    return count ? [{ id, label: name, code: 'IN_USE', msg, count }] : [];
  });
};
