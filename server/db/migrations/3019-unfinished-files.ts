import { type Kysely, sql } from 'kysely';

/**
 * Files that are being stored. An upload has a row only once its file is there; this table names the
 * files that a killed process has left.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table unfinished_files (
      name text primary key,
      created_at timestamptz not null default now()
    );
    comment on table unfinished_files is 'files that may be stored, but do not have their row yet';
  `.execute(db);
};
