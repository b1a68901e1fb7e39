import { sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import type { Portal } from '#contract/portal.ts';
import { type Db, inTransaction } from '#server/db/database.ts';
import { DomainError, notFound } from '#server/errors/domainError.ts';
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
  viewedBy: string,
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
    .values({ user_id: userId, viewed_by: viewedBy, key_hash: hashToken(key) })
    .execute();
  return { key, portal: user.role as Portal };
};

/** Opens a session with a key and consumes the key. */
export const openViewing = (
  db: Db,
  key: string,
): Promise<{ token: string; userId: string; viewedBy: string | null }> =>
  inTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: string; userId: string; viewedBy: string | null }>`
      update viewings set key_hash = null, began_at = now()
      where key_hash = ${hashToken(key)}
        and began_at > now() - ${limits.viewingKeySeconds} * interval '1 second'
      returning id, user_id as "userId", viewed_by as "viewedBy"`.execute(trx);
    const [viewing] = rows;
    if (!viewing) throw new DomainError('NOT_FOUND', { msg: 'error.VIEWING_KEY' });
    const { id, userId, viewedBy } = viewing;
    return { userId, viewedBy, token: await createSession(trx, userId, { viewingId: id }) };
  });

/** Deletes unused keys; runs daily. */
export const deleteUnusedViewings = async (db: Db): Promise<void> => {
  await sql`
    delete from viewings where key_hash is not null and began_at < now() - interval '1 day'`.execute(
    db,
  );
};
