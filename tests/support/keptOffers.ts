import { type RawBuilder, sql } from 'kysely';
import { isForSale, offers } from '#server/modules/sales/cartQuote/forSale.ts';
import { bringOffersUpToDate, offerColumns } from '#server/modules/shop/catalogue/shownOffers.ts';
import { api } from './testApi.ts';

const rowsOf = async (offersOf: RawBuilder<unknown>): Promise<unknown[]> => {
  const { rows } = await sql`
    select offer_id, variation_id, parent_id, manufacturer_id, vendor_id, price
    from (${offersOf}) x where price is not null order by offer_id`.execute(api.db);
  return rows;
};

/** The offers that are kept, and those that are for sale. */
export const offersNow = async () => ({
  kept: await rowsOf(sql`select * from shop_offers`),
  forSale: await rowsOf(sql`select ${offerColumns} from ${offers} where ${isForSale}`),
});

export const keptOffers = async () => {
  await bringOffersUpToDate(api.db);
  return offersNow();
};
