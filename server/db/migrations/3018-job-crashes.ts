import { type Kysely, sql } from 'kysely';

/** A job that keeps ending its process is stopped, instead of being taken over for ever. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table jobs
      add column crashes integer not null default 0,
      add column crash_progress integer not null default -1;
    comment on column jobs.crashes is 'processes that died one after the other without progress';
    comment on column jobs.crash_progress is 'the most rows that were done when a process died';
  `.execute(db);
};
