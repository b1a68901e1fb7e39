import { sql } from 'kysely';
import type { Writing } from '#server/entity/writing.ts';
import { refreshVisibility } from '#server/modules/people/profiles/visibility.ts';
import type { PartnerKind } from './account.ts';
import type { PartnerStatus } from './partnerStatus.ts';
import { tellSellers } from './tellSellers.ts';

type Trx = Writing['trx'];

/**
 * Updates visibility when a partner is suspended or reactivated. A suspended partner is not
 * visible; database triggers pause its products that others sell, and those sellers are notified.
 */
export const pauseOrResume =
  (kind: PartnerKind) =>
  async (trx: Trx, ids: readonly string[], status: PartnerStatus['status']): Promise<void> => {
    await refreshVisibility(trx, kind, ids);
    if (status === 'suspended') await tellSellers(trx, kind, ids);
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
