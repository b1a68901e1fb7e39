-- The state of a return only moves forward. It is refunded once its refund is recorded, or once
-- nothing of its line is left to be refunded.
create or replace function check_return_state() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) not in (('announced', 'received'), ('announced', 'rejected'),
    ('announced', 'withdrawn'), ('received', 'refunded'), ('received', 'rejected')) then
    raise exception 'not from % to %', old.state, new.state
      using errcode = 'check_violation', constraint = 'return_states_forward';
  end if;
  if new.state = 'refunded'
    and not exists (select from refunds where return_id = new.id and line_id = new.line_id)
    and (select l.amount > coalesce(sum(r.amount), 0)
      from order_lines l left join refunds r on r.line_id = l.id
      where l.id = new.line_id group by l.amount) then
    raise exception 'nothing is refunded'
      using errcode = 'check_violation', constraint = 'returns_refunded';
  end if;
  return new;
end $$;

-- Trigger:
--   returns_states before update on returns for each row when (old.state <> new.state)
