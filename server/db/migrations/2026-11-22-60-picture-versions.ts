import { type Kysely, sql } from 'kysely';

/** A picture's text has a version, like every record that people edit. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table uploads add column version integer not null default 1;
  `.execute(db);
};
