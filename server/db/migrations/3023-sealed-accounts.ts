import { type Kysely, sql } from 'kysely';

/**
 * The numbers of bank accounts are sealed. What is there is sealed at the start of the server, since
 * that takes its key; the files of payouts, which hold numbers, are deleted and can be made again.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table payment_accounts
      add column iban_mask text not null default '',
      add column iban_hash text not null default '',
      drop constraint payment_accounts_iban_check,
      add constraint payment_accounts_iban_check
        check (iban ~ '^([A-Z]{2}[0-9]{2}[A-Z0-9]{1,30}|v1:[0-9a-f]{8}:.+)?$');
    comment on column payment_accounts.iban is 'sealed; plain until the next start if an older version wrote it';
    comment on column payment_accounts.iban_mask is 'what of a sealed number is shown';
    comment on column payment_accounts.iban_hash is 'of a sealed number, made with the key';
    create index payment_accounts_iban_hash_idx on payment_accounts (iban_hash) where iban_hash <> '';
    create index payouts_iban_hash_idx on payouts ((account ->> 'ibanHash'))
      where account ->> 'ibanHash' <> '';

    create function masked_iban(iban text, mask text) returns text language sql immutable as $$
      select mask $$;

    create function keep_payout_account() returns trigger language plpgsql as $$
      begin return new; end $$;
    create trigger payouts_account_kept before update on payouts
      for each row when (old.account is distinct from new.account)
      execute function keep_payout_account();
    drop trigger payouts_kept on payouts;
    create trigger payouts_kept before update or delete on payouts
      for each row execute function keep_order('state', 'paid_on', 'reference', 'reason',
        'requested_by', 'version', 'updated_at', 'account');

    delete from job_files where job_id in (select id from jobs where kind = 'payouts.export');
    update jobs set file = null where kind = 'payouts.export';

    alter table security_events drop constraint security_events_kind_check;
    alter table security_events add constraint security_events_kind_check
      check (kind in ('signIn', 'signInRefused', 'limitReached',
        'accessRefused', 'passwordChanged', 'passwordReset', 'emailTakenBack', 'roleChanged',
        'keyCreated', 'keyRevoked', 'keyUsed', 'keyRefused', 'exported', 'deletedMany', 'viewedAs',
        'secondFactorOn', 'secondFactorOff', 'secondFactorReset', 'secondFactorRule',
        'recoveryCodeUsed', 'recoveryCodesRenewed', 'passkeyAdded', 'passkeyRemoved',
        'accountRevealed'));
  `.execute(db);
};
