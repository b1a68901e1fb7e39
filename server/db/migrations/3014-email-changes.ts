import { type Kysely, sql } from 'kysely';

/** The owner of a former address can take its change back for some days, by a mailed link. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table email_changes (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      before text not null,
      after text not null,
      key_hash bytea unique,
      created_at timestamptz not null default now(),
      taken_back_at timestamptz
    );
    comment on column email_changes.key_hash is 'of the link in the mail to the former address';
    create index email_changes_user_id_idx on email_changes (user_id);
    create index email_changes_created_at_idx on email_changes (created_at);

    alter table security_events drop constraint security_events_kind_check;
    alter table security_events add constraint security_events_kind_check
      check (kind in ('signIn', 'signInRefused', 'limitReached',
        'accessRefused', 'passwordChanged', 'passwordReset', 'emailTakenBack', 'roleChanged',
        'keyCreated', 'keyRevoked', 'keyUsed', 'keyRefused', 'exported', 'deletedMany', 'viewedAs',
        'secondFactorOn', 'secondFactorOff', 'secondFactorReset', 'secondFactorRule',
        'recoveryCodeUsed', 'recoveryCodesRenewed'));
  `.execute(db);
};
