-- Keeps the status of orders and order parts in step with their lines and services.
create or replace function derive_order_states() returns trigger language plpgsql as $$
begin
  update order_parts p
  set status = x.status,
    closed_at = case when x.status in ('completed', 'cancelled') then now() end
  from (
    select p.id, order_state(array_agg(s.state)) as status
    from (select distinct order_id from changed) c
    join order_parts p on p.order_id = c.order_id
    cross join lateral (
      select l.state from order_lines l
        where l.order_id = p.order_id and p.id in (l.part_id, l.deliverer_part_id)
      union all
      select v.state from order_services v where v.part_id = p.id) s
    group by p.id) x
  where p.id = x.id and p.status <> x.status;

  update orders o
  set status = x.status, moved_at = now(), version = version + 1, updated_at = now()
  from (
    select c.order_id, order_state(array_agg(s.state)) as status
    from (select distinct order_id from changed) c
    cross join lateral (
      select l.state from order_lines l where l.order_id = c.order_id
      union all
      select v.state from order_services v where v.order_id = c.order_id) s
    group by c.order_id) x
  where o.id = x.order_id;
  return null;
end $$;

-- Triggers:
--   order_lines_derive after update on order_lines referencing new table as changed for each
--     statement
--   order_services_derive after update on order_services referencing new table as changed for
--     each statement
