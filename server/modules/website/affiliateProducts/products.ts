import { type RawBuilder, sql } from 'kysely';
import {
  affiliateProductInput,
  affiliateProductsQuery,
} from '#contract/rules/website/affiliateProduct.ts';
import { optionalMoment } from '#server/db/moment.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, contains, equals } from '#server/entity/filters.ts';

const state = sql<string>`case when t.gone_at is null then t.status else 'gone' end`;

/** Our category `id` with all its ancestors. */
export const categoryPath = (id: RawBuilder<unknown>): RawBuilder<string> => sql<string>`coalesce((
  with recursive above (id, name, parent_id, depth) as (
    select c.id, c.name, c.parent_id, 0 from categories c where c.id = ${id}
    union all
    select c.id, c.name, c.parent_id, a.depth + 1 from above a join categories c on c.id = a.parent_id)
  select string_agg(name, ' > ' order by depth desc) from above), '')`;

/** Our category for product `t`. */
const ownCategory = sql`(
  select c.category_id from affiliate_categories c where c.id = t.affiliate_category_id)`;

const useCount = sql<number>`(
  (select count(*) from style_affiliate_products l where l.affiliate_product_id = t.id)
  + (select count(*) from style_block_affiliate_products l where l.affiliate_product_id = t.id))::int`;

/** Whether product `t` is used in styles or sections and no longer for sale. */
export const isShownButUnavailable = sql<boolean>`((t.status <> 'published' or t.gone_at is not null) and (
  exists (select from style_affiliate_products l where l.affiliate_product_id = t.id)
  or exists (select from style_block_affiliate_products l where l.affiliate_product_id = t.id)))`;

const isBelow = (id: string) => sql`t.affiliate_category_id in (
  with recursive below (id) as (
    select ${id}::bigint
    union all select c.id from below b join categories c on c.parent_id = b.id)
  select a.id from affiliate_categories a where a.category_id in (select id from below))`;

export const affiliateProducts = defineEntity({
  name: 'affiliateProduct',
  plural: 'affiliateProducts',
  calls: { status: 'updateAffiliateProductsStatus' },
  area: 'affiliateProducts',
  table: 'affiliate_products',
  label: 'title',
  input: affiliateProductInput,
  query: affiliateProductsQuery,
  columns: ['title'],
  readOnlyColumns: ['status'],
  fields: () => ({
    network_id: sql<string>`t.network_id`,
    network: sql<string>`(select n.name from affiliate_networks n where n.id = t.network_id)`,
    external_id: sql<string>`t.external_id`,
    description: sql<string>`t.description`,
    price: sql<string>`t.price::text`,
    link: sql<string>`t.link`,
    affiliate_category_id: sql<string | null>`t.affiliate_category_id`,
    path: sql<string>`coalesce((
      select c.path from affiliate_categories c where c.id = t.affiliate_category_id), '-')`,
    category: categoryPath(ownCategory),
    picture: sql<string | null>`t.picture`,
    picture_url: sql<string | null>`t.picture_url`,
    pictureFault: sql<string>`coalesce(t.picture_fault, '')`,
    state,
    useCount,
    goneAt: optionalMoment('t.gone_at'),
  }),
  filters: {
    title: contains('title', 'external_id'),
    network_id: equals('network_id'),
    affiliate_category_id: equals('affiliate_category_id'),
    category_id: isBelow,
    state: (given) => sql`${state} = ${given}`,
    notForSale: (wanted) => sql`${isShownButUnavailable} = ${wanted}`,
    mapped: (given) => sql`(${ownCategory} is not null) = ${given === 'yes'}`,
  },
  sorts: {
    id: byColumn('id'),
    title: byText('title'),
    price: byColumn('price'),
    state,
    updatedAt: byColumn('updated_at'),
  },
});
