-- The account of a payout stays what it was; only its number may be sealed, or sealed with another key.
create or replace function keep_payout_account() returns trigger language plpgsql as $$
begin
  if (old.account - '{iban,ibanMask,ibanHash}'::text[])
    is distinct from (new.account - '{iban,ibanMask,ibanHash}'::text[])
    or not starts_with(new.account ->> 'iban', 'v1:')
    or starts_with(old.account ->> 'iban', 'v1:')
      and old.account ->> 'ibanMask' is distinct from new.account ->> 'ibanMask' then
    raise exception 'the account of a payout stays as it was'
      using errcode = 'check_violation', constraint = 'payout_accounts_kept';
  end if;
  return new;
end $$;

-- Trigger:
--   payouts_account_kept before update on payouts for each row when (old.account is distinct from
--     new.account)
