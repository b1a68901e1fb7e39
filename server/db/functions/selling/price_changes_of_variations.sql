-- Records the effect of changed prices of variations. Both sets of rows are compared at once, and
-- the rest is planned for each statement: a plan for one row is slow for many.
create or replace function price_changes_of_variations() returns trigger language plpgsql as $$
declare
  changes price_change[];
begin
  if exists (select id, price from after except select id, price from before) then
    execute '
      select array(
        select row(i.id,
          case when s.id is null then b.price else selling_price(s.price_type, s.own_price,
            s.adjustment_type, s.adjustment_amount, b.price) end,
          case when s.id is null then a.price else selling_price(s.price_type, s.own_price,
            s.adjustment_type, s.adjustment_amount, a.price) end)::price_change
        from before b join after a on a.id = b.id and a.price <> b.price
        join vendor_products i on i.variation_id = a.id
        left join vendor_products s
          on s.vendor_id = i.source_vendor_id and s.variation_id = i.variation_id)' into changes;
    perform record_price_changes(changes);
  end if;
  return null;
end $$;

-- Trigger:
--   variations_price_changes after update on variations referencing old table as before new table
--     as after for each statement
