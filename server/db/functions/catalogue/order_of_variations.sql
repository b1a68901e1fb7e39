-- The options of each of the given variations as the list shows them, by which it is sorted. No more letters
-- than an index row has room for.
create or replace function order_of_variations(given bigint[])
returns table (variation_id bigint, combination text) language sql stable as $$
  select v.id, left((
      select string_agg(lower(o.name), '/' order by c.sort_index, c.id)
      from variation_combinations c join attribute_options o on o.id = c.option_id
      where c.variation_id = v.id
    ), 500)
  from variations v where v.id = any(given)
$$;
