import { type Kysely, sql } from 'kysely';

/** The secret of a second factor that was never confirmed ends. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table second_factors add column pending_since timestamptz;
    comment on column second_factors.pending_since is 'when pending_secret was made';
  `.execute(db);
};
