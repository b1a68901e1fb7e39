import { sql } from 'kysely';
import type {
  AttributeFacet,
  CategoryFacet,
  Facets,
  PriceFacet,
  TagFacet,
} from '#contract/generated/shopSchema.ts';
import type { Db } from '#server/db/database.ts';
import { type CategoryRow, categoryColumns, categoryOf } from './categories.ts';
import { type Conditions, matching } from './matching.ts';
import type { Selection } from './selection.ts';

const mostTags = 50;

const categories = async (
  db: Db,
  selection: Selection,
  given: Conditions,
): Promise<CategoryFacet[]> => {
  const { rows } = await sql<CategoryRow & { count: number }>`
    with recursive found as materialized (
      select distinct m.parent_id from (${matching(selection, given, 'categories')}) m),
    above (parent_id, category_id) as (
      select pc.parent_id, pc.category_id from found f
      join parent_product_categories pc on pc.parent_id = f.parent_id
      union
      select a.parent_id, c.parent_id from above a join categories c on c.id = a.category_id
      where c.parent_id is not null),
    counted as (select category_id, count(*)::int as count from above group by 1)
    select ${categoryColumns}, n.count from counted n join categories c on c.id = n.category_id
    order by lower(c.name), c.id`.execute(db);
  return rows.map(({ count, ...category }) => ({ category: categoryOf(category), count }));
};

const tags = async (db: Db, selection: Selection, given: Conditions): Promise<TagFacet[]> => {
  const { rows } = await sql<TagFacet>`
    with found as materialized (${matching(selection, given, 'tags')})
    select jsonb_build_object('id', t.id::text, 'name', t.name) as tag,
      count(distinct f.parent_id)::int as count
    from found f join variation_tags l on l.variation_id = f.id join tags t on t.id = l.tag_id
    group by t.id order by 2 desc, lower(t.name), t.id limit ${mostTags}`.execute(db);
  return rows;
};

/** The options of the attributes that meet the condition, counted among what matches. */
const optionsOf = (found: ReturnType<typeof matching>, only: ReturnType<typeof matching>) => sql`
  with found as materialized (${found}),
  valued as (
    select f.parent_id, c.option_id from found f
    join variation_combinations c on c.variation_id = f.id
    union
    select f.parent_id, x.option_id from found f
    join variation_attributes x on x.variation_id = f.id where x.option_id is not null)
  select a.id::text as id, a.name, a.unit, a.sort_index, o.id::text as option_id,
    o.name as option, o.sort_index as place, count(*)::int as count
  from valued w join attribute_options o on o.id = w.option_id join attributes a on a.id = o.attr_id
  where a.is_filterable and ${only}
  group by a.id, o.id`;

interface OptionRow {
  id: string;
  name: string;
  unit: string;
  option_id: string;
  option: string;
  count: number;
}

/** An attribute whose options are chosen is counted as if they were not. */
const attributes = async (
  db: Db,
  selection: Selection,
  given: Conditions,
): Promise<AttributeFacet[]> => {
  const chosen = Object.keys(given.options);
  const counts = [
    optionsOf(matching(selection, given), sql`a.id <> all(${chosen}::bigint[])`),
    ...chosen.map((attribute) =>
      optionsOf(matching(selection, given, { attribute }), sql`a.id = ${attribute}`),
    ),
  ].map((each) => sql`select * from (${each}) x`);
  const { rows } = await sql<OptionRow>`
    select x.id, x.name, x.unit, x.option_id, x.option, x.count
    from (${sql.join(counts, sql` union all `)}) x
    order by x.sort_index, x.id::bigint, x.place, x.option_id::bigint`.execute(db);
  const facets = new Map<string, AttributeFacet>();
  for (const { id, name, unit, option_id, option, count } of rows) {
    const facet = facets.get(id) ?? { id, name, unit, options: [] };
    facet.options.push({ id: option_id, name: option, count });
    facets.set(id, facet);
  }
  return [...facets.values()];
};

const price = async (
  db: Db,
  selection: Selection,
  given: Conditions,
): Promise<PriceFacet | null> => {
  const { rows } = await sql<{ from: string | null; to: string | null }>`
    select min(m.price)::text as "from", max(m.price)::text as "to"
    from (${matching(selection, given, 'price')}) m`.execute(db);
  const { from = null, to = null } = rows[0] ?? {};
  return from === null || to === null ? null : { from, to };
};

const counting = { categories, tags, attributes, price } as const;

/** The facets that are requested. */
export const facetsOf = async (
  db: Db,
  selection: Selection,
  given: Conditions,
  requested: ReadonlySet<string>,
): Promise<Facets> => {
  const counted = await Promise.all(
    Object.entries(counting)
      .filter(([name]) => requested.has(name))
      .map(async ([name, count]) => [name, await count(db, selection, given)] as const),
  );
  return Object.fromEntries(counted) as unknown as Facets;
};
