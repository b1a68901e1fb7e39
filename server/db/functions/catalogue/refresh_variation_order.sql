-- Stores the sort keys of the given variations.
create or replace function refresh_variation_order(given bigint[]) returns void language plpgsql as $$
begin
  -- so that the next statement sees what a transaction that held one of the rows has committed
  perform from variation_order where variation_id = any(given) order by variation_id for update;
  insert into variation_order (variation_id, combination)
  select o.variation_id, o.combination from order_of_variations(given) o
  on conflict (variation_id) do update set combination = excluded.combination
    where variation_order.combination is distinct from excluded.combination;
end $$;
