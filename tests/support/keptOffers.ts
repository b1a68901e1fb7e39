import { type RawBuilder, sql } from 'kysely';
import { isForSale, offers } from '#server/modules/sales/cartQuote/forSale.ts';
import { bringOffersUpToDate, offerColumns } from '#server/modules/shop/catalogue/shownOffers.ts';
import { api } from './testApi.ts';

const rowsOf = async (rowsSql: RawBuilder<unknown>): Promise<unknown[]> =>
  (await rowsSql.execute(api.db)).rows;

const forSale = sql`
  select * from (select ${offerColumns} from ${offers} where ${isForSale}) x where price is not null`;

const offerRows = (of: RawBuilder<unknown>) => sql`
  select offer_id, variation_id, parent_id, manufacturer_id, vendor_id, price, tag_ids, option_ids
  from (${of}) x order by offer_id`;

/** The products of the offers, each column evaluated by itself. */
const productsForSale = sql`
  with o as materialized (${forSale})
  select p.id as parent_id, p.manufacturer_id, lower(p.name) as name, p.created_at,
    (select min(price) from o where o.parent_id = p.id) as price_from,
    (select max(x.price) from (
      select min(price) as price from o where o.parent_id = p.id group by variation_id) x) as price_to,
    array(select category_id from parent_product_categories c where c.parent_id = p.id order by 1)
      as category_ids,
    array(select distinct tag_id from variation_tags t
      where t.variation_id in (select variation_id from o where o.parent_id = p.id) order by 1) as tag_ids,
    array(
      select option_id from variation_combinations c
      where c.variation_id in (select variation_id from o where o.parent_id = p.id)
      union
      select option_id from variation_attributes a where option_id is not null
        and a.variation_id in (select variation_id from o where o.parent_id = p.id) order by 1)
      as option_ids
  from parent_products p where p.id in (select parent_id from o)`;

const productRows = (of: RawBuilder<unknown>) => sql`
  select parent_id, manufacturer_id, name, created_at, price_from, price_to, category_ids, tag_ids,
    option_ids
  from (${of}) x order by parent_id`;

/** The offers and products that are kept, and those that are for sale. */
export const offersNow = async () => ({
  kept: await rowsOf(offerRows(sql`select * from shop_offers`)),
  forSale: await rowsOf(offerRows(forSale)),
  keptProducts: await rowsOf(productRows(sql`select * from shop_products`)),
  productsForSale: await rowsOf(productRows(productsForSale)),
});

export const keptOffers = async () => {
  await bringOffersUpToDate(api.db);
  return offersNow();
};

const list = `query ($filter: ProductFilter, $sort: ProductSort) {
  products(filter: $filter, sort: $sort, first: 20) {
    totalCount nodes { id slug fromPrice } pageInfo { hasNextPage endCursor }
    facets { categories { category { id } count } tags { tag { id } count }
      attributes { id options { id count } } price { from to } } } }`;

const filters = async (): Promise<object[]> => {
  const { rows } = await sql<Record<'categories' | 'tags' | 'options' | 'manufacturers', string[]>>`
    select array(select distinct category_id::text from parent_product_categories order by 1 limit 2)
        as categories,
      array(select distinct tag_id::text from variation_tags order by 1 limit 2) as tags,
      array(select distinct option_id::text from variation_attributes where option_id is not null
        union select option_id::text from variation_combinations order by 1 limit 2) as options,
      array(select distinct manufacturer_id::text from parent_products order by 1 limit 2)
        as manufacturers`.execute(api.db);
  const { categories = [], tags = [], options = [], manufacturers = [] } = rows[0] ?? {};
  const ofProducts = { categories, manufacturers };
  return [
    {},
    { categories: categories.slice(0, 1) },
    ofProducts,
    { tags },
    { ...ofProducts, options },
    { priceFrom: '50' },
  ];
};

const sorts = ['name', 'price', 'priceDescending', 'newest'];

const listsFor = async (keys: readonly string[]): Promise<unknown[]> => {
  const answers: unknown[] = [];
  for (const [n, filter] of (await filters()).entries())
    for (const key of keys)
      answers.push(await api.data(list, { filter, sort: sorts[n % sorts.length] }, key));
  return answers;
};

/** Lists of products with their facets, as they are kept and as the conditions find them. */
export const listsNow = async (...keys: string[]) => {
  const kept = await listsFor(keys);
  const { rows } = await sql<Record<'system' | 'former', string>>`
    select kept_system as system, system as former from shop_offers_seen`.execute(api.db);
  const [{ system, former } = {}] = rows;
  await sql`update shop_offers_seen set kept_system = 'another cluster', system = ''`.execute(
    api.db,
  );
  const byConditions = await listsFor(keys);
  await sql`update shop_offers_seen set kept_system = ${system}, system = ${former}`.execute(
    api.db,
  );
  return { kept, byConditions };
};
