import { type Kysely, sql } from 'kysely';

/** Digest of the files of server/db/functions that were applied last; one row at most. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table applied_functions (
      id boolean primary key default true check (id),
      digest text not null,
      applied_at timestamptz not null default now()
    )`.execute(db);
};
