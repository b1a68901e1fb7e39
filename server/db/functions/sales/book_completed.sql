-- Books the orders of completed lines and services.
create or replace function book_completed() returns trigger language plpgsql as $$
begin
  perform book_orders(array(
    select distinct order_id from changed where state = 'completed'));
  return null;
end $$;

-- Triggers:
--   order_lines_book after update on order_lines referencing new table as changed for each
--     statement
--   order_services_book after update on order_services referencing new table as changed for each
--     statement
