-- The state of a payout only moves forward.
create or replace function check_payout_state() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) in
    (('requested', 'approved'), ('approved', 'paid'), ('requested', 'rejected')) then
    return new;
  end if;
  raise exception 'not from % to %', old.state, new.state
    using errcode = 'check_violation', constraint = 'payout_states_forward';
end $$;

-- Trigger:
--   payouts_states before update on payouts for each row when (old.state <> new.state)
