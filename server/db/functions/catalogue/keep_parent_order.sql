-- Stores the places of the products that a statement's rows concern.
create or replace function keep_parent_order() returns trigger language plpgsql as $$
declare
  concerned bigint[];
begin
  if tg_table_name = 'parent_products' then
    -- without categories yet
    insert into parent_order (parent_id) select id from changed;
  elsif tg_table_name = 'categories' then
    concerned := array(
      select distinct c.parent_id from parent_product_categories c where c.category_id = any(array(
        select k.id from changed k join before b on b.id = k.id where k.name <> b.name)));
  else
    concerned := array(select distinct parent_id from changed);
  end if;
  if cardinality(concerned) > 0 then perform refresh_parent_order(concerned); end if;
  return null;
end $$;

-- Triggers:
--   categories_order_updated after update on categories referencing old table as before new
--     table as changed for each statement
--   parent_product_categories_order_deleted after delete on parent_product_categories
--     referencing old table as changed for each statement
--   parent_product_categories_order_inserted after insert on parent_product_categories
--     referencing new table as changed for each statement
--   parent_product_categories_order_updated after update on parent_product_categories
--     referencing new table as changed for each statement
--   parent_products_order_inserted after insert on parent_products referencing new table as
--     changed for each statement
