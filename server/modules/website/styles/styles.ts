import { sql } from 'kysely';
import { styleInput, stylesQuery } from '#contract/rules/website/style.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, contains, equals } from '#server/entity/filters.ts';
import { hidden, one } from '#server/entity/states.ts';
import { checkStyle } from './check.ts';
import { unavailableInStyle } from './forSale.ts';
import { partnerName, styleParts } from './parts.ts';
import { styleRights } from './rights.ts';

/** Names of the parts missing for publishing style `t`; the same rule as `missingToPublish`. */
export const missing = sql<string[]>`array_remove(array[
  case when t.slug is null then 'slug' end,
  case when t.short_desc = '' then 'short_desc' end,
  case when t.category_id is null then 'category_id' end,
  case when not exists (select from style_images i
    where i.style_id = t.id and i.main and i.alt <> '') then 'images' end], null)`;

const owner = sql<{ kind: string; name: string }>`(
  select jsonb_build_object('kind', case when m.id is not null then 'manufacturer'
    when d.id is not null then 'vendor' else 'marketplace' end, 'name', coalesce(${partnerName}, ''))
  from (select) x left join manufacturers m on m.id = t.manufacturer_id
  left join vendors d on d.id = t.vendor_id)`;

const productCount = sql<number>`(
  (select count(*) from style_products l where l.style_id = t.id)
  + (select count(*) from style_affiliate_products l where l.style_id = t.id))::int`;

export const styles = defineEntity({
  name: 'style',
  plural: 'styles',
  label: 'title',
  area: 'styles',
  table: 'styles',
  owner: ['manufacturer_id', 'vendor_id'],
  rights: styleRights,
  input: styleInput,
  query: stylesQuery,
  columns: ['title', 'slug', 'short_desc', 'description', 'category_id', 'current_step'],
  readOnlyColumns: ['status'],
  children: styleParts,
  fields: (_, viewer) => ({
    category_id: sql<string | null>`t.category_id::text`,
    categoryName: sql<string | null>`(
      select c.name from style_categories c where c.id = t.category_id)`,
    isPublished: sql<boolean>`t.status = '1'`,
    image: sql<string | null>`(
      select i.filename from style_images i where i.style_id = t.id and i.main)`,
    owner,
    isOwn: styleRights(viewer, 'manage'),
    isEditable: styleRights(viewer, 'edit'),
    missing,
    productCount,
    notForSale: sql<number>`(select count(*)::int from (${unavailableInStyle}) g)`,
  }),
  filters: {
    title: contains('title', 'slug', 'short_desc'),
    status: equals('status'),
    category_id: equals('category_id'),
    tag_id: (tag) =>
      sql`exists (select from style_tags x where x.style_id = t.id and x.tag_id = ${tag})`,
    notForSale: (wanted) => sql`exists (${unavailableInStyle}) = ${wanted}`,
    owner: (kind) => sql`case when t.manufacturer_id is not null then 'manufacturer'
      when t.vendor_id is not null then 'vendor' else 'marketplace' end = ${kind}`,
  },
  sorts: {
    updatedAt: byColumn('updated_at'),
    title: byText('title'),
    id: byColumn('id'),
    status: byColumn('status'),
  },
  history: { category_id: one('styleCategory'), current_step: hidden },
  check: checkStyle,
});
