import { sql } from 'kysely';
import { errorText } from '#contract/errors.ts';
import type { Portal } from '#contract/portal.ts';
import { serverLimits } from '#contract/serverLimits.ts';
import type { Db } from '#server/db/database.ts';
import { DomainError, notFound } from '#server/errors/domainError.ts';
import { hashToken, newToken } from '#server/modules/platform/session/tokens.ts';

/** The action that a key allows: a new password, or the first one of a vendor or manufacturer. */
export type KeyPurpose = 'reset' | 'activation';

interface NewKey {
  userId: string;
  purpose: KeyPurpose;
  /** The period of validity. */
  hours: number;
}

/** Creates the key of a link. Only the return value contains it; the database stores its hash. */
export const createKey = async (
  db: Db,
  { userId, purpose, hours }: NewKey,
): Promise<{ key: string; expiresAt: Date }> => {
  const key = newToken();
  const { expires_at } = await db
    .insertInto('account_keys')
    .values({
      key_hash: hashToken(key),
      user_id: userId,
      purpose,
      expires_at: sql`now() + interval '1 hour' * ${hours}`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return { key, expiresAt: expires_at };
};

interface Opening {
  key: string;
  purpose: KeyPurpose;
  portal: Portal;
}

/**
 * The account a key belongs to; throws NOT_FOUND for an invalid key, `error.KEY_EXPIRED` for an
 * expired one.
 */
export const accountOfKey = async (db: Db, { key, purpose, portal }: Opening) => {
  const account = await holderOf(db, key, portal)
    .where('k.purpose', '=', purpose)
    .executeTakeFirst();
  if (!account) throw notFound();
  if (account.expired) throw new DomainError('INVALID', { msg: errorText.keyExpired });
  return account;
};

/** The account a key was sent to, whether or not it has expired. */
export const accountOfSentKey = (db: Db, key: string, portal: Portal) =>
  holderOf(db, key, portal).executeTakeFirstOrThrow(notFound);

const holderOf = (db: Db, key: string, portal: Portal) =>
  db
    .selectFrom('account_keys as k')
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .select([
      'u.id',
      'u.email',
      'u.vendor_id',
      'u.manufacturer_id',
      'u.password_hash',
      sql<boolean>`k.expires_at <= now()`.as('expired'),
    ])
    .where('k.key_hash', '=', hashToken(key))
    .where('u.role', '=', portal);

/** Consumes a key and all others of its account; of two concurrent attempts, one finds nothing. */
export const consumeKey = async (trx: Db, opening: Opening) => {
  const account = await accountOfKey(trx, opening);
  // locks all keys of an account in one order, so that two calls cannot deadlock
  await trx.selectFrom('users').select('id').where('id', '=', account.id).forUpdate().execute();
  const used = await trx
    .deleteFrom('account_keys')
    .where('key_hash', '=', hashToken(opening.key))
    .executeTakeFirst();
  if (used.numDeletedRows !== 1n) throw notFound();
  await trx.deleteFrom('account_keys').where('user_id', '=', account.id).execute();
  return account;
};

export const deleteOldKeys = async (db: Db): Promise<void> => {
  await db
    .deleteFrom('account_keys')
    .where(sql<boolean>`expires_at < now() - interval '1 day' * ${serverLimits.oldKeyDays}`)
    .execute();
};

export const deleteOldEmailChanges = async (db: Db): Promise<void> => {
  await sql`delete from email_changes where created_at < now() - interval '1 day' * ${serverLimits.emailChangeDays}`.execute(
    db,
  );
};
