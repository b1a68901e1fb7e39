-- A return is refunded while its goods are back and it is not closed. Callers have locked the order.
create or replace function check_return_refund() returns trigger language plpgsql as $$
begin
  if not exists (select from returns
    where id = new.return_id and order_id = new.order_id and state = 'received') then
    raise exception 'only a received return is refunded'
      using errcode = 'check_violation', constraint = 'refunds_of_return';
  end if;
  return new;
end $$;

-- Trigger:
--   refunds_of_return before insert on refunds for each row when (new.return_id is not null)
