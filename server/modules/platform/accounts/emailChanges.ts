import { sql } from 'kysely';
import type { Portal } from '#contract/portal.ts';
import { recordChanges } from '#server/db/changes.ts';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';
import type { Queue } from '#server/db/queue.ts';
import { DomainError, notFound } from '#server/errors/domainError.ts';
import type { Context } from '#server/graphql/context.ts';
import { forgetDevices } from '#server/modules/platform/session/devices.ts';
import { endSessions } from '#server/modules/platform/session/sessions.ts';
import { hashToken } from '#server/modules/platform/session/tokens.ts';
import { isOpenChange } from './emailChangeKeys.ts';
import type { MailJob } from './mail.ts';
import { trackedAccount } from './passwords.ts';

/* Changes of the address for signing in: both addresses are informed, and the owner of the former
   one can take the change back. */

interface Change {
  userId: string;
  before: string;
  after: string;
}

/** Queues the mails about a change; `wake` the queue once it is committed. */
export const reportEmailChange = async (
  trx: Db,
  queue: Queue,
  { userId, before, after }: Change,
): Promise<void> => {
  const { id } = await trx
    .insertInto('email_changes')
    .values({ user_id: userId, before, after })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const to of ['before', 'after'] as const) {
    await queue.send(trx, 'mail', { mail: 'emailChanged', id, to } satisfies MailJob);
  }
};

/**
 * Restores the former address of an account. Whoever used the other one loses access: sessions and
 * links end, and a mail to the restored address offers a new password.
 * @throws NOT_FOUND for an unknown, used or old key, INVALID if another account has the address now
 */
export const takeBackEmail = async (
  { db, queue, recordEvent }: Context,
  key: string,
  portal: Portal,
): Promise<void> => {
  const userId = await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: string; userId: string; email: string }>`
      update email_changes c set taken_back_at = now(), key_hash = null
      from users u
      where c.key_hash = ${hashToken(key)} and ${isOpenChange} and u.id = c.user_id and u.role = ${portal}
      returning c.id, u.id as "userId", c.before as email`.execute(trx);
    const [change] = rows;
    if (!change) throw notFound();
    await restore(trx, change, portal);
    await queue.send(trx, 'mail', { mail: 'access', email: change.email, portal });
    return change.userId;
  });
  recordEvent({ kind: 'emailTakenBack', userId });
  queue.wake('mail');
};

const restore = async (
  trx: Trx,
  { id, userId, email }: { id: string; userId: string; email: string },
  portal: Portal,
): Promise<void> => {
  const taken = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', portal)
    .where('email', '=', email)
    .where('id', '<>', userId)
    .executeTakeFirst();
  if (taken) throw new DomainError('INVALID', { msg: 'error.EMAIL_TAKEN' });
  await recordChanges(trx, trackedAccount, null, [userId], () =>
    sql`update users set email = ${email}, updated_at = now() where id = ${userId}`.execute(trx),
  );
  // later changes came from whoever made this one
  await sql`
    update email_changes set taken_back_at = now(), key_hash = null
    where user_id = ${userId} and id > ${id} and taken_back_at is null`.execute(trx);
  await trx.deleteFrom('account_keys').where('user_id', '=', userId).execute();
  await endSessions(trx, userId);
  await forgetDevices(trx, userId);
};
