-- Settles the orders of cancelled lines and services. Its triggers run after those that derive
-- the order's status, by their names.
create or replace function settle_cancelled() returns trigger language plpgsql as $$
begin
  perform settle_order(c.order_id, 'cancelled')
  from (select distinct order_id from changed where state = 'cancelled' order by order_id) c;
  return null;
end $$;

-- Triggers:
--   order_lines_settle after update on order_lines referencing new table as changed for each
--     statement
--   order_services_settle after update on order_services referencing new table as changed for
--     each statement
