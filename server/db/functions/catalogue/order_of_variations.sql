-- What lists of variations are sorted by and is not in an index of variations with what they select: the options
-- as the list shows them, no more letters than an index row has room for, and the manufacturer with the columns
-- by which its own list is sorted.
create or replace function order_of_variations(given bigint[])
returns table (variation_id bigint, combination text, manufacturer_id bigint, name text, sku text)
language sql stable as $$
  select v.id, left((
      select string_agg(lower(o.name), '/' order by c.sort_index, c.id)
      from variation_combinations c join attribute_options o on o.id = c.option_id
      where c.variation_id = v.id
    ), 500), p.manufacturer_id, v.name, v.sku
  from variations v join parent_products p on p.id = v.parent_id where v.id = any(given)
$$;
