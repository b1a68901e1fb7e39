-- Links inserted values to the options of the same spelling, unless the writer has done so.
-- Selecting the rows by a list of ids makes the planner use the index; a join read whole tables.
create or replace function choose_options() returns trigger language plpgsql as $$
begin
  update variation_attributes x set option_id = o.id, value = o.name
  from attribute_options o
  where x.id = any(array(
      -- the spelling is expensive to compute, so only for attributes with options
      select c.id from changed c where c.option_id is null and length(c.value) <= 255
        and exists (select from attribute_options own where own.attr_id = c.attr_id)))
    and o.attr_id = x.attr_id and o.name_key = spelling_key(x.value);
  return null;
end $$;

-- Trigger:
--   variation_attributes_inserted after insert on variation_attributes referencing new table as
--     changed for each statement
