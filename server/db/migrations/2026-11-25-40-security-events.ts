import { type Kysely, sql } from 'kysely';

/**
 * Who got in or was refused, and what was done with what they may do. Without foreign keys: it tells
 * what happened after the account is gone, too, and no other row waits for it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table security_events (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      kind text not null check (kind in ('signIn', 'signInRefused', 'limitReached',
        'accessRefused', 'passwordChanged', 'passwordReset', 'roleChanged', 'keyCreated',
        'keyRevoked', 'keyUsed', 'keyRefused', 'exported', 'deletedMany', 'viewedAs',
        'secondFactorOn', 'secondFactorOff', 'secondFactorReset', 'recoveryCodeUsed',
        'recoveryCodesRenewed')),
      account text,
      user_id bigint,
      portal text,
      address text,
      device text,
      subject text,
      detail text,
      amount integer
    );
    comment on column security_events.user_id is 'whose account it was, if it still is there or not';
    create index security_events_at_idx on security_events (at, id);
    create index security_events_kind_idx on security_events (kind, at);
  `.execute(db);
};
