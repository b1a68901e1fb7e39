-- Dates an entry of the ledger by the database's clock, and refuses it in a closed month. Closing a
-- month waits for the transactions that hold the lock.
create or replace function date_entry() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('ledger_periods'));
  new.at := clock_timestamp();
  new.day := (new.at at time zone 'Europe/Berlin')::date;
  if exists (select from ledger_periods where month + interval '1 month' > new.day) then
    raise exception 'the month of % is closed', new.day
      using errcode = 'check_violation', constraint = 'ledger_entries_open';
  end if;
  return new;
end $$;

-- Trigger:
--   ledger_entries_dated before insert on ledger_entries for each row
