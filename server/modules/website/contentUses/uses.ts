import { sql } from 'kysely';
import type { ContentUsesFilter } from '#contract/rules/website/contentUses.ts';
import type { SqlFragment } from '#server/db/database.ts';
import { anyOf, type UsersOf } from '#server/entity/uses.ts';
import { forbidden } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { taggedProducts } from '#server/modules/catalogue/tags/tags.ts';
import { own, ownParents } from '#server/modules/catalogue/variations/filter.ts';
import type { Contributions } from '#server/modules/module.ts';
import { styleCategoryUses } from '#server/modules/website/styleCategories/categories.ts';
import { styleRights } from '#server/modules/website/styles/rights.ts';

/** Styles and sections that contain the products, through the tables that link them. */
const shownBy =
  (kind: 'products' | 'affiliate_products', column: string): UsersOf =>
  (given) => {
    const used = sql.ref(`l.${column}`);
    return sql`
      select 'style' as kind, l.style_id as id, ${used} as used
      from ${sql.table(`style_${kind}`)} l where ${used} = ${given}
      union all
      select 'styleSection', b.section_id, ${used} from ${sql.table(`style_block_${kind}`)} l
      join style_blocks b on b.id = l.block_id where ${used} = ${given}`;
  };

const variationUsers: UsersOf = (given) => sql`
  ${shownBy('products', 'variation_id')(given)}
  union all
  select 'menuItem', item_id, variation_id from menu_item_skus where variation_id = ${given}
  union all
  select 'menuItem', item_id, variation_id from menu_item_products where variation_id = ${given}`;

/** The content that shows any of a product's variations. */
const parentUsers: UsersOf = (given) => sql`
  select u.kind, u.id, w.parent_id as used
  from (${variationUsers(
    sql`any(array(select id from variations where parent_id = ${given}))`,
  )}) u join variations w on w.id = u.used`;

export const categoryUsers: UsersOf = (given) => sql`
  select 'menuItem' as kind, item_id as id, category_id as used
  from menu_item_categories where category_id = ${given}
  union all
  select 'banner', id, category_id from website_banners where category_id = ${given}
  union all
  select 'affiliateCategory', id, category_id from affiliate_categories
  where category_id = ${given}`;

export const valueGroupUsers: UsersOf = (given) => sql`
  select 'menuItem' as kind, item_id as id, group_id as used
  from menu_item_value_groups where group_id = ${given}`;

/** Menu items whose value groups have options of the attribute. */
export const attributeUsers: UsersOf = (given) => sql`
  select 'menuItem' as kind, m.item_id as id, g.attr_id as used from menu_item_value_groups m
  join attribute_option_groups g on g.id = m.group_id where g.attr_id = ${given}`;

export const tagUsers: UsersOf = (given) => sql`
  select 'menuItem' as kind, item_id as id, tag_id as used
  from menu_item_tags where tag_id = ${given}
  union all
  select 'blogPost', post_id, tag_id from blog_post_tags where tag_id = ${given}
  union all
  select 'style', style_id, tag_id from style_tags where tag_id = ${given}`;

/** Selects `id` and `name` of the content, by kind. */
export const content: Contributions['users'] = {
  affiliateCategory: sql`select c.id, n.name || ': ' || c.path as name
    from affiliate_categories c join affiliate_networks n on n.id = c.network_id`,
  banner: sql`select id, name from website_banners`,
  blogPost: sql`select id, title as name from blog_posts`,
  // with its ancestors, because items of several branches may have the same name
  menuItem: sql`select m.id, concat_ws(' › ', top.name, above.name, m.name) as name
    from menu_items m left join menu_items above on above.id = m.parent_id
    left join menu_items top on top.id = above.parent_id`,
  style: sql`select id, title as name from styles`,
  styleSection: sql`select id, name from style_sections`,
};

const users: Record<ContentUsesFilter['of'], UsersOf> = {
  variation: variationUsers,
  parent: parentUsers,
  affiliateProduct: shownBy('affiliate_products', 'affiliate_product_id'),
  tag: anyOf(taggedProducts, tagUsers),
  styleCategory: styleCategoryUses,
  category: categoryUsers,
};

/** The marketplace's public content, and the viewer's own styles. */
const isTold = (viewer: Viewer) => sql`case u.kind
  when 'menuItem' then exists (
    select from menu_items m where m.id = u.id and m.status = 'published')
  when 'styleSection' then exists (
    select from style_sections n where n.id = u.id and n.status = '1')
  else exists (
    select from styles t where t.id = u.id and (${styleRights(viewer, 'see')}
      or (t.status = '1' and t.manufacturer_id is null and t.vendor_id is null))) end`;

/** The viewer's own products among the given ones. */
const ownAmong = (viewer: Viewer, of: 'variation' | 'parent', given: SqlFragment): SqlFragment =>
  of === 'variation'
    ? sql`select v.id from variations v where ${own(viewer)} and v.id = ${given}`
    : sql`select p.id from parent_products p where ${ownParents(viewer)} and p.id = ${given}`;

/**
 * The website content that uses records of a kind, as far as the viewer may see it.
 * @throws FORBIDDEN for kinds that only administrators may query
 */
export const contentUsersOf = (viewer: Viewer, of: ContentUsesFilter['of']): UsersOf => {
  if (viewer.portal === 'admin') return users[of];
  if (of !== 'variation' && of !== 'parent') throw forbidden();
  return (given) => sql`
    select * from (${users[of](given)}) u
    where u.used in (${ownAmong(viewer, of, given)}) and ${isTold(viewer)}`;
};
