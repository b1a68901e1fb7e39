import { sql } from 'kysely';
import { migrations } from '#server/generated/migrations.ts';
import type { Database } from './database.ts';

/**
 * Whether this process can use the database: fully, only for reading, only for reading because its files
 * are damaged, not because its schema is older than this process (a backup was restored), or not because
 * it does not answer.
 */
export type DatabaseState = 'ok' | 'read-only' | 'damaged' | 'outdated' | 'unavailable';

export const newestMigration = Object.keys(migrations).sort().at(-1) ?? '';

/** Finds out the state of the database. */
export const databaseStateOf = async ({
  db,
  damage,
}: Pick<Database, 'db' | 'damage'>): Promise<DatabaseState> => {
  if (damage.isFound()) return 'damaged';
  // newer migrations are those of a newer version, beside which this one goes on working
  const { rows } = await sql<{ isReadOnly: boolean; isCurrent: boolean }>`
    select current_setting('transaction_read_only')::boolean as "isReadOnly",
      exists (select from kysely_migration where name >= ${newestMigration}) as "isCurrent"`.execute(
    db,
  );
  if (!rows[0]?.isCurrent) return 'outdated';
  return rows[0].isReadOnly ? 'read-only' : 'ok';
};
