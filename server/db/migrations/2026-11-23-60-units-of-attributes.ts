import { type Kysely, sql } from 'kysely';

/** The unit of an attribute's numbers, for example cm; empty without one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table attributes add column unit text not null default ''
      check (unit = '' or type = 'number');
  `.execute(db);
};
