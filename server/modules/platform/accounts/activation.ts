import { sql } from 'kysely';
import type { ManufacturerActivation, VendorActivation } from '#contract/generated/schema.ts';
import type { Portal } from '#contract/portal.ts';
import { recordChanges, type Tracked } from '#server/db/changes.ts';
import type { Db, Trx } from '#server/db/database.ts';
import { notFound } from '#server/errors/domainError.ts';
import type { Contributions } from '#server/modules/module.ts';
import { accountOfKey, type KeyPurpose } from './keys.ts';
import type { KeyHolder } from './passwords.ts';

const opening = <P extends Portal>(key: string, portal: P) => ({
  key,
  portal,
  purpose: 'activation' satisfies KeyPurpose as KeyPurpose,
});

/** The person choosing a first password, found by the key of their invitation (specification 3). */
export const vendorOfKey = async (db: Db, key: string): Promise<VendorActivation> => {
  const { vendor_id, email } = await accountOfKey(db, opening(key, 'vendor'));
  const vendor = await db
    .selectFrom('vendors')
    .select(['id', 'name', 'surname', 'status', 'email', 'phone', 'avatar'])
    .where('id', '=', vendor_id)
    .executeTakeFirstOrThrow(notFound);
  return { ...vendor, accountEmail: email };
};

export const manufacturerOfKey = async (db: Db, key: string): Promise<ManufacturerActivation> => {
  const { manufacturer_id, email } = await accountOfKey(db, opening(key, 'manufacturer'));
  const manufacturer = await db
    .selectFrom('manufacturers')
    .select(['id', 'company_name', 'status', 'email', 'phone', 'avatar', 'logo'])
    .select('description as profile')
    .where('id', '=', manufacturer_id)
    .executeTakeFirstOrThrow(notFound);
  return { ...manufacturer, accountEmail: email };
};

const trackedStatus = (table: 'vendors' | 'manufacturers', entity: string): Tracked => ({
  entity,
  snapshot: (ids) => sql`
    select id, jsonb_build_object('status', status) as state
    from ${sql.table(table)} where id = any(${ids}::bigint[])`,
});

const owners = {
  vendor: { table: 'vendors', tracked: trackedStatus('vendors', 'vendor') },
  manufacturer: {
    table: 'manufacturers',
    tracked: trackedStatus('manufacturers', 'manufacturer'),
  },
} as const;

/**
 * Marks an address as verified, because following the mailed link proves that it is theirs: '1'
 * unverified, '2' verified.
 * @param activated runs afterwards in the same transaction, for other modules
 */
export const verify = async (
  trx: Trx,
  portal: 'vendor' | 'manufacturer',
  { id: userId, vendor_id, manufacturer_id }: KeyHolder,
  activated: Contributions['activated'],
): Promise<void> => {
  const { table, tracked } = owners[portal];
  const id = (portal === 'vendor' ? vendor_id : manufacturer_id) ?? '';
  await recordChanges(trx, tracked, userId, [id], () =>
    sql`
      update ${sql.table(table)} set status = '2', version = version + 1, updated_at = now()
      where id = ${id} and status = '1'`.execute(trx),
  );
  for (const react of activated) await react(trx, { kind: portal, id, userId });
};
