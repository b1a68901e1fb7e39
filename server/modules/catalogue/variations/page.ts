import { sql } from 'kysely';
import type { Variation } from '#contract/generated/schema.ts';
import type { VariationsFilter } from '#contract/rules/catalogue/variation.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import { moment } from '#server/db/moment.ts';
import { countFrom, idsIn, ofPage, pageOfIds, requestedColumns } from '#server/db/page.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Reader } from '#server/entity/entity.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { assertVariationsFilter } from './attributeFilter.ts';
import { isAnythingNoted } from './counts/fold.ts';
import { keptTotal } from './counts/total.ts';
import { filtersIn, matching, onlyManufacturer, own } from './filter.ts';
import { completeness } from './missing.ts';
import { ordered, orderedPage, pageOfAll } from './order.ts';

/** Fields of Variation from other tables, each grouped once for the whole page. */
interface Association {
  /** A subquery with `variation_id` and JSON `j`. */
  rows: SqlFragment;
  absent: SqlFragment;
}

const list = sql`'[]'::json`;

const imageJson = sql`json_build_object('id', i.id, 'pr_id', v.parent_id, 'variation_id', i.variation_id,
  'filename', i.filename, 'originName', i.origin_name, 'alt', i.alt, 'main', i.main,
  'sortIndex', i.sort_index)`;

const associations: Record<string, Association> = {
  image: {
    rows: sql`select distinct on (i.variation_id) i.variation_id, ${imageJson} as j
      from variation_images i join variations v on v.id = i.variation_id
      where i.variation_id ${ofPage} order by i.variation_id, i.main desc, i.sort_index, i.id`,
    absent: sql`null::json`,
  },
  images: {
    rows: sql`select i.variation_id, json_agg(${imageJson} order by i.sort_index, i.id) as j
      from variation_images i join variations v on v.id = i.variation_id
      where i.variation_id ${ofPage} group by 1`,
    absent: list,
  },
  tags: {
    rows: sql`select vt.variation_id, json_agg(json_build_object('data',
        json_build_object('id', t.id, 'name', t.name, 'type', t.type)) order by lower(t.name)) as j
      from variation_tags vt join tags t on t.id = vt.tag_id
      where vt.variation_id ${ofPage} group by 1`,
    absent: list,
  },
  combinations: {
    rows: sql`select c.variation_id, json_agg(json_build_object('id', c.id, 'attr_id', c.attr_id,
        'option_id', c.option_id, 'variation_id', c.variation_id,
        'option', json_build_object('id', o.id, 'name', o.name),
        'attribute', json_build_object('id', a.id, 'name', a.name)) order by c.sort_index, c.id) as j
      from variation_combinations c
      join attribute_options o on o.id = c.option_id join attributes a on a.id = c.attr_id
      where c.variation_id ${ofPage} group by 1`,
    absent: list,
  },
  variationAttributes: {
    rows: sql`select x.variation_id, json_agg(json_build_object('id', x.id, 'group_id', x.group_id,
        'attr_id', x.attr_id, 'value', x.value) order by x.id) as j
      from variation_attributes x where x.variation_id ${ofPage} group by 1`,
    absent: list,
  },
  category: {
    rows: sql`select v.id as variation_id, json_agg(json_build_object('isMain', pc.is_main, 'data',
        json_build_object('id', k.id, 'name', k.name, 'slug', k.slug, 'parentId', k.parent_id))
        order by pc.is_main desc, k.id) as j
      from page p join variations v on v.id = p.id
      join parent_product_categories pc on pc.parent_id = v.parent_id
      join categories k on k.id = pc.category_id group by 1`,
    absent: list,
  },
  parent: {
    rows: sql`select v.id as variation_id, json_build_object('id', p.id, 'name', p.name,
        'status', p.status, 'type', p.type, 'family_id', p.family_id,
        'manufacturer_id', p.manufacturer_id, 'manufacturer',
        json_build_object('id', m.id, 'company_name', m.company_name)) as j
      from page x join variations v on v.id = x.id
      join parent_products p on p.id = v.parent_id join manufacturers m on m.id = p.manufacturer_id`,
    absent: sql`null::json`,
  },
  includedBy: {
    rows: sql`select i.variation_id, to_json(count(*)::int) as j from vendor_products i
      where i.variation_id ${ofPage} group by 1`,
    absent: sql`'0'::json`,
  },
  completeness: { rows: completeness, absent: sql`null::json` },
};

