import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';
import { insideIds, offerIdOf } from './offers.ts';

/** An included product. */
export interface Included {
  /** Id of the offer. */
  id: string;
  /** Id of the vendor_products row. */
  own: string;
  label: string;
  status: string;
  pausedReason: string | null;
}

/** Locks the vendor's rows of these offers, in the order of their ids. */
export const lockIncluded = async (
  trx: Trx,
  vendorId: string,
  ids: readonly string[],
): Promise<Included[]> => {
  await sql`
    select from vendor_products i where ${isOf(vendorId, ids)} order by i.id for update`.execute(
    trx,
  );
  // read after waiting for the lock
  return includedAmong(trx, vendorId, ids);
};

/** The vendor's rows of these offers, without a lock. */
export const includedAmong = async (
  trx: Trx,
  vendorId: string,
  ids: readonly string[],
): Promise<Included[]> => {
  const { rows } = await sql<Included>`
    select ${offerIdOf} as id, i.id as own, v.name as label, i.status,
      i.paused_reason as "pausedReason"
    from vendor_products i join variations v on v.id = i.variation_id
    where ${isOf(vendorId, ids)} order by i.id`.execute(trx);
  return rows;
};

const isOf = (vendorId: string, ids: readonly string[]) => sql`i.vendor_id = ${vendorId} and (
  (i.source = 'manufacturer' and i.variation_id = any(${insideIds('manufacturer', ids)}::bigint[]))
  or (i.source_vendor_id, i.variation_id) in (select s.vendor_id, s.variation_id
    from vendor_products s where s.id = any(${insideIds('seller', ids)}::bigint[])))`;
