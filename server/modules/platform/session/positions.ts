import { sql } from 'kysely';
import type { Db, SqlFragment } from '#server/db/database.ts';
import { hashToken } from './tokens.ts';

/** The columns of a session or key that has just written. */
export const writtenNow = {
  written_lsn: sql<string>`pg_current_wal_insert_lsn()::text`,
  written_at: sql<Date>`now()`,
};

/**
 * The position that a replica must have reached for the session or key `alias`. Older ones are reached:
 * a replica that is more than ten seconds behind answers no reads. So it does not matter that positions
 * in a restored or copied database are those of another one.
 */
export const writtenPosition = (alias: string): SqlFragment<string | null> => sql`case
  when ${sql.ref(`${alias}.written_at`)} > now() - interval '1 minute'
  then ${sql.ref(`${alias}.written_lsn`)} end`;

/** Notes that the session, or the shop's key, has written something. */
export const noteWrite = async (db: Db, token: string, isShop: boolean): Promise<void> => {
  const hash = hashToken(token);
  if (isShop) {
    await db.updateTable('api_keys').set(writtenNow).where('key_hash', '=', hash).execute();
  } else {
    await db.updateTable('sessions').set(writtenNow).where('token_hash', '=', hash).execute();
  }
};
