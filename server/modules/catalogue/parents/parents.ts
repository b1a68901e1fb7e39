import { type RawBuilder, sql } from 'kysely';
import { can } from '#contract/access.ts';
import type { ParentProduct } from '#contract/generated/schema.ts';
import type { ParentsFilter } from '#contract/rules/catalogue/parent.ts';
import type { Db } from '#server/db/database.ts';
import { asked, countOf, pageOf, type Rows } from '#server/db/page.ts';
import { hasWords } from '#server/db/search.ts';
import { notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { ownParents, parentsIn } from '#server/modules/catalogue/variations/filter.ts';

type Fragment = RawBuilder<unknown>;

/** Rows `i` through which vendors have included variations of `p`. */
const inclusions = sql`from variations v join vendor_products i on i.variation_id = v.id
  where v.parent_id = p.id`;

/** Conditions of a list's filters on `parent_products p`, including the viewer's ownership. */
export const matching = (viewer: Viewer, filter: ParentsFilter): Fragment => {
  const where = [ownParents(viewer)];
  const { ids, name, status, type, family_id, manufacturer_id, categories, included } = filter;
  if (ids) where.push(sql`p.id = any(${ids}::bigint[])`);
  if (name) where.push(hasWords(name, sql`p.name`));
  if (status) where.push(sql`p.status = ${status}`);
  if (type) where.push(sql`p.type = ${type}`);
  if (family_id) where.push(sql`p.family_id = ${family_id}`);
  if (manufacturer_id && can(viewer.roles, 'brandFilter', 'view')) {
    where.push(sql`p.manufacturer_id = ${manufacturer_id}`);
  }
  if (categories?.length) where.push(sql`p.id in (${parentsIn(categories)})`);
  if (included != null) {
    const isIncluded = sql`exists (select ${inclusions})`;
    where.push(included ? isIncluded : sql`not ${isIncluded}`);
  }
  return sql.join(where, sql` and `);
};

const variationsCount = (condition: Fragment) => sql`(
  select count(*)::int from variations v
  where v.parent_id = p.id and v.sample_of_id is null and ${condition})`;

const optionsJson = sql`(
  select json_agg(json_build_object('id', o.id, 'name', o.name) order by po.sort_index, o.id)
  from parent_product_options po join attribute_options o on o.id = po.option_id
  where po.parent_id = pa.parent_id and po.attr_id = pa.attr_id)`;

/** Fields of ParentProduct that are not plain columns; ids in the pattern are text in JSON. */
const expressions: Readonly<Record<string, Fragment>> = {
  family: sql`(select json_build_object('id', f.id, 'name', f.name)
    from attribute_families f where f.id = p.family_id)`,
  manufacturer: sql`(select json_build_object('id', m.id, 'company_name', m.company_name)
    from manufacturers m where m.id = p.manufacturer_id)`,
  category: sql`(
    select coalesce(json_agg(json_build_object('isMain', pc.is_main, 'data', json_build_object(
        'id', k.id, 'name', k.name, 'slug', k.slug, 'parentId', k.parent_id))
      order by pc.is_main desc, k.id), '[]')
    from parent_product_categories pc join categories k on k.id = pc.category_id
    where pc.parent_id = p.id)`,
  attributes: sql`(
    select coalesce(json_agg(json_build_object('attr_id', pa.attr_id,
      'attribute', json_build_object('id', a.id, 'name', a.name, 'slug', a.slug),
      'options', coalesce(${optionsJson}, '[]')) order by pa.sort_index, pa.attr_id), '[]')
    from parent_product_attributes pa join attributes a on a.id = pa.attr_id
    where pa.parent_id = p.id)`,
  pattern: sql`p.pattern`,
  variationCount: variationsCount(sql`true`),
  includedBy: sql`(select count(distinct i.vendor_id)::int ${inclusions})`,
  publishedCount: variationsCount(sql`v.status = '1'`),
  image: sql`(
    select json_build_object('id', i.id, 'pr_id', v.parent_id, 'variation_id', i.variation_id,
      'filename', i.filename, 'originName', i.origin_name, 'alt', i.alt, 'main', i.main,
      'sortIndex', i.sort_index)
    from variations v join variation_images i on i.variation_id = v.id and i.main
    where v.parent_id = p.id order by v.sample_of_id nulls first, v.id limit 1)`,
};

/**
 * One statement: the page's ids (`page` selects `id` and its position `n`), then their
 * associations.
 */
const rowsOf = async (
  db: Db,
  page: Fragment,
  fields: ReadonlySet<string>,
): Promise<ParentProduct[]> => {
  const { rows } = await sql<ParentProduct>`
    with page as materialized (${page})
    select p.id, p.name, p.slug, p.status, p.type, p.family_id, p.manufacturer_id,
      p.is_automatic as "isAutomatic", p.version, to_json(p.created_at) #>> '{}' as "createdAt",
      to_json(p.updated_at) #>> '{}' as "updatedAt"${asked(expressions, fields)}
    from page join parent_products p on p.id = page.id order by page.n`.execute(db);
  return rows;
};

const sortColumns: Record<ParentsFilter['sort'], Fragment> = {
  name: sql`lower(p.name)`,
  id: sql`p.id`,
  status: sql`p.status`,
  type: sql`p.type`,
  updatedAt: sql`p.updated_at`,
};

export const listParents = (
  db: Db,
  viewer: Viewer,
  filter: ParentsFilter,
  fields: ReadonlySet<string>,
): ListSource<ParentProduct> => {
  const own: Rows = { table: 'parent_products', alias: 'p', where: [matching(viewer, filter)] };
  return {
    results: () => rowsOf(db, pageOf(own, sortColumns[filter.sort], filter), fields),
    total: () => countOf(db, own),
  };
};

/** NOT_FOUND for a product that does not exist or is another manufacturer's. */
export const parentById = async (
  db: Db,
  viewer: Viewer,
  id: string,
  fields: ReadonlySet<string>,
): Promise<ParentProduct> => {
  const page = sql`
    select p.id, 1 as n from parent_products p where p.id = ${id} and ${ownParents(viewer)}`;
  const [parent] = await rowsOf(db, page, fields);
  if (!parent) throw notFound();
  return parent;
};
