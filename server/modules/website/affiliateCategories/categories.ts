import { sql } from 'kysely';
import {
  affiliateCategoriesQuery,
  affiliateCategoryInput,
} from '#contract/rules/website/affiliateProduct.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, contains, equals } from '#server/entity/filters.ts';
import { one } from '#server/entity/states.ts';
import { categoryPath } from '#server/modules/website/affiliateProducts/products.ts';

export const affiliateCategories = defineEntity({
  name: 'affiliateCategory',
  plural: 'affiliateCategories',
  area: 'affiliateProducts',
  table: 'affiliate_categories',
  label: 'path',
  input: affiliateCategoryInput,
  query: affiliateCategoriesQuery,
  columns: ['path'],
  readOnlyColumns: ['category_id'],
  fields: () => ({
    network_id: sql<string>`t.network_id`,
    network: sql<string>`(select n.name from affiliate_networks n where n.id = t.network_id)`,
    category: categoryPath(sql`t.category_id`),
    n: sql<number>`t.n`,
    publishedCount: sql<number>`(
      select count(*)::int from affiliate_products p
      where p.affiliate_category_id = t.id and p.status = 'published' and p.gone_at is null)`,
  }),
  filters: {
    path: contains('path'),
    network_id: equals('network_id'),
    category_id: equals('category_id'),
    mapped: (given) => sql`(t.category_id is not null) = ${given === 'yes'}`,
  },
  sorts: {
    // categories without a mapping first, the largest of them at the top
    mapped: sql`case when t.category_id is null then -t.n - 1 else 0 end`,
    id: byColumn('id'),
    path: byText('path'),
    n: byColumn('n'),
  },
  history: { category_id: one('category') },
});
