import { sql } from 'kysely';
import type { OrderSettings } from '#contract/generated/schema.ts';
import { recordChanges, type Tracked } from '#server/db/changes.ts';
import type { Db } from '#server/db/database.ts';
import { ownedChanges } from '#server/db/owner.ts';
import type { Restorer } from '#server/entity/restorer.ts';
import { hidden } from '#server/entity/states.ts';
import type { Writing } from '#server/entity/writing.ts';
import { forbidden, notFound } from '#server/errors/domainError.ts';
import {
  hiddenBy,
  missingIn,
  refreshVisibility,
} from '#server/modules/people/profiles/visibility.ts';

const tracked: Tracked = {
  entity: 'orderSettings',
  snapshot: (ids) => sql`
    select t.id, jsonb_build_object('vendor_id', t.id, 'wholesaler', t.wholesaler) as state
    from vendors t where t.id = any(${ids}::bigint[])`,
};

/** Wholesale is never switched off, so there is nothing to restore. */
export const orderSettingsHistory: Restorer = {
  tracked,
  table: 'vendors',
  label: 'company_name',
  area: 'orderSettings',
  fields: { vendor_id: { read: hidden } },
  owned: (viewer) => ownedChanges(viewer, ['vendor_id']),
  isFinal: true,
  update: async () => undefined,
  revive: async () => undefined,
};

export const orderSettings = async (db: Db, vendorId: string | null): Promise<OrderSettings> => {
  const { rows } = await sql<OrderSettings>`
    select t.vendor_type, t.wholesaler, t.is_visible as "isVisible",
      ${hiddenBy('vendor')} as "hiddenBy", ${missingIn('vendor')} as missing
    from vendors t where t.id = ${vendorId}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  return found;
};

/** Switches wholesale on permanently; a second call changes nothing. */
export const enableWholesale = async ({ trx, viewer }: Writing): Promise<void> => {
  const { vendorId, userId } = viewer;
  const { rows } = await sql<{ wholesaler: boolean }>`
    select wholesaler from vendors where id = ${vendorId} and vendor_type = 'wholesaler'
    for no key update`.execute(trx);
  const [vendor] = rows;
  if (!vendor || vendorId === null) throw forbidden();
  if (vendor.wholesaler) return;
  await recordChanges(trx, tracked, userId, [vendorId], () =>
    sql`
      update vendors set wholesaler = true, version = version + 1, updated_at = now()
      where id = ${vendorId}`.execute(trx),
  );
  await refreshVisibility(trx, 'vendor', [vendorId]);
};