const columns = sql`v.id, v.name, v.slug, v.sku, v.price::text as price, v.status, v.is_simple_product,
  v.general_images, v.sample_of_id, v.version, ${moment('v.created_at')} as "createdAt",
  ${moment('v.updated_at')} as "updatedAt"`;

/**
 * The variations with the ids that `page` selects, in the order of its `n`. Their associations join some
 * twenty tables, which takes longer to plan than to run; a statement of their own is prepared whatever the
 * filter and order of the page.
 */
const rowsOf = async (
  db: Db,
  page: SqlFragment,
  fields: ReadonlySet<string>,
): Promise<Variation[]> => {
  const ids = await idsIn(db, page);
  if (ids.length === 0) return [];
  const wanted = Object.entries(associations).filter(([name]) => fields.has(name));
  const parts = wanted.map(
    ([name, { rows }]) => sql`, ${sql.id(`with_${name}`)} as materialized (${rows})`,
  );
  const expressions = Object.fromEntries(
    wanted.map(([name, { absent }]) => [
      name,
      sql`coalesce(${sql.ref(`with_${name}.j`)}, ${absent})`,
    ]),
  );
  const joins = wanted.map(([name]) => {
    const table = `with_${name}`;
    return sql` left join ${sql.id(table)} on ${sql.ref(`${table}.variation_id`)} = v.id`;
  });
  const nothing = sql``;
  const { rows } = await sql<Variation>`${prepared}
    with ${pageOfIds(ids)}${sql.join(parts, nothing)}
    select ${columns}${requestedColumns(expressions, fields)}
    from page join variations v on v.id = page.id${sql.join(joins, nothing)}
    order by page.n`.execute(db);
  return rows;
};

/** The ids of a page of the variations that meet a condition. */
const pageIn = (viewer: Viewer, filter: VariationsFilter, where: SqlFragment): SqlFragment => {
  const manufacturer = onlyManufacturer(viewer, filter);
  const areAll = filtersIn(filter).every((name) => name === 'manufacturer_id');
  return (
    (manufacturer !== null && areAll ? pageOfAll(manufacturer, filter, where) : null) ??
    orderedPage(ordered(manufacturer, filter, where), filter)
  );
};

export const variationReader: Reader<Variation, VariationsFilter> = {
  assertFilter: assertVariationsFilter,
  matching: (viewer, filter) =>
    sql`select v.id from variations v where ${matching(viewer, filter)}`,
  inOrder: (viewer, filter) => {
    const manufacturer = onlyManufacturer(viewer, filter);
    const { tables, where, orderBy } = ordered(manufacturer, filter, matching(viewer, filter));
    return sql`select v.id from ${tables} where ${where} order by ${orderBy}`;
  },
  list: async (db, viewer, filter, asked) => {
    await assertVariationsFilter(db, filter);
    const isSettled = filter.missing !== 'all' && !(await isAnythingNoted(db));
    const matched = matching(viewer, filter, isSettled);
    const page = pageIn(viewer, filter, matched);
    return {
      results: () => rowsOf(db, page, asked()),
      total: async () => {
        const kept = await keptTotal(db, viewer, filter);
        if (kept !== null) return kept;
        return countFrom(db, sql`from variations v where ${matched}`, filter.countUpTo);
      },
    };
  },
  byIds: (db, viewer, ids, asked) => {
    const page = sql`
      select v.id, x.n from unnest(${ids}::bigint[]) with ordinality x (id, n)
      join variations v on v.id = x.id where ${own(viewer)}`;
    return rowsOf(db, page, asked());
  },
};

/** The viewer's newest variations, without samples. */
export const newestVariations = (
  db: Db,
  viewer: Viewer,
  count: number,
  fields: ReadonlySet<string>,
): Promise<Variation[]> =>
  rowsOf(
    db,
    sql`select x.id, row_number() over () as n from (
      select v.id from variations v where ${own(viewer)} and v.sample_of_id is null
      order by v.id desc limit ${count}) x`,
    fields,
  );
