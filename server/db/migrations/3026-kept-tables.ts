import { type Kysely, sql } from 'kysely';

/** How many rows the tables with personal data, or with rows that are deleted by age, have. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table kept_tables (
      name text primary key,
      holds text not null check (holds in ('nothing', 'person', 'law')),
      days integer check (days > 0),
      rows bigint not null,
      counted_at timestamptz not null default now()
    );
    comment on table kept_tables is 'written every night, after the old rows were deleted';
    comment on column kept_tables.days is 'after which rows are deleted; null if age does not matter';
  `.execute(db);
};
