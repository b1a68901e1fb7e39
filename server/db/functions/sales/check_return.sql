-- A return begins as announced. Only what was shipped or completed is returned, and never more than
-- that. Of two returns at once, the second waits for the order and sees what the first has left.
create or replace function check_return() returns trigger language plpgsql as $$
declare
  delivered integer;
  returned integer;
begin
  perform from orders where id = new.order_id for update;
  select quantity, state_at into delivered, new.delivered_at
  from order_lines where id = new.line_id and state in ('shipped', 'completed');
  select coalesce(sum(quantity), 0) into returned from returns
  where line_id = new.line_id and state not in ('rejected', 'withdrawn');
  if new.state <> 'announced' or delivered is null or returned + new.quantity > delivered then
    raise exception 'more is returned than was delivered'
      using errcode = 'check_violation', constraint = 'returns_at_most';
  end if;
  return new;
end $$;

-- Trigger:
--   returns_at_most before insert on returns for each row
