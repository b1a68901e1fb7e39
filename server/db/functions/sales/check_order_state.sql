-- The state of a line or service only moves forward.
create or replace function check_order_state() returns trigger language plpgsql as $$
declare
  steps constant jsonb := '{"open": 0, "confirmed": 1, "scheduled": 1, "shipped": 2, "ready": 2,
    "completed": 3}';
begin
  if new.state = 'cancelled' then
    if old.state in ('open', 'confirmed', 'scheduled') then return new; end if;
  elsif old.state <> 'cancelled' and (steps -> new.state)::int > (steps -> old.state)::int then
    return new;
  end if;
  raise exception 'not from % to %', old.state, new.state
    using errcode = 'check_violation', constraint = 'order_states_forward';
end $$;

-- Triggers:
--   order_lines_states before update on order_lines for each row when (old.state <> new.state)
--   order_services_states before update on order_services for each row when (old.state <>
--     new.state)
