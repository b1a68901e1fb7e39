-- Notes how often the products of a parent have each value more or less than before, and which parents change their
-- manufacturer or are deleted. It only adds rows: writers never wait for each other here. The parent of a variation
-- never changes; its manufacturer may change in a concurrent transaction, so the fold looks it up.
create or replace function note_values() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'parent_products' then
    insert into moved_parents (parent_id, manufacturer_id) values (old.id, old.manufacturer_id);
  elsif tg_table_name = 'variations' then
    insert into value_changes (attr_id, parent_id, value, n)
    select attr_id, old.parent_id, value, -count(*) from variation_attributes
    where variation_id = old.id group by attr_id, value;
    return old;
  elsif tg_op = 'UPDATE' then
    insert into value_changes (attr_id, parent_id, value, n)
    select attr_id, parent_id, value, sum(n) from (
      select c.attr_id, c.value, c.n,
        (select v.parent_id from variations v where v.id = c.variation_id) as parent_id
      from (
        select attr_id, variation_id, value, 1 as n from changed
        union all
        select attr_id, variation_id, value, -1 from before) c) x
    group by attr_id, parent_id, value having sum(n) <> 0;
  else
    insert into value_changes (attr_id, parent_id, value, n)
    select attr_id, parent_id, value, case tg_op when 'INSERT' then count(*) else -count(*) end
    from (
      select c.attr_id, c.value,
        (select v.parent_id from variations v where v.id = c.variation_id) as parent_id
      from changed c) x
    -- those that are deleted with their variation have been noted before
    where parent_id is not null group by attr_id, parent_id, value;
  end if;
  return null;
end $$;

-- Triggers:
--   parent_products_values_deleted after delete on parent_products for each row
--   parent_products_values_updated after update on parent_products for each row when
--     (old.manufacturer_id <> new.manufacturer_id)
--   variation_attributes_values_deleted after delete on variation_attributes referencing old table
--     as changed for each statement
--   variation_attributes_values_inserted after insert on variation_attributes referencing new table
--     as changed for each statement
--   variation_attributes_values_updated after update on variation_attributes referencing old table
--     as before new table as changed for each statement
--   variations_values_deleted before delete on variations for each row
