import { sql } from 'kysely';
import { recordChanges } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import { connectedWith } from '#server/modules/people/networks/connections.ts';
import { insideIds } from './offers.ts';
import { trackedProduct } from './product.ts';

/**
 * Locks all records on which the offers depend until the end of the transaction: calls that end a
 * connection, suspend a partner or set a draft wait, and then find the included products.
 */
export const holdSources = async (
  trx: Trx,
  vendorId: string,
  ids: readonly string[],
): Promise<void> => {
  const vendor = { kind: 'vendor', id: sql`${vendorId}::bigint` } as const;
  await sql`
    select from network_requests where status = 'approved'
      and (sender_vendor_id = ${vendorId} or receiver_vendor_id = ${vendorId})
    order by id for share`.execute(trx);
  await sql`
    select from manufacturers where id in (${connectedWith(vendor, 'manufacturer')})
    order by id for share`.execute(trx);
  await sql`
    select from vendors where id in (${connectedWith(vendor, 'vendor')})
    order by id for share`.execute(trx);
  const variations = sql`(
    select unnest(${insideIds('manufacturer', ids)}::bigint[]) union all
    select variation_id from vendor_products where id = any(${insideIds('seller', ids)}::bigint[]))`;
  await sql`
    select from parent_products where id in (
      select parent_id from variations where id in ${variations})
    order by id for share`.execute(trx);
  await sql`select from variations where id in ${variations} order by id for share`.execute(trx);
  await sql`
    select from vendor_products where id = any(${insideIds('seller', ids)}::bigint[])
    order by id for share`.execute(trx);
};

/** Resumes included products after an ended connection was made again. */
export const resume = async (trx: Trx, userId: string, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await recordChanges(trx, trackedProduct, userId, ids, async () => {
    await sql`
      update vendor_products set paused_reason = null where id = any(${ids}::bigint[])`.execute(
      trx,
    );
    await sql`select refresh_vendor_product_pauses(${ids}::bigint[])`.execute(trx);
  });
};
