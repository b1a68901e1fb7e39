import { type RawBuilder, sql } from 'kysely';
import type { Facets } from '#contract/generated/shopSchema.ts';
import type { Db } from '#server/db/database.ts';
import { type CategoryRow, categoryJson, categoryOf } from './categories.ts';
import { type Column, type Conditions, type LeftOut, type Matching, matching } from './matching.ts';
import type { Selection } from './selection.ts';

const mostTags = 50;

/* Expressions on the matching rows, `found`. */

const totalCount = ({ isOfProducts }: Matching) =>
  isOfProducts
    ? sql`(select count(*)::int from found)`
    : sql`(select count(distinct parent_id)::int from found)`;

/**
 * Categories count the products of those below them, too. Most products share their categories with others,
 * and are counted together.
 */
const categories = ({ isOfProducts }: Matching) => {
  const products = isOfProducts
    ? sql`select category_ids as ids from found`
    : sql`select array(select pc.category_id from parent_product_categories pc
        where pc.parent_id = f.parent_id order by 1) as ids
      from (select distinct parent_id from found) f`;
  return sql`(
  with recursive shared as materialized (
    select ids, count(*)::int as count from (${products}) x group by 1),
  above (ids, category_id) as (
    select ids, unnest(ids) from shared
    union
    select a.ids, c.parent_id from above a join categories c on c.id = a.category_id
    where c.parent_id is not null),
  counted as (
    select a.category_id, sum(s.count)::int as count from above a join shared s on s.ids = a.ids group by 1)
  select coalesce(jsonb_agg(${categoryJson} || jsonb_build_object('count', n.count)
    order by lower(c.name), c.id), '[]')
  from counted n join categories c on c.id = n.category_id)`;
};

/** How many products have each of the ids in the column. */
const countedIds = ({ isOfProducts }: Matching, column: 'tag_ids' | 'option_ids') => {
  const ids = sql`unnest(${sql.id(column)}) as id`;
  const each = isOfProducts
    ? sql`select ${ids} from found`
    : sql`select distinct parent_id, ${ids} from found`;
  return sql`(select id, count(*)::int as count from (${each}) e group by 1)`;
};

const tags = (found: Matching) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('tag', jsonb_build_object('id', x.id::text, 'name', x.name),
    'count', x.count) order by x.count desc, lower(x.name), x.id), '[]')
  from (
    select t.id, t.name, n.count from ${countedIds(found, 'tag_ids')} n join tags t on t.id = n.id
    order by n.count desc, lower(t.name), t.id limit ${sql.lit(mostTags)}) x)`;

const price = () => sql`(
  select jsonb_build_object('from', min(price_from)::text, 'to', max(price_to)::text) from found
  having count(*) > 0)`;

/** The options of the attributes `a` that meet the condition. */
const attributes = (condition: RawBuilder<unknown>) => (found: Matching) =>
  sql`(
  select coalesce(jsonb_agg(x.attribute), '[]') from (
    select jsonb_build_object('id', a.id::text, 'name', a.name,
      'unit', a.unit, 'place', a.sort_index,
      'options', jsonb_agg(jsonb_build_object('id', o.id::text, 'name', o.name, 'count', n.count)
        order by o.sort_index, o.id)) as attribute
    from ${countedIds(found, 'option_ids')} n join attribute_options o on o.id = n.id
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
  json: (found: Matching) => RawBuilder<unknown>;
}

const columnsRead = {
  totalCount: [],
  categories: ['category_ids'],
  tags: ['tag_ids'],
  price: ['price_from', 'price_to'],
  attributes: ['option_ids'],
} as const satisfies Record<keyof Counts, readonly Column[]>;

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

/** Counts the parts over the matching rows, which are selected once for all of them. */
const count = async (db: Db, found: Matching, parts: readonly Part[]): Promise<Counts> => {
  const counted = parts.map(({ name, json }) => sql`${json(found)} as ${sql.id(name)}`);
  const read = new Set(parts.flatMap(({ name }): readonly Column[] => columnsRead[name]));
  const { rows } = await sql<Counts>`
    with found as (${found.rows([...read])}) select ${sql.join(counted)}`.execute(db);
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
