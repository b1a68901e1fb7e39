-- Records the effect of sellers' changed prices on the products that others have from them.
-- Compared and planned as in price_changes_of_variations.
create or replace function price_changes_of_sellers() returns trigger language plpgsql as $$
declare
  changes price_change[];
begin
  if exists (
    select id, price_type, own_price, adjustment_type, adjustment_amount from after
    except select id, price_type, own_price, adjustment_type, adjustment_amount from before) then
    execute '
      select array(
        select row(i.id,
          selling_price(b.price_type, b.own_price, b.adjustment_type, b.adjustment_amount, v.price),
          selling_price(a.price_type, a.own_price, a.adjustment_type, a.adjustment_amount, v.price)
        )::price_change
        from before b join after a on a.id = b.id
        join vendor_products i
          on i.source_vendor_id = a.vendor_id and i.variation_id = a.variation_id
        join variations v on v.id = a.variation_id)' into changes;
    perform record_price_changes(changes);
  end if;
  return null;
end $$;

-- Trigger:
--   vendor_products_price_changes after update on vendor_products referencing old table as before
--     new table as after for each statement
