-- Notes the products whose categories have changed, so that they are counted again. It only adds rows: writers never
-- wait for each other here.
create or replace function note_parents() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into uncounted_parents (parent_id) select distinct parent_id from before;
  end if;
  if tg_op <> 'DELETE' then
    insert into uncounted_parents (parent_id) select distinct parent_id from after;
  end if;
  return null;
end $$;

-- Triggers:
--   parent_product_categories_parents_deleted after delete on parent_product_categories referencing
--     old table as before for each statement
--   parent_product_categories_parents_inserted after insert on parent_product_categories referencing
--     new table as after for each statement
--   parent_product_categories_parents_updated after update on parent_product_categories referencing
--     old table as before new table as after for each statement
