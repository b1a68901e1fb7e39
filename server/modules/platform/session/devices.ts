import { sql } from 'kysely';
import { serverLimits } from '#contract/serverLimits.ts';
import type { Db } from '#server/db/database.ts';
import type { DeviceMark } from '#server/graphql/context.ts';

/* The devices with which accounts have signed in, known by the hash of their mark. */

/**
 * @param account portal and email address, in the format of the limiters
 * @returns whether the account has signed in on the device
 */
export const isKnownDevice =
  (db: Db) =>
  async (account: string, markHash: Buffer): Promise<boolean> => {
    const { rows } = await sql`
      select from known_devices d join users u on u.id = d.user_id
      where d.mark_hash = ${markHash} and u.role || ':' || u.email = ${account}`.execute(db);
    return rows.length > 0;
  };

/**
 * The hash of the device's mark. A mark that this server has not issued is replaced: otherwise
 * whoever plants a cookie in a browser would know the mark of its sessions.
 */
export const markDevice = async (db: Db, device: DeviceMark): Promise<Buffer> => {
  const { hash } = device;
  if (!hash) return device.issue();
  const { rows } = await sql`
    select where exists (select from known_devices where mark_hash = ${hash})
      or exists (select from sessions where mark_hash = ${hash})`.execute(db);
  return rows.length > 0 ? hash : device.issue();
};

/** @returns whether the account has signed in before, but never on this device */
export const rememberDevice = async (
  db: Db,
  userId: string,
  markHash: Buffer,
): Promise<boolean> => {
  const { rows } = await sql<{ isNew: boolean }>`
    with others as (
      select from known_devices where user_id = ${userId} and mark_hash <> ${markHash})
    insert into known_devices (user_id, mark_hash) values (${userId}, ${markHash})
    on conflict (mark_hash, user_id) do update set last_used_at = now()
    returning xmax = 0 and exists (select from others) as "isNew"`.execute(db);
  return rows[0]?.isNew ?? false;
};

/** Forgets the account's devices except `keep`, as after a change of its password. */
export const forgetDevices = async (
  db: Db,
  userId: string,
  keep: Buffer | null = null,
): Promise<void> => {
  await sql`
    delete from known_devices
    where user_id = ${userId} and mark_hash is distinct from ${keep}::bytea`.execute(db);
};

/** Forgets devices on which no one has signed in for a long time; runs daily. */
export const forgetUnusedDevices = async (db: Db): Promise<void> => {
  await sql`
    delete from known_devices
    where last_used_at < now() - interval '1 day' * ${serverLimits.knownDeviceDays}`.execute(db);
};
