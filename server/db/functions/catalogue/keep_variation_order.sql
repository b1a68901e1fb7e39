-- Stores the places of the variations that a statement's rows concern.
create or replace function keep_variation_order() returns trigger language plpgsql as $$
declare
  concerned bigint[];
begin
  if tg_table_name = 'variations' and tg_op = 'INSERT' then
    concerned := array(select id from changed);
  elsif tg_table_name = 'variations' then
    concerned := array(
      select v.id from changed v join before b on b.id = v.id
      where (v.name, v.sku, v.parent_id) is distinct from (b.name, b.sku, b.parent_id));
  elsif tg_table_name = 'parent_products' then
    concerned := array(
      select v.id from variations v where v.parent_id = any(array(
        select p.id from changed p join before b on b.id = p.id where p.manufacturer_id <> b.manufacturer_id)));
  elsif tg_table_name = 'attribute_options' then
    concerned := array(
      select c.variation_id from variation_combinations c where c.option_id = any(array(
        select o.id from changed o join before b on b.id = o.id where o.name <> b.name)));
  else
    concerned := array(select distinct variation_id from changed);
  end if;
  if cardinality(concerned) > 0 then perform refresh_variation_order(concerned); end if;
  return null;
end $$;

-- Triggers:
--   attribute_options_order_updated after update on attribute_options referencing old table as
--     before new table as changed for each statement
--   parent_products_variations_order_updated after update on parent_products referencing old
--     table as before new table as changed for each statement
--   variation_combinations_order_deleted after delete on variation_combinations referencing old
--     table as changed for each statement
--   variation_combinations_order_inserted after insert on variation_combinations referencing new
--     table as changed for each statement
--   variation_combinations_order_updated after update on variation_combinations referencing new
--     table as changed for each statement
--   variations_order_inserted after insert on variations referencing new table as changed for
--     each statement
--   variations_order_updated after update on variations referencing old table as before new
--     table as changed for each statement
