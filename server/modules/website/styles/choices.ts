import { type RawBuilder, sql } from 'kysely';
import type { StyleProduct } from '#contract/generated/schema.ts';
import type { StyleProductChoicesFilter } from '#contract/rules/website/style.ts';
import type { Db } from '#server/db/database.ts';
import { countFrom } from '#server/db/page.ts';
import { hasWords } from '#server/db/search.ts';
import type { Writing } from '#server/entity/writing.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { ordered, orderedPage } from '#server/modules/catalogue/variations/order.ts';
import { isAffiliateForSale, isChoosable, isForSaleIn, isOf } from './forSale.ts';
import { styleRights } from './rights.ts';

/** Products linked by a style that the viewer can see, as ids in `column`. */
export const linkedBy = (
  viewer: Viewer,
  table: 'style_products' | 'style_affiliate_products',
  column: string,
  style: string | null | undefined,
): RawBuilder<unknown> => sql`(
  select ${sql.ref(`l.${column}`)} from ${sql.table(table)} l join styles t on t.id = l.style_id
  where t.id = ${style} and ${styleRights(viewer, 'see')})`;

/** Only the manufacturer of a product and its sellers see the price. */
const price = (viewer: Viewer): RawBuilder<string | null> => {
  const { portal, manufacturerId, vendorId } = viewer;
  if (portal === 'admin') return sql`v.price::text`;
  const isKnown =
    manufacturerId === null
      ? sql`exists (select from vendor_products i
          where i.vendor_id = ${vendorId} and i.variation_id = v.id)`
      : isOf(manufacturerId);
  return sql`case when ${isKnown} then v.price::text end`;
};

const named = (text: string): RawBuilder<unknown> => hasWords(text, sql`v.name`, sql`v.sku`);

const within = (viewer: Viewer, { ids, style_id }: StyleProductChoicesFilter) => {
  if (!ids) return isChoosable(viewer);
  const isKnown =
    viewer.portal === 'admin'
      ? sql`true`
      : sql`(${isChoosable(viewer)}
          or v.id in ${linkedBy(viewer, 'style_products', 'variation_id', style_id)})`;
  return sql`v.id = any(${ids}::bigint[]) and ${isKnown}`;
};

/**
 * Whether a product is for sale: for linked products by the rules of their style, for others if the
 * viewer can choose them.
 */
const isForSale = (viewer: Viewer, style: string | null | undefined): RawBuilder<boolean> =>
  style == null
    ? isChoosable(viewer)
    : sql`coalesce((select ${isForSaleIn} from styles t where t.id = ${style}
        and ${styleRights(viewer, 'see')}), ${isChoosable(viewer)})`;

/** Products that the viewer can link, or those with the requested ids. */
export const productChoices = async (
  db: Db,
  viewer: Viewer,
  filter: StyleProductChoicesFilter,
): Promise<ListSource<StyleProduct>> => {
  const isFound = filter.search ? named(filter.search) : sql`true`;
  const where = sql`${within(viewer, filter)} and ${isFound}`;
  // a style may link products of others
  const manufacturer = filter.ids ? null : viewer.manufacturerId;
  const page = orderedPage(ordered(manufacturer, filter, where), filter);
  const { rows } = await sql<StyleProduct>`
    select v.id, v.name, v.sku, ${price(viewer)} as price,
      ${isForSale(viewer, filter.style_id)} as "isForSale",
      (select i.filename from variation_images i where i.variation_id = v.id and i.main) as image
    from (${page}) p
    join variations v on v.id = p.id order by p.n`.execute(db);
  const all = sql`from variations v where ${where}`;
  return { results: rows, total: () => countFrom(db, all, filter.countUpTo) };
};

const counting = async (trx: Db, rows: RawBuilder<unknown>): Promise<number> => {
  const counted = await sql<{ n: number }>`select count(*)::int as n from (${rows}) x`.execute(trx);
  return counted.rows[0]?.n ?? 0;
};

/** How many of these products the viewer can link. */
export const linkableProducts = ({ trx, viewer }: Writing, ids: readonly string[]) =>
  counting(
    trx,
    sql`select from variations v where v.id = any(${ids}::bigint[]) and ${isChoosable(viewer)}`,
  );

/** How many of these affiliate products can be linked. */
export const linkableAffiliates = ({ trx }: Writing, ids: readonly string[]) =>
  counting(
    trx,
    sql`select from affiliate_products a
      where a.id = any(${ids}::bigint[]) and ${isAffiliateForSale}`,
  );
