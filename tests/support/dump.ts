import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { tablesIn } from './tables.ts';

/**
 * The tables of all schemas that have a row with the text, in whatever column. The content of binary
 * columns is read as text, too.
 */
export const tablesWith = async (db: Db, text: string): Promise<string[]> => {
  const tables = await tablesIn(db, ['public', 'pgboss']);
  const hex = Buffer.from(text).toString('hex');
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql`
      select from ${sql.table(`${schema}.${name}`)} t
      where strpos(t::text, ${text}) > 0 or strpos(t::text, ${hex}) > 0 limit 1`.execute(db);
    if (rows.length > 0) found.push(name);
  }
  return found;
};
