-- Records changed source prices of vendor products: one row per product and day, with the first old
-- and the last new price.
create or replace function record_price_changes(given price_change[])
returns void language sql as $$
  insert into vendor_price_changes as t (vendor_id, vendor_product_id, changed_on,
    old_source_price, source_price, old_price, price)
  select i.vendor_id, i.id, (now() at time zone 'Europe/Berlin')::date,
    g.old_source_price, g.source_price,
    selling_price(i.price_type, i.own_price, i.adjustment_type, i.adjustment_amount,
      g.old_source_price),
    selling_price(i.price_type, i.own_price, i.adjustment_type, i.adjustment_amount,
      g.source_price)
  from unnest(given) g join vendor_products i on i.id = g.vendor_product_id
  where g.old_source_price is distinct from g.source_price
    and i.paused_reason is distinct from 'connectionEnded'
  order by i.id
  on conflict (vendor_product_id, changed_on) do update
    set source_price = excluded.source_price, price = excluded.price, changed_at = now(),
      is_told = false
$$;
