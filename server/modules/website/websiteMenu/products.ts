import { sql } from 'kysely';
import type { MenuProduct } from '#contract/generated/schema.ts';
import type {
  MenuItemProductsFilter,
  NetworkProductsFilter,
} from '#contract/rules/website/menuItem.ts';
import type { Db, SqlFragment } from '#server/db/database.ts';
import { countOf, pageOf, type Rows } from '#server/db/page.ts';
import { hasWords } from '#server/db/search.ts';
import type { ListSource } from '#server/graphql/list.ts';

const isForSale = sql`(t.status = '1' and t.sample_of_id is null)`;

const sortColumns: Record<MenuItemProductsFilter['sort'], SqlFragment> = {
  name: sql`t.name`,
  sku: sql`t.sku`,
  price: sql`t.price`,
  id: sql`t.id`,
};

const named = (text: string): SqlFragment => hasWords(text, sql`t.name`, sql`t.sku`);

type Page = Pick<MenuItemProductsFilter, 'page' | 'size' | 'sort' | 'order' | 'countUpTo'>;

const listProducts = async (
  db: Db,
  where: SqlFragment[],
  page: Page,
): Promise<ListSource<MenuProduct>> => {
  const matching: Rows = { table: 'variations', where };
  const { rows } = await sql<MenuProduct>`
    select t.id, t.name, t.sku, t.price::text as price, ${isForSale} as "isForSale",
      (select i.filename from variation_images i where i.variation_id = t.id and i.main) as image
    from (${pageOf(matching, sortColumns[page.sort], page)}) p
    join variations t on t.id = p.id order by p.n`.execute(db);
  return { results: rows, total: () => countOf(db, matching, page.countUpTo) };
};

/** The products that an item of level 4 shows. */
export const menuItemProducts = (
  db: Db,
  { item_id, name, ids, ...page }: MenuItemProductsFilter,
): Promise<ListSource<MenuProduct>> => {
  const where = [
    sql`t.id in (select p.variation_id from menu_item_products p where p.item_id = ${item_id})`,
  ];
  if (name) where.push(named(name));
  if (ids) where.push(sql`t.id = any(${ids}::bigint[])`);
  return listProducts(db, where, page);
};

/** The marketplace's account among vendors. */
const marketplace = '1';

/** Products offered by a picker. For administrators, only the marketplace has products. */
export const networkProducts = (
  db: Db,
  { pagination, vendorId, search, ids }: NetworkProductsFilter,
): Promise<ListSource<MenuProduct>> => {
  const where: SqlFragment[] = [ids ? sql`t.id = any(${ids}::bigint[])` : isForSale];
  if (search) where.push(named(search));
  if (vendorId !== marketplace) where.push(sql`false`);
  return listProducts(db, where, pagination);
};
