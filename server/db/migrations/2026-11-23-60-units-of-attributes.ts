import { type Kysely, sql } from 'kysely';

/** What the numbers of an attribute are measured in, for example cm; empty if in nothing. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table attributes add column unit text not null default ''
      check (unit = '' or type = 'number');
  `.execute(db);
};
