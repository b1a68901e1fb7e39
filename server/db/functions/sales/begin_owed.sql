-- A new order owes its total; a free order is covered.
create or replace function begin_owed() returns trigger language plpgsql as $$
begin
  new.owed := new.total;
  new.is_covered := new.total = 0;
  if new.is_covered then new.payment_status := 'paid'; end if;
  return new;
end $$;

-- Trigger:
--   orders_owed before insert on orders for each row
