-- The refunds of a line, a service, shipping or driving never exceed its amount, and nothing that
-- is cancelled is refunded. Of two at once, the second waits for the order and sees what the
-- first has left.
create or replace function check_refund() returns trigger language plpgsql as $$
declare
  whole numeric;
  part bigint;
  refunded numeric;
  is_cancelled boolean;
begin
  perform from orders where id = new.order_id for update;
  if new.line_id is not null then
    select amount, part_id, state = 'cancelled' into whole, part, is_cancelled
    from order_lines where id = new.line_id;
  elsif new.service_id is not null then
    select cost, part_id, state = 'cancelled' into whole, part, is_cancelled
    from order_services where id = new.service_id;
  elsif new.shipping_id is not null then
    select g.cost, g.part_id, not is_charged_shipping(g.id) into whole, part, is_cancelled
    from order_shipping g where g.id = new.shipping_id;
  else
    select p.driving, p.id, not is_charged_driving(p.id) into whole, part, is_cancelled
    from order_parts p where p.id = new.part_id;
  end if;
  select coalesce(sum(amount), 0) into refunded from refunds r
  where r.line_id = new.line_id or r.service_id = new.service_id
    or r.shipping_id = new.shipping_id or (new.is_driving and r.is_driving and r.part_id = new.part_id);
  if part is distinct from new.part_id or is_cancelled or refunded + new.amount > whole then
    raise exception 'more is refunded than it came to'
      using errcode = 'check_violation', constraint = 'refunds_at_most';
  end if;
  return new;
end $$;

-- Trigger:
--   refunds_at_most before insert on refunds for each row
