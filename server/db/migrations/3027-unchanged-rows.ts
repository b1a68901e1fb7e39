import { type Kysely, sql } from 'kysely';

/** How many of a job's rows needed no change; they are also among those that are done. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table jobs add unchanged integer not null default 0`.execute(db);
};
