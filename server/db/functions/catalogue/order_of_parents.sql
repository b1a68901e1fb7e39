-- The main category of each of the given products, by which lists are sorted. No more letters than an index
-- row has room for.
create or replace function order_of_parents(given bigint[])
returns table (parent_id bigint, category text) language sql stable as $$
  select p.id, left((
      select lower(k.name)
      from parent_product_categories pc join categories k on k.id = pc.category_id
      where pc.parent_id = p.id order by pc.is_main desc, k.id limit 1
    ), 500)
  from parent_products p where p.id = any(given)
$$;
