import { type RawBuilder, sql } from 'kysely';
import type { Writing } from '#server/entity/write.ts';
import { nameOf } from '#server/modules/people/networks/partners.ts';
import { notify } from '#server/modules/platform/notifications/notify.ts';
import type { PartnerKind } from './account.ts';

/** Rows `i` of vendor_products with what comes from partner `x`, at first or second hand. */
const from: Record<PartnerKind, RawBuilder<unknown>> = {
  manufacturer: sql`manufacturers x join parent_products p on p.manufacturer_id = x.id
    join variations v on v.parent_id = p.id join vendor_products i on i.variation_id = v.id`,
  vendor: sql`vendors x join vendor_products i on i.source_vendor_id = x.id`,
};

/**
 * Tells whoever sells products of suspended partners that these pause, and how many: once for each of
 * the partners. What paused for another reason is not counted.
 */
export const tellSellers = async (
  trx: Writing['trx'],
  kind: PartnerKind,
  ids: readonly string[],
): Promise<void> => {
  // the first tab if products are in both
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
