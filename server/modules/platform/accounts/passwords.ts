import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Portal } from '#contract/portal.ts';
import type { changePasswordInput } from '#contract/rules/platform/session.ts';
import { recordChanges, type Tracked } from '#server/db/changes.ts';
import { inTransaction, type Trx } from '#server/db/database.ts';
import { DomainError, invalid, notFound } from '#server/errors/domainError.ts';
import { type Context, originOf, viewerOf } from '#server/graphql/context.ts';
import {
  forgetDevices,
  markDevice,
  rememberDevice,
} from '#server/modules/platform/session/devices.ts';
import { hashChosen, isPassword } from '#server/modules/platform/session/passwords.ts';
import { endSessions } from '#server/modules/platform/session/sessions.ts';
import { accountOfKey, consumeKey, type KeyPurpose } from './keys.ts';

/** Excludes the password hash, because changes are shown to users. */
export const trackedAccount: Tracked = {
  entity: 'account',
  snapshot: (ids) => sql`
    select id, jsonb_build_object('email', email, 'language', language,
      'password_set_at', password_set_at) as state
    from users where id = any(${ids}::bigint[])`,
};

interface Chosen {
  userId: string;
  passwordHash: string;
  /** The one session to keep. */
  keep?: Buffer;
  /** The device that has just proved that it is the user's, and stays known. */
  markHash: Buffer;
}

/**
 * Stores the hash, ends every other session of the account, forgets its other devices and invalidates
 * links sent earlier.
 */
const setPassword = (trx: Trx, { userId, passwordHash, keep, markHash }: Chosen): Promise<void> =>
  recordChanges(trx, trackedAccount, userId, [userId], async () => {
    await trx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .set({ password_set_at: sql`clock_timestamp()`, updated_at: sql`now()` })
      .where('id', '=', userId)
      .execute();
    await trx.deleteFrom('account_keys').where('user_id', '=', userId).execute();
    await endSessions(trx, userId, keep);
    await forgetDevices(trx, userId, markHash);
    await rememberDevice(trx, userId, markHash);
  });

export type KeyHolder = Awaited<ReturnType<typeof accountOfKey>>;

interface ByKey {
  key: string;
  purpose: KeyPurpose;
  portal: Portal;
  password: string;
}

/** Sets the password of the key's account and runs `also`, in one transaction. */
export const setPasswordByKey = async (
  { db, queue, device, recordEvent }: Context,
  { password, ...opening }: ByKey,
  also: (trx: Trx, holder: KeyHolder) => Promise<unknown> = async () => undefined,
): Promise<void> => {
  // hashing is expensive: do it only for a valid key, and outside the transaction
  const { id: userId, password_hash } = await accountOfKey(db, opening);
  const passwordHash = await hashChosen(password, password_hash);
  await inTransaction(db, async (trx) => {
    const holder = await consumeKey(trx, opening);
    const markHash = await markDevice(trx, device);
    await setPassword(trx, { userId: holder.id, passwordHash, markHash });
    await also(trx, holder);
    if (opening.purpose === 'reset') {
      await queue.send(trx, 'mail', { mail: 'passwordChanged', userId: holder.id });
    }
  });
  recordEvent({ kind: 'passwordReset', userId, detail: opening.purpose });
  queue.wake('mail');
};

/**
 * Verifies the password of the signed-in user; a wrong one counts like a wrong one at sign-in.
 * @param field the input field with the password
 * @returns the stored hash that it matched
 * @throws INVALID for that field, RATE_LIMITED after too many attempts
 */
export const confirmPassword = async (
  context: Context,
  password: string,
  field: string,
): Promise<string | null> => {
  const { userId, portal } = viewerOf(context);
  const { db, signInLimiter } = context;
  const user = await db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(notFound);
  const account = `${portal}:${user.email}`;
  const attempt = await signInLimiter.attempt(account, originOf(context));
  if (!(await isPassword(user.password_hash, password))) {
    throw invalid({ [field]: { rule: 'rules.wrongPassword' } });
  }
  await attempt.succeeded();
  return user.password_hash;
};

/** Changes the user's own password. */
export const changePassword = async (
  context: Context,
  { currentPassword, password }: v.InferOutput<typeof changePasswordInput>,
): Promise<void> => {
  const { userId, tokenHash } = viewerOf(context);
  const { db, queue, device } = context;
  const confirmed = await confirmPassword(context, currentPassword, 'currentPassword');
  const passwordHash = await hashChosen(password);
  await inTransaction(db, async (trx) => {
    const { password_hash } = await trx
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    // another call changed it while this one was hashing
    if (password_hash !== confirmed) throw new DomainError('CONFLICT');
    const markHash = await markDevice(trx, device);
    await setPassword(trx, { userId, passwordHash, keep: tokenHash, markHash });
    await queue.send(trx, 'mail', { mail: 'passwordChanged', userId });
  });
  context.recordEvent({ kind: 'passwordChanged' });
  queue.wake('mail');
};
