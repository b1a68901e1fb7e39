-- The refunds of a line or service never exceed its amount. Of two at once, the second waits for
-- the lock and sees what the first has left.
create or replace function check_refund() returns trigger language plpgsql as $$
declare
  whole numeric;
  part bigint;
  refunded numeric;
begin
  if new.line_id is not null then
    select amount, part_id into whole, part from order_lines where id = new.line_id for update;
  else
    select cost, part_id into whole, part from order_services
      where id = new.service_id for update;
  end if;
  select coalesce(sum(amount), 0) into refunded from refunds
    where line_id = new.line_id or service_id = new.service_id;
  if part is distinct from new.part_id or refunded + new.amount > whole then
    raise exception 'more is refunded than it came to'
      using errcode = 'check_violation', constraint = 'refunds_at_most';
  end if;
  return new;
end $$;

-- Trigger:
--   refunds_at_most before insert on refunds for each row
