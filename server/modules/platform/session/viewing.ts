import { sql } from 'kysely';
import type { Portal } from '#contract/portal.ts';
import { serverLimits } from '#contract/serverLimits.ts';
import { type Db, inTransaction } from '#server/db/database.ts';
import { DomainError, notFound } from '#server/errors/domainError.ts';
import type { DeviceMark, SignedIn } from '#server/graphql/context.ts';
import { markDevice } from './devices.ts';
import { createSession } from './sessions.ts';
import { hashToken, newToken } from './tokens.ts';

/* Lets an administrator view the application as a partner: `viewAs` creates a key with which
   the partner's portal, on its own address, opens a read-only session. */

export interface ViewingKey {
  key: string;
  portal: Portal;
}

/** @returns a key that works once, within a minute */
export const createViewing = async (
  db: Db,
  { userId: viewedBy, tokenHash }: Pick<SignedIn, 'userId' | 'tokenHash'>,
  userId: string,
): Promise<ViewingKey> => {
  const key = newToken();
  const user = await db
    .selectFrom('users')
    .select('role')
    .where('id', '=', userId)
    .where('role', '<>', 'admin')
    .executeTakeFirstOrThrow(notFound);
  await db
    .insertInto('viewings')
    .values((eb) => ({
      user_id: userId,
      viewed_by: viewedBy,
      key_hash: hashToken(key),
      session_id: eb.selectFrom('sessions').select('id').where('token_hash', '=', tokenHash),
    }))
    .execute();
  return { key, portal: user.role as Portal };
};

/** Opens a session with a key, on the device that has it, and consumes the key. */
export const openViewing = (
  db: Db,
  device: DeviceMark,
  key: string,
): Promise<{ token: string; userId: string; viewedBy: string | null }> =>
  inTransaction(db, async (trx) => {
    const { rows } = await sql<{
      id: string;
      userId: string;
      viewedBy: string | null;
      parentId: string;
    }>`
      update viewings set key_hash = null, began_at = now()
      where key_hash = ${hashToken(key)}
        and began_at > now() - ${serverLimits.viewingKeySeconds} * interval '1 second'
        and session_id in (select s.id from sessions s)
      returning id, user_id as "userId", viewed_by as "viewedBy",
        session_id as "parentId"`.execute(trx);
    const [viewing] = rows;
    if (!viewing) throw new DomainError('NOT_FOUND', { msg: 'error.VIEWING_KEY' });
    const { id, userId, viewedBy, parentId } = viewing;
    const markHash = await markDevice(trx, device);
    const token = await createSession(trx, userId, { markHash, viewing: { id, parentId } });
    return { userId, viewedBy, token };
  });

/** Deletes unused keys; runs daily. */
export const deleteUnusedViewings = async (db: Db): Promise<void> => {
  await sql`
    delete from viewings where key_hash is not null and began_at < now() - interval '1 day'`.execute(
    db,
  );
};
