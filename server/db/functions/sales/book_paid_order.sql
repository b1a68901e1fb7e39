-- Books an order once its payments cover what is owed, and again if they no longer do.
create or replace function book_paid_order() returns trigger language plpgsql as $$
begin
  perform book_orders(array[new.id]);
  return null;
end $$;

-- Trigger:
--   orders_book after update on orders for each row when (old.is_covered is distinct from
--     new.is_covered)
