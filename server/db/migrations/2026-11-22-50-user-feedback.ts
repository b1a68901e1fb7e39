import { type Kysely, sql } from 'kysely';

/** Partners' feedback on the back-office. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table user_feedback (
      id bigint generated always as identity primary key,
      rate smallint not null check (rate between 1 and 10),
      text text not null default '',
      email text not null,
      page text not null default '',
      user_type text not null,
      status text not null default 'open' check (status in ('open', 'done')),
      user_id bigint references users on delete set null,
      vendor_id bigint references vendors on delete set null,
      manufacturer_id bigint references manufacturers on delete set null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (num_nonnulls(manufacturer_id, vendor_id) <= 1)
    );
    -- analyses read nothing but this index
    create index user_feedback_created_at_idx on user_feedback (created_at)
      include (rate, page, user_type, status);
    create index user_feedback_user_idx on user_feedback (user_id, created_at);
    create index user_feedback_vendor_idx on user_feedback (vendor_id);
    create index user_feedback_manufacturer_idx on user_feedback (manufacturer_id);
    create index user_feedback_open_idx on user_feedback (created_at) where status = 'open';
  `.execute(db);
};
