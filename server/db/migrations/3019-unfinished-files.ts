import { type Kysely, sql } from 'kysely';

/**
 * Files that are being stored: an upload has a row only once its file is there, and what a killed
 * process leaves is found here.
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
