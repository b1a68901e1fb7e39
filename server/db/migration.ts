import { type Kysely, sql } from 'kysely';
import type { SqlFragment } from './database.ts';

/** A file of server/db/migrations. */
export interface Migration {
  up: (db: Kysely<unknown>) => Promise<void>;
  /**
   * Runs without a transaction, as `create index concurrently` requires, and so that rows are filled in parts
   * that nobody waits for. It may end at any statement and then runs again from its start.
   */
  isOutsideTransaction?: boolean;
}

/**
 * Creates an index while others write to its table; only outside of a transaction. An invalid one, which
 * an interrupted try leaves behind, is dropped first.
 * @param definition what follows the name: `on tags (name)`
 */
export const createIndexConcurrently = async (
  db: Kysely<unknown>,
  {
    name,
    isUnique = false,
    definition,
  }: { name: string; isUnique?: boolean; definition: SqlFragment },
): Promise<void> => {
  const { rows } = await sql`
    select from pg_index
    where indexrelid = to_regclass(quote_ident(${name})) and not indisvalid`.execute(db);
  if (rows.length > 0) await sql`drop index concurrently ${sql.id(name)}`.execute(db);
  const kind = isUnique ? sql`unique index` : sql`index`;
  await sql`create ${kind} concurrently if not exists ${sql.id(name)} ${definition}`.execute(db);
};
