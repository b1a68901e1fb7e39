import { type Kysely, sql } from 'kysely';

/** Who uploaded which picture; `used_at` is when a record first showed it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table uploads (
      filename text primary key,
      user_id bigint references users on delete set null,
      created_at timestamptz not null default now(),
      used_at timestamptz
    );
    create index uploads_user_id_idx on uploads (user_id);
    create index uploads_unused_idx on uploads (created_at) where used_at is null;
  `.execute(db);
};
