-- Stores the main category of each of the given products, by which lists are sorted. No more letters than an
-- index row has room for.
create or replace function refresh_parent_order(given bigint[]) returns void language plpgsql as $$
begin
  -- so that the next statement sees what a transaction that held one of the rows has committed
  perform from parent_order where parent_id = any(given) order by parent_id for update;
  insert into parent_order (parent_id, category)
  select p.id, left((
      select lower(k.name)
      from parent_product_categories pc join categories k on k.id = pc.category_id
      where pc.parent_id = p.id order by pc.is_main desc, k.id limit 1
    ), 500)
  from parent_products p where p.id = any(given)
  on conflict (parent_id) do update set category = excluded.category
    where parent_order.category is distinct from excluded.category;
end $$;
