import { sql } from 'kysely';
import { can } from '#contract/access.ts';
import type { ParentProduct as Parent } from '#contract/generated/schema.ts';
import { parentsQuery, productCreateInput } from '#contract/rules/catalogue/parent.ts';
import type { SqlFragment } from '#server/db/database.ts';
import { moment } from '#server/db/moment.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, contains, equals } from '#server/entity/filters.ts';
import { trackedVariation } from '#server/modules/catalogue/variations/changes.ts';
import { parentsIn } from '#server/modules/catalogue/variations/filter.ts';
import { trackedParent } from './tracked.ts';

/** Rows `i` through which vendors have included variations of `t`. */
const inclusions = sql`from variations v join vendor_products i on i.variation_id = v.id
  where v.parent_id = t.id`;

const variationsCount = (condition: SqlFragment) => sql<number>`(
  select count(*)::int from variations v
  where v.parent_id = t.id and v.sample_of_id is null and ${condition})`;

const optionsJson = sql`(
  select json_agg(json_build_object('id', o.id, 'name', o.name) order by po.sort_index, o.id)
  from parent_product_options po join attribute_options o on o.id = po.option_id
  where po.parent_id = pa.parent_id and po.attr_id = pa.attr_id)`;

const fields = () => ({
  createdAt: moment('t.created_at'),
  family: sql<Parent['family']>`(select json_build_object('id', f.id, 'name', f.name)
    from attribute_families f where f.id = t.family_id)`,
  manufacturer: sql<
    Parent['manufacturer']
  >`(select json_build_object('id', m.id, 'company_name', m.company_name)
    from manufacturers m where m.id = t.manufacturer_id)`,
  category: sql<Parent['category']>`(
    select coalesce(json_agg(json_build_object('isMain', pc.is_main, 'data', json_build_object(
        'id', k.id, 'name', k.name, 'slug', k.slug, 'parentId', k.parent_id))
      order by pc.is_main desc, k.id), '[]')
    from parent_product_categories pc join categories k on k.id = pc.category_id
    where pc.parent_id = t.id)`,
  attributes: sql<Parent['attributes']>`(
    select coalesce(json_agg(json_build_object('attr_id', pa.attr_id,
      'attribute', json_build_object('id', a.id, 'name', a.name, 'slug', a.slug),
      'options', coalesce(${optionsJson}, '[]')) order by pa.sort_index, pa.attr_id), '[]')
    from parent_product_attributes pa join attributes a on a.id = pa.attr_id
    where pa.parent_id = t.id)`,
  pattern: sql<Parent['pattern']>`t.pattern`,
  variationCount: variationsCount(sql`true`),
  includedBy: sql<number>`(select count(distinct i.vendor_id)::int ${inclusions})`,
  publishedCount: variationsCount(sql`v.status = '1'`),
  image: sql<Parent['image']>`(
    select json_build_object('id', i.id, 'pr_id', v.parent_id, 'variation_id', i.variation_id,
      'filename', i.filename, 'originName', i.origin_name, 'alt', i.alt, 'main', i.main,
      'sortIndex', i.sort_index)
    from variations v join variation_images i on i.variation_id = v.id and i.main
    where v.parent_id = t.id order by v.sample_of_id nulls first, v.id limit 1)`,
});

export const parents = defineEntity({
  name: 'parentProduct',
  plural: 'parents',
  area: 'parents',
  table: 'parent_products',
  calls: {
    one: 'productById',
    create: 'productsCreate',
    update: 'productsUpdate',
    remove: 'productsDelete',
    status: 'updateParentsStatus',
  },
  owner: ['manufacturer_id'],
  input: productCreateInput,
  query: parentsQuery,
  columns: ['name', 'slug', 'status', 'type', 'family_id', 'manufacturer_id', 'isAutomatic'],
  tracked: trackedParent,
  fields,
  filters: {
    name: contains('name'),
    status: equals('status'),
    type: equals('type'),
    family_id: equals('family_id'),
    // a manufacturer always sees its own brand
    manufacturer_id: (id, { roles }) =>
      can(roles, 'brandFilter', 'view') ? sql`t.manufacturer_id = ${id}` : sql`true`,
    categories: (ids) => (ids.length > 0 ? sql`t.id in (${parentsIn(ids)})` : sql`true`),
    included: (isIncluded) =>
      isIncluded ? sql`exists (select ${inclusions})` : sql`not exists (select ${inclusions})`,
  },
  sorts: {
    name: byText('name'),
    id: byColumn('id'),
    status: byColumn('status'),
    type: byColumn('type'),
    updatedAt: byColumn('updated_at'),
  },
  inUse: 'error.PRODUCT_INCLUDED',
  along: [{ tracked: trackedVariation, table: 'variations', of: 'parent_id' }],
});
