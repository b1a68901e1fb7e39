import { type RawBuilder, sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import {
  type MenuItemValues,
  menuItemInput,
  menuItemsQuery,
} from '#contract/rules/website/menuItem.ts';
import { linksBelow, rowsBelow } from '#server/entity/children.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, contains, equals } from '#server/entity/filters.ts';
import { one, type Read } from '#server/entity/states.ts';
import type { Writing } from '#server/entity/writing.ts';
import { invalid } from '#server/errors/domainError.ts';
import { claimPictures } from '#server/modules/platform/images/claimPictures.ts';

/** The ids of item `t` and its descendants, which span two levels at most. */
const branch = sql`
  select t.id union all select c.id from menu_items c where c.parent_id = t.id
  union all select g.id from menu_items c join menu_items g on g.parent_id = c.id
    where c.parent_id = t.id`;

const subItemCount = sql<number>`(select count(*)::int - 1 from (${branch}) b)`;

const childCount = sql<number>`(select count(*)::int from menu_items c where c.parent_id = t.id)`;

const productCount = sql<number>`(
  select count(distinct p.variation_id)::int from menu_item_products p
  where p.item_id in (${branch}))`;

const isHidden = sql<boolean>`(t.status = 'published' and exists (
  select from menu_items a left join menu_items b on b.id = a.parent_id
  where a.id = t.parent_id and 'unpublished' in (a.status, b.status)))`;

const state = sql<string>`case when ${isHidden} then 'hidden' else t.status end`;

/** The ancestors of item `t`, two at most, from the top. */
const above = sql<{ id: string; name: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', x.id::text, 'name', x.name) order by x.level), '[]')
  from menu_items a left join menu_items b on b.id = a.parent_id
  join menu_items x on x.id in (a.id, b.id)
  where a.id = t.parent_id)`;

/** Links of level 4 to records of `linked`. */
const linked = (
  table: Parameters<typeof linksBelow>[0]['table'],
  to: string,
  linkedTable: Parameters<typeof linksBelow>[0]['linked'],
  kind: string,
  field: keyof MenuItemValues,
) => linksBelow({ table, of: 'item_id', to, linked: linkedTable, kind, field });

/** The texts of an object, one per line. */
const partsOf: Read = (value) =>
  Object.values((value ?? {}) as Record<string, string>)
    .filter((text) => text !== '')
    .map((text) => [text]);

export const menuItems = defineEntity({
  name: 'menuItem',
  plural: 'menuItems',
  calls: { one: 'getMenuItem', status: 'updateMenuItemStatusByIds' },
  area: 'websiteMenu',
  table: 'menu_items',
  input: menuItemInput,
  query: menuItemsQuery,
  columns: [
    'level',
    'parent_id',
    'name',
    'image',
    'mobile_image',
    'link',
    'promo_text',
    'marketing',
    'seo_data',
  ],
  readOnlyColumns: ['status', 'sortIndex'],
  children: {
    brands: rowsBelow<MenuItemValues['brands'][number]>({
      table: 'menu_item_brands',
      of: 'item_id',
      fields: ['slug', 'image'],
    }),
    categories: linked(
      'menu_item_categories',
      'category_id',
      'categories',
      'category',
      'categories',
    ),
    manufacturers: linked(
      'menu_item_manufacturers',
      'manufacturer_id',
      'manufacturers',
      'manufacturer',
      'manufacturers',
    ),
    tags: linked('menu_item_tags', 'tag_id', 'tags', 'tag', 'tags'),
    attributes_value_groups: linked(
      'menu_item_value_groups',
      'group_id',
      'attribute_option_groups',
      'attributeOptionGroup',
      'attributes_value_groups',
    ),
    products: linked('menu_item_skus', 'variation_id', 'variations', 'variation', 'products'),
  },
  fields: () => ({
    // the parent's id is a string, like every id
    parent_id: sql<string | null>`t.parent_id::text`,
    isPublished: sql<string>`t.status`,
    marketing: sql<MenuItemValues['marketing']>`t.marketing`,
    seo_data: sql<MenuItemValues['seo_data']>`t.seo_data`,
    isHidden,
    state,
    above,
    childCount,
    subItemCount,
    productCount,
  }),
  filters: {
    parent_id: equals('parent_id'),
    level: (level) => sql`t.level = ${level}`,
    state: (wanted) => sql`${state} = ${wanted}`,
    name: contains('name'),
  },
  sorts: {
    sortIndex: byColumn('sort_index'),
    name: byText('name'),
    level: byColumn('level'),
    state,
    productCount,
    updatedAt: byColumn('updated_at'),
    id: byColumn('id'),
  },
  history: {
    parent_id: one('menuItem'),
    marketing: partsOf,
    seo_data: partsOf,
  },
  created: (_, { parent_id }) => ({ sort_index: lastOfColumn(parent_id) }),
  check: async (writing, input, id) => {
    await lockMenu(writing);
    await assertPlace(writing, input, id);
    await claimPictures(writing.trx, writing.viewer, {
      image: input.image,
      mobile_image: input.mobile_image,
    });
    for (const { image } of input.brands) {
      await claimPictures(writing.trx, writing.viewer, { brands: image });
    }
  },
});

/** Serialises changes of the tree before they lock any row. */
export const lockMenu = async ({ trx }: Pick<Writing, 'trx'>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('atrium menu'))`.execute(trx);
};

/** The items of a column, as a condition on `menu_items t`. */
const inColumn = (parentId: string | null): RawBuilder<unknown> =>
  parentId === null ? sql`t.level = 2` : sql`t.parent_id = ${parentId}`;

/** The position after all other items of a column. */
export const lastOfColumn = (parentId: string | null): RawBuilder<number> => sql<number>`(
  select coalesce(max(t.sort_index) + 1, 0) from menu_items t where ${inColumn(parentId)})`;

/** Throws INVALID unless the parent is one level above and its column has room. */
const assertPlace = async (
  { trx }: Writing,
  { level, parent_id }: MenuItemValues,
  id?: string,
): Promise<void> => {
  const { rows } = await sql<{ above: number | null; items: number }>`
    select (select level from menu_items where id = ${parent_id}) as above,
      (select count(*)::int from menu_items t
        where ${inColumn(parent_id)} and t.id is distinct from ${id ?? null}::bigint) as items`.execute(
    trx,
  );
  const { above = null, items = 0 } = rows[0] ?? {};
  if (parent_id !== null && above === null) {
    throw invalid({ parent_id: { rule: 'rules.menuParentGone' } });
  }
  if (parent_id !== null && above !== level - 1) {
    throw invalid({ parent_id: { rule: 'rules.menuParent' } });
  }
  if (items >= limits.menuColumn) {
    throw invalid({ parent_id: { rule: 'rules.menuColumnFull', limit: limits.menuColumn } });
  }
};
