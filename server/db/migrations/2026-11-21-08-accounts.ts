import { type Kysely, sql } from 'kysely';

/** Keys of links in mails, the language of mails, and what tells sessions apart. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table users
      add language text not null default 'de' check (language in ('de', 'en')),
      add password_set_at timestamptz;
    comment on column users.language is 'of mails to the account';

    alter table sessions
      add id bigint generated always as identity,
      add address text,
      add user_agent text check (length(user_agent) <= 400);
    create unique index sessions_id_key on sessions (id);

    create table account_keys (
      key_hash bytea primary key,
      user_id bigint not null references users on delete cascade,
      purpose text not null check (purpose in ('reset', 'activation')),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    comment on table account_keys is 'keys of links in mails; one that was used is deleted';
    create index account_keys_user_id_idx on account_keys (user_id);
    create index account_keys_expires_at_idx on account_keys (expires_at);
  `.execute(db);
};
