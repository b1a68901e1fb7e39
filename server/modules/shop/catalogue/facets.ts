import { type RawBuilder, sql } from 'kysely';
import type { Facets } from '#contract/generated/shopSchema.ts';
import type { Db } from '#server/db/database.ts';
import { type CategoryRow, categoryJson, categoryOf } from './categories.ts';
import { type Conditions, type LeftOut, matching } from './matching.ts';
import type { Selection } from './selection.ts';

const mostTags = 50;

/* Expressions on the matching variations `found`, with `id`, `parent_id` and the lowest `price`. */

const totalCount = sql`(select count(distinct parent_id)::int from found)`;

/** Categories count the products of those below them, too. */
const categories = sql`(
  with recursive above (parent_id, category_id) as (
    select pc.parent_id, pc.category_id from (select distinct parent_id from found) f
    join parent_product_categories pc on pc.parent_id = f.parent_id
    union
    select a.parent_id, c.parent_id from above a join categories c on c.id = a.category_id
    where c.parent_id is not null),
  counted as (select category_id, count(*)::int as count from above group by 1)
  select coalesce(jsonb_agg(${categoryJson} || jsonb_build_object('count', n.count)
    order by lower(c.name), c.id), '[]')
  from counted n join categories c on c.id = n.category_id)`;

const tags = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('tag', jsonb_build_object('id', x.id::text, 'name', x.name),
    'count', x.count) order by x.count desc, lower(x.name), x.id), '[]')
  from (
    select t.id, t.name, count(distinct f.parent_id)::int as count
    from found f join variation_tags l on l.variation_id = f.id join tags t on t.id = l.tag_id
    group by t.id order by 3 desc, lower(t.name), t.id limit ${sql.lit(mostTags)}) x)`;

const price = sql`(
  select jsonb_build_object('from', min(price)::text, 'to', max(price)::text) from found
  having count(*) > 0)`;

/** The options of the attributes `a` that meet the condition. */
const attributes = (condition: RawBuilder<unknown>) => sql`(
  with valued as (
    select f.parent_id, c.option_id from found f
    join variation_combinations c on c.variation_id = f.id
    union
    select f.parent_id, x.option_id from found f
    join variation_attributes x on x.variation_id = f.id where x.option_id is not null),
  counted as (select option_id, count(*)::int as count from valued group by 1)
  select coalesce(jsonb_agg(x.attribute), '[]') from (
    select jsonb_build_object('id', a.id::text, 'name', a.name,
      'unit', a.unit, 'place', a.sort_index,
      'options', jsonb_agg(jsonb_build_object('id', o.id::text, 'name', o.name, 'count', n.count)
        order by o.sort_index, o.id)) as attribute
    from counted n join attribute_options o on o.id = n.option_id
    join attributes a on a.id = o.attr_id
    where a.is_filterable and ${condition}
    group by a.id) x)`;

interface Counts {
  totalCount?: number;
  categories?: (CategoryRow & { count: number })[];
  tags?: Facets['tags'];
  attributes?: (Facets['attributes'][number] & { place: number })[];
  price?: Facets['price'];
}

interface Part {
  name: keyof Counts;
  /** The conditions of the facet's own kind, which its counts ignore. */
  leftOut?: LeftOut | undefined;
  json: RawBuilder<unknown>;
}

/** An attribute whose options are chosen is counted as if they were not. */
const partsOf = ({
  categories: within,
  tags: chosenTags,
  options,
  ...given
}: Conditions): Part[] => {
  const chosen = Object.keys(options);
  const hasPrice = given.priceFrom !== null || given.priceTo !== null;
  return [
    { name: 'totalCount', json: totalCount },
    { name: 'categories', leftOut: within === null ? undefined : 'categories', json: categories },
    { name: 'tags', leftOut: chosenTags.length > 0 ? 'tags' : undefined, json: tags },
    { name: 'price', leftOut: hasPrice ? 'price' : undefined, json: price },
    { name: 'attributes', json: attributes(sql`a.id <> all(${chosen}::bigint[])`) },
    ...chosen.map(
      (attribute): Part => ({
        name: 'attributes',
        leftOut: { attribute },
        json: attributes(sql`a.id = ${attribute}`),
      }),
    ),
  ];
};

/** Counts the parts of the variations that match, which are found once for all of them. */
const count = async (
  db: Db,
  found: RawBuilder<unknown>,
  parts: readonly Part[],
): Promise<Counts> => {
  const columns = parts.map(({ name, json }) => sql`${json} as ${sql.id(name)}`);
  const { rows } = await sql<Counts>`
    with found as materialized (${found}) select ${sql.join(columns)}`.execute(db);
  return rows[0] ?? {};
};

/** The requested facets and, if requested, the number of products. */
export const countsOf = async (
  db: Db,
  selection: Selection,
  given: Conditions,
  requested: ReadonlySet<string>,
): Promise<{ totalCount: number; facets: Facets }> => {
  const parts = partsOf(given).filter(({ name }) => requested.has(name));
  const sets = new Map<string, Part[]>();
  for (const part of parts) {
    const key = JSON.stringify(part.leftOut ?? null);
    sets.set(key, [...(sets.get(key) ?? []), part]);
  }
  const counted = await Promise.all(
    [...sets.values()].map((set) => count(db, matching(selection, given, set[0]?.leftOut), set)),
  );
  const all: Counts = Object.assign({}, ...counted);
  const shown = counted.flatMap((each) => each.attributes ?? []);
  return {
    totalCount: all.totalCount ?? 0,
    facets: {
      categories: (all.categories ?? []).map(({ count: number, ...row }) => ({
        category: categoryOf(row),
        count: number,
      })),
      tags: all.tags ?? [],
      attributes: shown
        .sort((one, other) => one.place - other.place || Number(one.id) - Number(other.id))
        .map(({ place: _, ...facet }) => facet),
      price: all.price ?? null,
    },
  };
};
