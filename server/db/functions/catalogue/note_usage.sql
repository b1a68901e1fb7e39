-- Notes how often products use attributes, options, tags and families more or less than before, so that it is
-- added to the counts. It only adds rows: writers never wait for each other here.
create or replace function note_usage() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'parent_products' then
    if tg_op = 'UPDATE' then
      insert into usage_changes (kind, record_id, n)
      values ('family', old.family_id, -1), ('family', new.family_id, 1);
    else
      insert into usage_changes (kind, record_id, n)
      select 'family', family_id, case tg_op when 'INSERT' then count(*) else -count(*) end
      from changed group by family_id;
    end if;
  elsif tg_table_name = 'variation_tags' then
    if tg_op = 'UPDATE' then
      insert into usage_changes (kind, record_id, n)
      values ('tag', old.tag_id, -1), ('tag', new.tag_id, 1);
    else
      insert into usage_changes (kind, record_id, n)
      select 'tag', tag_id, case tg_op when 'INSERT' then count(*) else -count(*) end
      from changed group by tag_id;
    end if;
  elsif tg_op = 'UPDATE' and tg_level = 'STATEMENT' then
    insert into usage_changes (kind, record_id, n)
    select 'option', option_id, sum(n) from (
      select option_id, 1 as n from changed
      union all
      select option_id, -1 from before) x
    where option_id is not null group by option_id having sum(n) <> 0;
  elsif tg_op = 'UPDATE' then
    insert into usage_changes (kind, record_id, n)
    values ('attribute', old.attr_id, -1), ('attribute', new.attr_id, 1);
  else
    insert into usage_changes (kind, record_id, n)
    select 'attribute', attr_id, case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed group by attr_id;
    insert into usage_changes (kind, record_id, n)
    select 'option', option_id, case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed where option_id is not null group by option_id;
  end if;
  return null;
end $$;

-- Triggers:
--   parent_products_usage_deleted after delete on parent_products referencing old table as changed
--     for each statement
--   parent_products_usage_inserted after insert on parent_products referencing new table as changed
--     for each statement
--   parent_products_usage_updated after update on parent_products for each row when (old.family_id
--     <> new.family_id)
--   variation_attributes_usage_deleted after delete on variation_attributes referencing old table
--     as changed for each statement
--   variation_attributes_usage_inserted after insert on variation_attributes referencing new table
--     as changed for each statement
--   variation_attributes_usage_options after update on variation_attributes referencing old table
--     as before new table as changed for each statement
--   variation_attributes_usage_updated after update on variation_attributes for each row when
--     (old.attr_id <> new.attr_id)
--   variation_combinations_usage_deleted after delete on variation_combinations referencing old
--     table as changed for each statement
--   variation_combinations_usage_inserted after insert on variation_combinations referencing new
--     table as changed for each statement
--   variation_combinations_usage_options after update on variation_combinations referencing old
--     table as before new table as changed for each statement
--   variation_combinations_usage_updated after update on variation_combinations for each row when
--     (old.attr_id <> new.attr_id)
--   variation_tags_usage_deleted after delete on variation_tags referencing old table as changed
--     for each statement
--   variation_tags_usage_inserted after insert on variation_tags referencing new table as changed
--     for each statement
--   variation_tags_usage_updated after update on variation_tags for each row when (old.tag_id <>
--     new.tag_id)
