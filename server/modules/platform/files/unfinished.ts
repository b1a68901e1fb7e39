import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/database.ts';

/** Much longer than any upload takes. */
const abandonedAfter = sql`interval '1 hour'`;

/**
 * Notes files before they are stored. Their rows follow in the transaction of {@link endStoring}, so
 * no row is without its file, whenever the process ends.
 */
export const beginStoring = async (db: Db, names: readonly string[]): Promise<void> => {
  await sql`
    insert into unfinished_files (name) select unnest(${names}::text[])
    on conflict do nothing`.execute(db);
};

/** @throws if the cleanup has already taken one of the files */
export const endStoring = async (trx: Trx, names: readonly string[]): Promise<void> => {
  const { rows } = await sql`
    delete from unfinished_files where name = any(${names}::text[]) returning name`.execute(trx);
  if (rows.length !== names.length) throw new Error('Storing the files took more than an hour');
};

/** Removes noted files that do not have a row. */
export const removeNoted = async (
  db: Db,
  names: readonly string[],
  remove: (names: readonly string[]) => Promise<void>,
): Promise<void> => {
  if (names.length === 0) return;
  await remove(names);
  await sql`delete from unfinished_files where name = any(${names}::text[])`.execute(db);
};

/** Removes files that killed processes have left, if their names end like this. */
export const removeUnfinished = async (
  db: Db,
  ending: '.webp' | '.pdf',
  remove: (names: readonly string[]) => Promise<void>,
): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select name from unfinished_files
    where created_at < now() - ${abandonedAfter} and name like ${`%${ending}`}`.execute(db);
  await removeNoted(
    db,
    rows.map(({ name }) => name),
    remove,
  );
};
