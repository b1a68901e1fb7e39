import { type Kysely, sql } from 'kysely';

/** Long work started by users: its kind, its progress, and the result for each row. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table jobs (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      kind text not null,
      input jsonb not null,
      state text not null default 'waiting'
        check (state in ('waiting', 'running', 'done', 'stopped', 'failed')),
      total int not null default 0 check (total >= 0),
      done int not null default 0 check (done >= 0),
      failed int not null default 0 check (failed >= 0),
      msg text,
      file text,
      stop_requested boolean not null default false,
      lease uuid,
      lease_until timestamptz,
      created_at timestamptz not null default now(),
      started_at timestamptz,
      ended_at timestamptz,
      check ((state in ('done', 'stopped', 'failed')) = (ended_at is not null))
    );
    create index jobs_user_id_idx on jobs (user_id, id);
    create index jobs_open_idx on jobs (lease_until) where state in ('waiting', 'running');

    create table job_rows (
      job_id bigint not null references jobs on delete cascade,
      place int not null,
      row_id bigint not null,
      state text not null default 'open' check (state in ('open', 'done', 'failed')),
      label text,
      code text,
      msg text,
      count int,
      primary key (job_id, place)
    );
    create index job_rows_open_idx on job_rows (job_id, place) where state = 'open';
    create index job_rows_failed_idx on job_rows (job_id, place) where state = 'failed';

    create table job_files (
      job_id bigint not null references jobs on delete cascade,
      part int not null,
      content bytea not null,
      primary key (job_id, part)
    );
  `.execute(db);
};
