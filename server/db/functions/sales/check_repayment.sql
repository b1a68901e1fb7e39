-- A repayment is closed once, and its amount stays; several changes of one transaction are one
-- repayment.
create or replace function check_repayment() returns trigger language plpgsql as $$
begin
  if old.state <> 'owed' and new.state <> old.state then
    raise exception 'not from % to %', old.state, new.state
      using errcode = 'check_violation', constraint = 'repayments_states';
  end if;
  -- several changes of one transaction are one repayment
  if new.amount <> old.amount and old.at <> now() then
    raise exception 'the amount of a repayment stays'
      using errcode = 'check_violation', constraint = 'repayments_kept';
  end if;
  return new;
end $$;

-- Trigger:
--   repayments_states before update on repayments for each row
