-- Stores the sort keys of the given variations.
create or replace function refresh_variation_order(given bigint[]) returns void language plpgsql as $$
begin
  -- so that the next statement sees what a transaction that held one of the rows has committed
  perform from variation_order where variation_id = any(given) order by variation_id for update;
  insert into variation_order (variation_id, combination, manufacturer_id, name, sku)
  select o.variation_id, o.combination, o.manufacturer_id, o.name, o.sku from order_of_variations(given) o
  on conflict (variation_id) do update set combination = excluded.combination,
    manufacturer_id = excluded.manufacturer_id, name = excluded.name, sku = excluded.sku
    where variation_order is distinct from excluded;
end $$;
