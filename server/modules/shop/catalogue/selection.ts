import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import type { ShopContext } from '#server/graphql/shopContext.ts';
import { isForSale } from '#server/modules/sales/cartQuote/forSale.ts';

/** What lists can read from `shop_offers`: products with their offers, or only the offers that the former release stored. */
export type Kept = 'products' | 'formerOffers' | 'nothing';

/** The categories and sellers that a shop shows; null stands for all. */
export interface Selection {
  shopId: string;
  /** The chosen root categories with all below them. */
  categoryIds: readonly string[] | null;
  vendorIds: readonly string[] | null;
  /** Previewed records, which are shown whatever their state. */
  drafts?: Drafts;
  /** What lists may read; it lacks previewed records. */
  kept?: Kept;
}

export interface Drafts {
  variationIds: readonly string[];
  offerId: string | null;
}

const load = async (db: Db, shopId: string): Promise<Selection> => {
  const { rows } = await sql<Selection>`
    ${prepared}
    with recursive below (id) as (
      select category_id from shop_categories where shop_id = ${shopId}
      union select c.id from categories c join below b on c.parent_id = b.id),
    chosen as (
      select array(select id::text from below) as categories,
        array(select vendor_id::text from shop_vendors where shop_id = ${shopId}) as vendors)
    select ${shopId}::text as "shopId",
      case when cardinality(categories) > 0 then categories end as "categoryIds",
      case when cardinality(vendors) > 0 then vendors end as "vendorIds"
    from chosen`.execute(db);
  return rows[0] as Selection;
};

const selections = new WeakMap<ShopContext, Promise<Selection>>();

/** Loads the selection of the shop that asks, once for each request. */
export const selectionOf = (context: ShopContext): Promise<Selection> => {
  const known = selections.get(context) ?? load(context.db, context.key.shopId);
  selections.set(context, known);
  return known;
};

/** Whether the selection has an offer, by the columns of its seller and its product. */
export const isIn = (
  { categoryIds, vendorIds }: Selection,
  vendor: RawBuilder<unknown>,
  product: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(
  ${vendorIds === null ? sql`true` : sql`${vendor} = any(${vendorIds}::bigint[])`}
  and ${
    categoryIds === null
      ? sql`true`
      : sql`exists (select from parent_product_categories pc where pc.parent_id = ${product}
          and pc.category_id = any(${categoryIds}::bigint[]))`
  })`;

/** What customers pay for one piece of an offer, see `offers`; null if it has no price. */
export const priceOfOffer = sql`selling_price(i.price_type, i.own_price, i.adjustment_type,
  i.adjustment_amount, case when i.source = 'manufacturer' then v.price
    else selling_price(s.price_type, s.own_price, s.adjustment_type, s.adjustment_amount, v.price) end)`;

const isPreviewed = ({ drafts }: Selection): RawBuilder<unknown> =>
  drafts?.offerId ? sql`or i.id = ${drafts.offerId}` : sql``;

/** Whether the shop shows an offer: customers can buy it, and the selection has it. */
export const isShown = (selection: Selection): RawBuilder<unknown> =>
  sql`(((${isForSale} and ${isIn(selection, sql`i.vendor_id`, sql`v.parent_id`)})
    ${isPreviewed(selection)})
    and ${priceOfOffer} is not null)`;

/**
 * Completes the variations that are shown, `given` with the columns `ids`, `id` and `price`, by those that are
 * previewed and have no offer: they have the price of their manufacturer.
 */
export const withDrafts = (
  { drafts }: Selection,
  given: RawBuilder<unknown>,
  ids: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  drafts === undefined
    ? given
    : sql`with sold as materialized (${given})
      select * from sold union all
      select ${ids}, coalesce(v.price, 0.00) as price from variations v
      where v.id = any(${drafts.variationIds}::bigint[]) and v.id not in (select id from sold)`;
