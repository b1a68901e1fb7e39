import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';
import { nameOf } from '#server/modules/people/networks/partners.ts';
import { refreshVisibility } from '#server/modules/people/profiles/visibility.ts';
import { notify } from '#server/modules/platform/notifications/notify.ts';
import type { PartnerKind } from './account.ts';
import type { PartnerStatus } from './partnerStatus.ts';

/** Rows `i` of vendor_products that come from partner `x`, directly or through another vendor. */
const from: Record<PartnerKind, RawBuilder<unknown>> = {
  manufacturer: sql`manufacturers x join parent_products p on p.manufacturer_id = x.id
    join variations v on v.parent_id = p.id join vendor_products i on i.variation_id = v.id`,
  vendor: sql`vendors x join vendor_products i on i.source_vendor_id = x.id`,
};

/**
 * Notifies sellers that products of suspended partners pause, with their number: once per suspended
 * partner. Products paused for another reason are not counted.
 */
const notifySellers = async (
  trx: Trx,
  kind: PartnerKind,
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
 * Updates visibility when a partner is suspended or reactivated. A suspended partner is not
 * visible; database triggers pause its products that others sell, and those sellers are notified.
 */
export const pauseOrResume =
  (kind: PartnerKind) =>
  async (trx: Trx, ids: readonly string[], status: PartnerStatus['status']): Promise<void> => {
    await refreshVisibility(trx, kind, ids);
    if (status === 'suspended') await notifySellers(trx, kind, ids);
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
