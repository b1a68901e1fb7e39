import { type Kysely, sql } from 'kysely';

/**
 * A session belongs to the device that signed in, and the session of an administrator who views as a
 * partner ends with the administrator's own. Devices are known by a mark in a cookie.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table known_devices (
      user_id bigint not null references users on delete cascade,
      mark_hash bytea not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      primary key (mark_hash, user_id)
    );
    comment on table known_devices is 'devices with which an account has signed in';
    create index known_devices_user_id_idx on known_devices (user_id);
    create index known_devices_last_used_at_idx on known_devices (last_used_at);

    alter table sessions
      add column mark_hash bytea,
      add column confirmed_at timestamptz not null default now(),
      add column parent_id bigint references sessions (id) on delete cascade;
    comment on column sessions.mark_hash is
      'the device whose requests the session accepts; none for sessions that are older than this column';
    comment on column sessions.confirmed_at is 'when the user last proved who they are';
    comment on column sessions.parent_id is 'the session of the administrator who views as the account';
    create index sessions_parent_id_idx on sessions (parent_id);
    create index sessions_mark_hash_idx on sessions (mark_hash);

    alter table viewings add column session_id bigint;
    comment on column viewings.session_id is
      'the session of the administrator, which may have ended; a reference would be a circle of tables';
  `.execute(db);
};
