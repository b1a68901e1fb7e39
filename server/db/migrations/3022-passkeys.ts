import { type Kysely, sql } from 'kysely';

/** Passkeys, and the challenges that their answers must contain. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table passkeys (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null default 0,
      transports text[] not null default '{}',
      name text not null,
      is_synced boolean not null default false,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    );
    comment on column passkeys.counter is 'uses that the device has counted; 0 if it does not count';
    create index passkeys_user_id_idx on passkeys (user_id);

    create table passkey_challenges (
      challenge text primary key,
      purpose text not null check (purpose in ('add', 'signIn', 'confirm')),
      user_id bigint references users on delete cascade,
      created_at timestamptz not null default now(),
      check ((user_id is null) = (purpose = 'signIn'))
    );
    comment on table passkey_challenges is 'each is accepted once, for a few minutes';
    create index passkey_challenges_created_at_idx on passkey_challenges (created_at);
    create index passkey_challenges_user_id_idx on passkey_challenges (user_id);

    -- accounts with passkeys alone have recovery codes, too
    alter table recovery_codes drop constraint recovery_codes_user_id_fkey;
    alter table recovery_codes add constraint recovery_codes_user_id_fkey
      foreign key (user_id) references users on delete cascade;

    alter table security_events drop constraint security_events_kind_check;
    alter table security_events add constraint security_events_kind_check
      check (kind in ('signIn', 'signInRefused', 'limitReached',
        'accessRefused', 'passwordChanged', 'passwordReset', 'emailTakenBack', 'roleChanged',
        'keyCreated', 'keyRevoked', 'keyUsed', 'keyRefused', 'exported', 'deletedMany', 'viewedAs',
        'secondFactorOn', 'secondFactorOff', 'secondFactorReset', 'secondFactorRule',
        'recoveryCodeUsed', 'recoveryCodesRenewed', 'passkeyAdded', 'passkeyRemoved'));
  `.execute(db);
};
