import { sql } from 'kysely';
import type { AttributeUse } from '#contract/generated/schema.ts';
import type { AttributeUsesFilter } from '#contract/rules/catalogue/attribute.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import type { ListSource } from '#server/graphql/list.ts';

/**
 * Selects the records that use the given ids: their `kind` and `id`, and `used`, the id they use.
 */
type Users = (given: SqlFragment) => SqlFragment;

const productsWith =
  (column: 'option_id' | 'attr_id'): Users =>
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
export const usersOf: Record<AttributeUsesFilter['of'], Users> = {
  option: productsWith('option_id'),
  attribute: (given) => sql`${productsWith('attr_id')(given)} union all
    select 'group', group_id, attr_id from attribute_group_items where attr_id = ${given}
    union all
    select 'menuItem', m.item_id, g.attr_id from menu_item_value_groups m
    join attribute_option_groups g on g.id = m.group_id where g.attr_id = ${given}`,
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

const tables = {
  affiliateCategory: sql`(select c.id, n.name || ': ' || c.path as name
    from affiliate_categories c join affiliate_networks n on n.id = c.network_id)`,
  banner: sql`website_banners`,
  blogPost: sql`(select id, title as name from blog_posts)`,
  family: sql`attribute_families`,
  group: sql`attribute_groups`,
  // with its ancestors, because items of several branches may have the same name
  menuItem: sql`(select m.id, concat_ws(' › ', top.name, above.name, m.name) as name
    from menu_items m left join menu_items above on above.id = m.parent_id
    left join menu_items top on top.id = above.parent_id)`,
  parent: sql`parent_products`,
  service: sql`services`,
  style: sql`(select id, title as name from styles)`,
  styleSection: sql`style_sections`,
  variation: sql`variations`,
};

/** Uses sorted by name, products last. */
export const listUses = async (
  db: Db,
  users: Users,
  { ids, page, size, order }: Omit<AttributeUsesFilter, 'of' | 'sort'>,
): Promise<ListSource<AttributeUse>> => {
  const links = users(sql`any(${ids}::bigint[])`);
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

const countUses = async (db: Db, links: SqlFragment): Promise<number> => {
  const { rows } = await sql<{ n: string }>`
    select count(*) as n from (select distinct kind, id from (${links}) l) x`.execute(db);
  return Number(rows[0]?.n ?? 0);
};
