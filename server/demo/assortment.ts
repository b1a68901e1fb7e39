import { sql } from 'kysely';
import type { SqlFragment, Trx } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { endConnection } from '#server/modules/people/networks/changes.ts';
import { viewerOfUser } from '#server/modules/platform/session/sessions.ts';
import { notifyPriceChanges } from '#server/modules/selling/vendorProducts/priceChanges.ts';

const most = 60;

/** Maximum number of products per reason. */
const mostPaused = 4;

/** Includes products from connected sellers; some of the products are paused at the moment. */
export const insertSellersProducts = async (trx: Trx): Promise<void> => {
  await sql`
    insert into vendor_products (vendor_id, variation_id, source, source_vendor_id, status,
      keep_delivery, adjustment_type, adjustment_amount)
    select distinct on (x.vendor_id, s.variation_id) x.vendor_id, s.variation_id, 'seller',
      s.vendor_id, case when exists (select from payment_accounts a where a.vendor_id = x.vendor_id)
        then '1' else '2' end, true, 'percent', 5 + s.id % 3 * 5
    from (
      select sender_vendor_id as vendor_id, receiver_vendor_id as source from network_requests
      where status = 'approved'
      union all
      select receiver_vendor_id, sender_vendor_id from network_requests where status = 'approved'
    ) x
    join vendor_products s on s.vendor_id = x.source and s.source = 'manufacturer'
      and s.status = '1' and s.delivery_template_id is not null and s.id % 2 = 0
    where x.vendor_id is not null and not exists (select from vendor_products o
      where o.vendor_id = x.vendor_id and o.variation_id = s.variation_id)
    order by x.vendor_id, s.variation_id, s.vendor_id limit ${most}`.execute(trx);
  // products included from this vendor are paused, too
  await sql`
    update vendor_products set status = '2' where id in (
      select s.id from vendor_products i
      join vendor_products s on s.vendor_id = i.source_vendor_id and s.variation_id = i.variation_id
      order by s.id limit 6)`.execute(trx);
};

interface Included {
  vendorId: string;
  /** A condition of the variations `v` of products `p`. */
  which: SqlFragment;
  sellerId?: string;
}

/**
 * Lets a vendor sell some of the newest products, from a seller or from manufacturers; sold
 * products cannot be deleted.
 */
const includeMore = (trx: Trx, { vendorId, which, sellerId }: Included) =>
  sql`
    insert into vendor_products (vendor_id, variation_id, source, source_vendor_id, status,
      adjustment_type, adjustment_amount, delivery_template_id, keep_delivery, weight_kg,
      items_per_pallet)
    select ${vendorId}, v.id, ${sellerId === undefined ? 'manufacturer' : 'seller'},
      ${sellerId ?? null}, '1', 'percent', 10,
      (select min(id) from delivery_templates where vendor_id = ${vendorId}),
      ${sellerId !== undefined}, 14, 6
    from variations v join parent_products p on p.id = v.parent_id
    where ${which} and v.sample_of_id is null and not exists (
      select from vendor_products o where o.vendor_id = ${vendorId} and o.variation_id = v.id)
    order by v.id desc limit ${mostPaused}`.execute(trx);

const madeBy = (maker: SqlFragment): SqlFragment => sql`p.manufacturer_id = (${maker})
  and p.status = '1' and v.status = '1'`;

const viewerAt = async (trx: Trx, email: string): Promise<Viewer | null> => {
  const { rows } = await sql<{ id: string }>`
    select id from users where email = ${email}`.execute(trx);
  return rows[0] ? viewerOfUser(trx, rows[0].id) : null;
};

/**
 * Connects a manufacturer with a vendor for the first time, lets the vendor sell a product, and
 * ends the connection again.
 */
const endOneConnection = async (trx: Trx, viewer: Viewer, vendorId: string): Promise<void> => {
  const { rows } = await sql<{ id: string; maker: string }>`
    insert into network_requests
      (sender_vendor_id, receiver_manufacturer_id, status, sent_at, answered_at)
    select ${vendorId}, m.id, 'approved', now() - interval '70 days', now() - interval '68 days'
    from manufacturers m
    where m.is_visible and exists (select from parent_products p where p.manufacturer_id = m.id)
      and not exists (select from network_requests c where ${vendorId} in
        (c.sender_vendor_id, c.receiver_vendor_id)
        and m.id in (c.sender_manufacturer_id, c.receiver_manufacturer_id))
    order by m.id limit 1
    returning id, receiver_manufacturer_id as maker`.execute(trx);
  const [ended] = rows;
  if (!ended) return;
  await includeMore(trx, { vendorId, which: madeBy(sql`${ended.maker}::bigint`) });
  await endConnection({ trx, viewer }, ended.id);
};

/** Pauses some products of the first vendor, for each possible reason. */
export const pauseProducts = async (trx: Trx): Promise<void> => {
  const viewer = await viewerAt(trx, 'vendor@atrium.example');
  const suspended = await viewerAt(trx, 'nordlicht@atrium.example');
  if (!viewer?.vendorId || !suspended?.vendorId) return;
  const { vendorId } = viewer;
  const sellerId = suspended.vendorId;
  await endOneConnection(trx, viewer, vendorId);
  const connected = sql`p.manufacturer_id in (
    select receiver_manufacturer_id from network_requests
    where sender_vendor_id = ${vendorId} and status = 'approved')`;
  await includeMore(trx, { vendorId, which: sql`v.status = '2' and ${connected}` });
  const maker = sql`
    select coalesce(sender_manufacturer_id, receiver_manufacturer_id) from network_requests
    where ${sellerId} in (sender_vendor_id, receiver_vendor_id) and status = 'approved'
    order by 1 limit 1`;
  const unlike = sql`not exists (select from vendor_products o
    where o.vendor_id = ${vendorId} and o.variation_id = v.id)`;
  await includeMore(trx, { vendorId: sellerId, which: sql`${madeBy(maker)} and ${unlike}` });
  const theirs = sql`v.id in (select variation_id from vendor_products where vendor_id = ${sellerId})`;
  await includeMore(trx, { vendorId, which: theirs, sellerId });
  await sql`
    select refresh_vendor_product_pauses(array(select id from vendor_products))`.execute(trx);
};

/**
 * Changes manufacturers' prices on some days of the last weeks. The final prices are the original
 * ones, so that the catalogue stays as defined.
 */
export const changePrices = async (trx: Trx): Promise<void> => {
  await sql`
    create temporary table changed on commit drop as
    select v.id, v.price, case when v.id % 3 = 0 then 1.08 else 0.95 end as factor
    from variations v where v.price > 0 and v.id % 8 = 0
      and exists (select from vendor_products i where i.variation_id = v.id)`.execute(trx);
  await sql`
    update variations v set price = round(c.price * c.factor, 2)
    from changed c where c.id = v.id`.execute(trx);
  await sql`delete from vendor_price_changes`.execute(trx);
  await sql`update variations v set price = c.price from changed c where c.id = v.id`.execute(trx);
  await notifyPriceChanges(trx);
  await sql`
    update vendor_price_changes set changed_on = changed_on - (vendor_product_id % 20)::int,
      changed_at = changed_at - (vendor_product_id % 20)::int * interval '1 day'`.execute(trx);
};
