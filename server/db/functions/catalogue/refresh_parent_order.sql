-- Stores the sort keys of the given products.
create or replace function refresh_parent_order(given bigint[]) returns void language plpgsql as $$
begin
  -- so that the next statement sees what a transaction that held one of the rows has committed
  perform from parent_order where parent_id = any(given) order by parent_id for update;
  insert into parent_order (parent_id, category)
  select o.parent_id, o.category from order_of_parents(given) o
  on conflict (parent_id) do update set category = excluded.category
    where parent_order.category is distinct from excluded.category;
end $$;
