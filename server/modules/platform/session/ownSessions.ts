import { sql } from 'kysely';
import type { OwnSession } from '#contract/generated/schema.ts';
import type { Db } from '#server/db/database.ts';
import { notFound } from '#server/errors/domainError.ts';
import type { SignedIn } from '#server/graphql/context.ts';
import { deviceOf } from './device.ts';
import { isAlive, isOwn } from './sessions.ts';

/** The viewer's active sessions, most recently used first. */
export const ownSessions = async (db: Db, viewer: SignedIn): Promise<OwnSession[]> => {
  const rows = await db
    .selectFrom('sessions as s')
    .select(['s.id', 's.created_at', 's.last_used_at', 's.address', 's.user_agent'])
    .select(sql<boolean>`s.token_hash = ${viewer.tokenHash}`.as('isCurrent'))
    .where('s.user_id', '=', viewer.userId)
    .where(isAlive)
    .where(isOwn)
    .orderBy('s.last_used_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute();
  return rows.map(({ id, created_at, last_used_at, address, user_agent, isCurrent }) => ({
    id,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at.toISOString(),
    address,
    ...deviceOf(user_agent),
    isCurrent,
  }));
};

/** Ends one of the viewer's sessions; throws NOT_FOUND for any other. */
export const endOwnSession = async (db: Db, { userId }: SignedIn, id: string): Promise<void> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
};

/** @returns the ids of the ended sessions */
export const endOtherSessions = async (
  db: Db,
  { userId, tokenHash }: SignedIn,
): Promise<string[]> => {
  const rows = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', tokenHash)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};
