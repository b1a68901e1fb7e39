import { type RawBuilder, sql } from 'kysely';
import type { Partner } from '#contract/rules/people/profile.ts';
import type { Trx } from '#server/db/database.ts';
import { nameOf } from '#server/modules/people/networks/partners.ts';
import { notify } from '#server/modules/platform/notifications/notify.ts';

/** Rows `i` of vendor_products that come from partner `x`, directly or through another vendor. */
const from: Record<Partner, RawBuilder<unknown>> = {
  manufacturer: sql`manufacturers x join parent_products p on p.manufacturer_id = x.id
    join variations v on v.parent_id = p.id join vendor_products i on i.variation_id = v.id`,
  vendor: sql`vendors x join vendor_products i on i.source_vendor_id = x.id`,
};

/**
 * Notifies sellers that products of suspended partners pause, with their number: once per suspended
 * partner. Products paused for another reason are not counted.
 */
export const notifySellers = async (
  trx: Trx,
  kind: Partner,
  ids: readonly string[],
): Promise<void> => {
  // links to the first tab if both have products
  const { rows } = await sql<{ vendor_id: string; company: string; tab: string; n: number }>`
    select i.vendor_id, ${nameOf(kind, 'x')} as company, min(i.source) as tab, count(*)::int as n
    from ${from[kind]}
    where x.id = any(${ids}::bigint[]) and i.paused_reason = 'sourceSuspended'
    group by i.vendor_id, x.id`.execute(trx);
  await notify(
    trx,
    'sourceSuspended',
    rows.map(({ vendor_id, company, tab, n }) => ({
      vendorId: vendor_id,
      params: { company, smart_count: n },
      link: `/vendor-products?tab=${tab}&problem=paused`,
    })),
  );
};

/**
 * Unpublishes all products of a vendor that loses its pro account, including those that others sell
 * on.
 */
export const unpublishAll = async (trx: Trx, vendorId: string): Promise<void> => {
  await sql`
    update vendor_products set status = '2', version = version + 1, updated_at = now()
    where vendor_id = ${vendorId} and status = '1'`.execute(trx);
};
