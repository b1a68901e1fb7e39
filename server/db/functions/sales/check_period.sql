-- Months are closed in order, once they have ended, while nothing is being booked.
create or replace function check_period() returns trigger language plpgsql as $$
begin
  perform lock_ledger();
  if new.month is distinct from month_to_close()
    or new.month + interval '1 month' > (clock_timestamp() at time zone 'Europe/Berlin')::date then
    raise exception 'months are closed in order, once they have ended'
      using errcode = 'check_violation', constraint = 'ledger_periods_in_order';
  end if;
  return new;
end $$;

-- Trigger:
--   ledger_periods_in_order before insert on ledger_periods for each row
