-- Payments and returns have the shop of their order, so that their numbers are unique within it.
create or replace function take_shop() returns trigger language plpgsql as $$
begin
  new.shop_id := (select shop_id from orders where id = new.order_id);
  return new;
end $$;

-- Triggers:
--   order_payments_shop before insert on order_payments for each row
--   returns_shop before insert on returns for each row
