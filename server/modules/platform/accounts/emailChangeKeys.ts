import { sql } from 'kysely';
import { serverLimits } from '#contract/serverLimits.ts';
import type { Db } from '#server/db/database.ts';
import { hashToken, newToken } from '#server/modules/platform/session/tokens.ts';

/** Condition on a change: it can still be taken back. */
export const isOpenChange = sql<boolean>`c.taken_back_at is null
  and c.created_at > now() - interval '1 day' * ${sql.lit(serverLimits.takeBackDays)}`;

/** A new key for taking a change back; null if it is too late. Replaces the key of an earlier mail. */
export const keyOfChange = async (db: Db, id: string): Promise<string | null> => {
  const key = newToken();
  const { rows } = await sql`
    update email_changes c set key_hash = ${hashToken(key)}
    where c.id = ${id} and ${isOpenChange} returning c.id`.execute(db);
  return rows.length > 0 ? key : null;
};
