import { type Kysely, sql } from 'kysely';

/** The processes that are alive; each writes its row every few seconds. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table processes (
      id uuid primary key,
      host text not null,
      pid integer not null,
      version text not null,
      node text not null,
      started_at timestamptz not null,
      seen_at timestamptz not null default now(),
      backup_at timestamptz,
      slow_calls jsonb not null default '[]'
    );
    comment on table processes is 'one row for each process, which rewrites it every few seconds';
    comment on column processes.backup_at is 'time of the file that the backup command touches';
    comment on column processes.slow_calls is 'the calls of the API that took longest since the start';

    create index jobs_failed_idx on jobs (ended_at) where state = 'failed';
  `.execute(db);
};
