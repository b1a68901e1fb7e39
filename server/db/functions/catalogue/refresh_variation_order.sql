-- Stores the options of each of the given variations as the list shows them, by which it is sorted. No more
-- letters than an index row has room for.
create or replace function refresh_variation_order(given bigint[]) returns void language plpgsql as $$
begin
  -- so that the next statement sees what a transaction that held one of the rows has committed
  perform from variation_order where variation_id = any(given) order by variation_id for update;
  insert into variation_order (variation_id, combination)
  select v.id, left((
      select string_agg(lower(o.name), '/' order by c.sort_index, c.id)
      from variation_combinations c join attribute_options o on o.id = c.option_id
      where c.variation_id = v.id
    ), 500)
  from variations v where v.id = any(given)
  on conflict (variation_id) do update set combination = excluded.combination
    where variation_order.combination is distinct from excluded.combination;
end $$;
