import { sql } from 'kysely';
import type { Product, ProductAttribute, Variation } from '#contract/generated/shopSchema.ts';
import type { ProductSort } from '#contract/rules/shop/catalogue.ts';
import type { Db } from '#server/db/database.ts';
import { ofPage, pageOfIds } from '#server/db/page.ts';
import { prepared } from '#server/db/prepared.ts';
import { offers } from '#server/modules/sales/cartQuote/forSale.ts';
import { type CategoryRow, categoryJson, categoryOf } from './categories.ts';
import { type Column, type Conditions, matching } from './matching.ts';
import { isShown, priceOfOffer, type Selection, withDrafts } from './selection.ts';
import { variationsByIds } from './variations.ts';

/** The columns of products by which they are sorted. */
const sortKeys: Record<ProductSort, { key: Column; type: string; isDescending?: true }> = {
  name: { key: 'name', type: 'text' },
  price: { key: 'price_from', type: 'numeric' },
  priceDescending: { key: 'price_from', type: 'numeric', isDescending: true },
  newest: { key: 'created_at', type: 'timestamptz', isDescending: true },
};

export interface Found {
  id: string;
  key: string;
}

/** The products with a matching variation: their ids and sort keys, one more than a page has. */
export const matchingProducts = async (
  db: Db,
  selection: Selection,
  given: Conditions,
  { sort, after, first }: { sort: ProductSort; after: readonly string[] | null; first: number },
): Promise<Found[]> => {
  const { key: column, type, isDescending } = sortKeys[sort];
  const key = sql.ref(`x.${column}`);
  const [lastKey, lastId] = after ?? [];
  const order = isDescending ? sql`desc` : sql`asc`;
  const isAfter = isDescending ? sql`<` : sql`>`;
  const start =
    lastKey === undefined
      ? sql`true`
      : sql`(${key}, x.parent_id) ${isAfter} (${lastKey}::${sql.raw(type)}, ${lastId}::bigint)`;
  const found = matching(selection, given);
  const products = found.isOfProducts
    ? found.rows([column])
    : sql`
      select m.parent_id, m.price_from, lower(p.name) as name, p.created_at
      from (select parent_id, min(price_from) as price_from from (${found.rows(['price_from'])}) v group by 1) m
      join parent_products p on p.id = m.parent_id`;
  const { rows } = await sql<Found>`
    select x.parent_id::text as id, ${key}::text as key from (${products}) x where ${start}
    order by ${key} ${order}, x.parent_id ${order} limit ${first + 1}`.execute(db);
  return rows;
};

type ProductRow = Omit<Product, 'categories' | 'variations'> & {
  categories: CategoryRow[];
  variationIds: string[];
};

const attributes = sql<ProductAttribute[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', o.attr_id::text, 'name', o.name, 'options', o.options)
    order by o.place, o.attr_id)
  from (
    select a.id as attr_id, a.name, min(c.sort_index) as place,
      jsonb_agg(distinct jsonb_build_object('place', q.sort_index, 'id', q.id::text, 'name', q.name))
        as options
    from variation_combinations c join attributes a on a.id = c.attr_id
    join attribute_options q on q.id = c.option_id
    where c.variation_id = any(g.ids) group by a.id) o), '[]')`;

/** The products with these ids that the shop shows, in the order of the ids. */
export const productsByIds = async (
  db: Db,
  selection: Selection,
  ids: readonly string[],
  { ofVariations }: { ofVariations: ReadonlySet<string> },
): Promise<Product[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<ProductRow>`
    ${prepared}
    with ${pageOfIds(ids)},
    shown as materialized (${withDrafts(
      selection,
      sql`select v.parent_id, v.id, min(${priceOfOffer}) as price from ${offers}
        where v.parent_id ${ofPage} and ${isShown(selection)} group by 1, 2`,
      sql`v.parent_id, v.id`,
    )}),
    grouped as (
      select parent_id, min(price) as price, array_agg(id order by id) as ids from shown group by 1)
    select p.id::text as id, p.slug, p.name, f.name as family, g.price::text as "fromPrice",
      jsonb_build_object('id', m.id::text, 'kind', 'manufacturer', 'name', m.company_name)
        as manufacturer,
      coalesce((
        select jsonb_agg(${categoryJson} order by pc.is_main desc, c.id)
        from parent_product_categories pc join categories c on c.id = pc.category_id
        where pc.parent_id = p.id), '[]') as categories,
      ${attributes} as attributes, g.ids::text[] as "variationIds"
    from page x join grouped g on g.parent_id = x.id join parent_products p on p.id = x.id
    join manufacturers m on m.id = p.manufacturer_id
    join attribute_families f on f.id = p.family_id
    order by x.n`.execute(db);
  const wanted = ofVariations.size === 0 ? [] : rows.flatMap(({ variationIds }) => variationIds);
  const variations = await variationsByIds(db, selection, wanted, ofVariations);
  const byProduct = new Map<string, Variation[]>();
  for (const each of variations) {
    const known = byProduct.get(each.productId);
    if (known) known.push(each);
    else byProduct.set(each.productId, [each]);
  }
  return rows.map(({ variationIds: _, categories, attributes: given, ...row }) => ({
    ...row,
    categories: categories.map(categoryOf),
    attributes: given.map(inOrder),
    variations: byProduct.get(row.id) ?? [],
  }));
};

type Placed = ProductAttribute['options'][number] & { place: number };

const inOrder = ({ options, ...attribute }: ProductAttribute): ProductAttribute => ({
  ...attribute,
  options: (options as Placed[])
    .sort((one, other) => one.place - other.place || Number(one.id) - Number(other.id))
    .map(({ id, name }) => ({ id, name })),
});

/** The id of the product with this slug, or with a variation of this slug. */
export const productIdOfSlug = async (db: Db, slug: string): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    ${prepared}
    select p.id::text as id from parent_products p where p.slug = ${slug}
    union all
    select v.parent_id::text from variations v where v.slug = ${slug} and v.sample_of_id is null
    limit 1`.execute(db);
  return rows[0]?.id;
};

export const variationIdOfSku = async (db: Db, sku: string): Promise<string | undefined> => {
  const found = await db
    .selectFrom('variations')
    .select('id')
    .where('sku', '=', sku)
    .executeTakeFirst();
  return found?.id;
};
