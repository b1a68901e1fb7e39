import { type Kysely, sql } from 'kysely';

/** Signing in with a second factor: the secret of an app and its recovery codes, by account. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    insert into roles (id, name, value) values (11, 'enrolling', 'Enrolling');

    create table second_factors (
      user_id bigint primary key references users on delete cascade,
      secret text,
      pending_secret text,
      since timestamptz,
      last_step bigint not null default 0,
      check ((secret is null) = (since is null))
    );
    comment on column second_factors.pending_secret is 'begun, but no code of it was entered yet';
    comment on column second_factors.last_step is 'of the newest code that was used; no older one is accepted';

    create table recovery_codes (
      user_id bigint not null references second_factors on delete cascade,
      code_hash bytea not null,
      used_at timestamptz,
      primary key (user_id, code_hash)
    );

    create table sign_in_settings (
      is_only boolean primary key default true check (is_only),
      second_factor_portals text[] not null default '{}'
        check (second_factor_portals <@ array['admin', 'manufacturer', 'vendor']),
      version integer not null default 1,
      updated_at timestamptz not null default now()
    );
    comment on column sign_in_settings.second_factor_portals is 'whose accounts must have a second factor';

    alter table security_events drop constraint security_events_kind_check;
    alter table security_events add constraint security_events_kind_check
      check (kind in ('signIn', 'signInRefused', 'limitReached',
        'accessRefused', 'passwordChanged', 'passwordReset', 'roleChanged', 'keyCreated',
        'keyRevoked', 'keyUsed', 'keyRefused', 'exported', 'deletedMany', 'viewedAs',
        'secondFactorOn', 'secondFactorOff', 'secondFactorReset', 'secondFactorRule',
        'recoveryCodeUsed', 'recoveryCodesRenewed'));
  `.execute(db);
};
