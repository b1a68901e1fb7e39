import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { PermanentStartProblem } from '#server/errors/startProblem.ts';
import { functions } from '#server/generated/functions.ts';
import { type Db, inTransaction } from './database.ts';

/**
 * Creates or replaces the database functions of server/db/functions, if a file has changed since
 * this was last done. All or none are replaced; safe when several processes start at once.
 * @param files their texts by path
 * @returns whether they were applied
 * @throws {PermanentStartProblem} naming the file that the database rejects
 */
export const applyFunctions = (
  db: Db,
  files: Readonly<Record<string, string>> = functions,
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('atrium functions'))`.execute(trx);
    const digest = digestOf(files);
    const applied = await trx.selectFrom('applied_functions').select('digest').executeTakeFirst();
    if (applied?.digest === digest) return false;
    for (const [file, text] of Object.entries(files)) await applyFile(trx, file, text);
    await sql`
      insert into applied_functions (digest) values (${digest})
      on conflict (id) do update set digest = excluded.digest, applied_at = now()`.execute(trx);
    return true;
  });

/** Whether the database has the functions of this version; its tables must be migrated. */
export const areFunctionsApplied = async (db: Db): Promise<boolean> => {
  const applied = await db.selectFrom('applied_functions').select('digest').executeTakeFirst();
  return applied?.digest === digestOf(functions);
};

const digestOf = (files: Readonly<Record<string, string>>): string =>
  createHash('sha256').update(JSON.stringify(files)).digest('hex');

const applyFile = async (db: Db, file: string, text: string): Promise<void> => {
  try {
    await sql.raw(text).execute(db);
  } catch (error) {
    throw isRejected(error)
      ? new PermanentStartProblem(
          `The database rejects server/db/functions/${file}: ${error.message}.`,
        )
      : error;
  }
};

/** Class 42 of PostgreSQL's errors: syntax, unknown names, and a signature that has changed. */
const isRejected = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('42');
