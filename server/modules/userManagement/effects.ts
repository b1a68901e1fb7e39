import { sql } from 'kysely';
import type { Writing } from '#server/entity/write.ts';
import { refreshVisibility } from '#server/modules/profiles/visibility.ts';
import type { PartnerKind } from './account.ts';
import type { PartnerStatus } from './status.ts';

type Trx = Writing['trx'];

/** Products `i` that others sell, by whom they have them from. */
const soldFrom = {
  manufacturer: sql`i.source = 'manufacturer' and i.variation_id in (
    select v.id from variations v join parent_products p on p.id = v.parent_id
    where p.manufacturer_id = any(partners.ids))`,
  vendor: sql`i.source_vendor_id = any(partners.ids)`,
};

/** A suspended partner is not visible, and what it offers is not for sale by others. */
export const pauseOrResume =
  (kind: PartnerKind) =>
  async (trx: Trx, ids: readonly string[], status: PartnerStatus['status']): Promise<void> => {
    await refreshVisibility(trx, kind, ids);
    if (status === 'verified' || ids.length === 0) return;
    const [before, after] =
      status === 'suspended' ? [null, 'sourceSuspended'] : ['sourceSuspended', null];
    await sql`
      update vendor_products i set paused_reason = ${after}, updated_at = now()
      from (select ${ids}::bigint[] as ids) partners
      where i.paused_reason is not distinct from ${before} and ${soldFrom[kind]}`.execute(trx);
  };

/** Without a pro account nothing is sold, neither by the vendor nor by those who have it from there. */
export const unpublishAll = async (trx: Trx, vendorId: string): Promise<void> => {
  await sql`
    update vendor_products set status = '2', version = version + 1, updated_at = now()
    where vendor_id = ${vendorId} and status = '1'`.execute(trx);
  await sql`
    update vendor_products set paused_reason = 'sourceUnpublished', updated_at = now()
    where source_vendor_id = ${vendorId} and paused_reason is null`.execute(trx);
};
