import { type Kysely, sql } from 'kysely';

/** Named filters of lists, kept for one person or shared with its colleagues. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table saved_views (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      resource text not null check (length(resource) between 1 and 100),
      name text not null check (length(name) between 1 and 80),
      search text not null check (length(search) <= 2000),
      shared boolean not null default false,
      created_at timestamptz not null default now()
    );
    create unique index saved_views_name_key on saved_views (user_id, resource, lower(name));
    create index saved_views_resource_idx on saved_views (resource) where shared;
  `.execute(db);
};
