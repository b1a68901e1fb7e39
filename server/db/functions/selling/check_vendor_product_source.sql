-- A product passes through one seller at most: manufacturer, seller, vendor.
create or replace function check_vendor_product_source() returns trigger language plpgsql as $$
begin
  if new.source = 'seller' then
    perform from vendor_products s
      where s.vendor_id = new.source_vendor_id and s.variation_id = new.variation_id
        and s.source = 'manufacturer' for share;
    if not found then
      raise exception 'a seller''s products come from a manufacturer'
        using errcode = 'check_violation', constraint = 'vendor_products_two_steps';
    end if;
    if exists (select from vendor_products t
      where t.source_vendor_id = new.vendor_id and t.variation_id = new.variation_id) then
      raise exception 'others have this product from here'
        using errcode = 'check_violation', constraint = 'vendor_products_two_steps';
    end if;
  end if;
  return new;
end $$;

-- Trigger:
--   vendor_products_two_steps before insert or update of source, source_vendor_id, vendor_id,
--     variation_id on vendor_products for each row
