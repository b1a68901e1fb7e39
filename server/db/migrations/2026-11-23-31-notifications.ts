import { type Kysely, sql } from 'kysely';

/** Notifications of accounts, and which of them are also mailed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table notifications (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      kind text not null,
      params jsonb not null default '{}',
      link text not null default '' check (link ~ '^(/|$)'),
      created_at timestamptz not null default now(),
      read_at timestamptz
    );
    create index notifications_user_id_idx on notifications (user_id, id desc);
    create index notifications_unread_idx on notifications (user_id) where read_at is null;
    create index notifications_created_at_idx on notifications (created_at);

    create table notification_mails (
      user_id bigint not null references users on delete cascade,
      topic text not null,
      is_wanted boolean not null,
      primary key (user_id, topic)
    );
  `.execute(db);
};
