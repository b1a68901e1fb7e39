-- Notes what a statement's rows concern, so that it is counted again. It only adds rows: writers never wait
-- for each other here.
create or replace function note_uncounted() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'variations' then
    if tg_op = 'INSERT' then
      insert into uncounted (kind, record_id) select 'variation', id from after;
    elsif tg_op = 'DELETE' then
      insert into uncounted (kind, record_id) select 'variation', id from before;
    else
      insert into uncounted (kind, record_id)
      select 'variation', a.id from after a join before b on b.id = a.id
      where (a.status, a.price = 0, a.parent_id, a.sample_of_id is null)
        <> (b.status, b.price = 0, b.parent_id, b.sample_of_id is null);
    end if;
  elsif tg_table_name = 'variation_attributes' and tg_op = 'UPDATE' then
    insert into uncounted (kind, record_id)
    select 'variation', unnest(array[a.variation_id, b.variation_id])
    from after a join before b on b.id = a.id
    where (a.variation_id, a.group_id, a.attr_id, a.value = '')
      <> (b.variation_id, b.group_id, b.attr_id, b.value = '');
  elsif tg_table_name in (
    'variation_attributes', 'variation_images', 'variation_tags', 'vendor_products') then
    if tg_op = 'INSERT' then
      insert into uncounted (kind, record_id)
      select distinct 'variation', variation_id from after;
    else
      insert into uncounted (kind, record_id)
      select distinct 'variation', variation_id from before;
    end if;
  elsif tg_table_name = 'parent_products' then
    insert into uncounted (kind, record_id)
    select 'parent', a.id from after a join before b on b.id = a.id
    where (a.manufacturer_id, a.family_id) <> (b.manufacturer_id, b.family_id);
  elsif tg_table_name = 'parent_product_categories' then
    if tg_op <> 'INSERT' then
      insert into uncounted (kind, record_id) select distinct 'parent', parent_id from before;
    end if;
    if tg_op <> 'DELETE' then
      insert into uncounted (kind, record_id) select distinct 'parent', parent_id from after;
    end if;
  elsif tg_table_name = 'categories' then
    insert into uncounted (kind, record_id)
    with recursive below (id) as (
      select a.id from after a join before b on b.id = a.id
      where a.parent_id is distinct from b.parent_id
      union
      select c.id from categories c join below b on c.parent_id = b.id
    )
    select distinct 'parent', parent_id from parent_product_categories
    where category_id in (select id from below);
  elsif tg_table_name = 'attributes' then
    insert into uncounted (kind, record_id)
    select distinct 'family', g.family_id from after a join before b on b.id = a.id
    join attribute_group_items i on i.attr_id = a.id
    join attribute_family_groups g on g.group_id = i.group_id
    where (a.is_required, a.is_configurable) <> (b.is_required, b.is_configurable);
  elsif tg_table_name = 'attribute_group_items' then
    if tg_op <> 'INSERT' then
      insert into uncounted (kind, record_id)
      select distinct 'family', family_id from attribute_family_groups
      where group_id in (select group_id from before);
    end if;
    if tg_op <> 'DELETE' then
      insert into uncounted (kind, record_id)
      select distinct 'family', family_id from attribute_family_groups
      where group_id in (select group_id from after);
    end if;
  elsif tg_table_name = 'attribute_families' then
    insert into uncounted (kind, record_id) select 'family', id from after;
  else
    if tg_op <> 'INSERT' then
      insert into uncounted (kind, record_id) select distinct 'family', family_id from before;
    end if;
    if tg_op <> 'DELETE' then
      insert into uncounted (kind, record_id) select distinct 'family', family_id from after;
    end if;
  end if;
  return null;
end $$;

-- Triggers:
--   attribute_families_counts_inserted after insert on attribute_families referencing new table
--     as after for each statement
--   attribute_family_attributes_counts_deleted after delete on attribute_family_attributes
--     referencing old table as before for each statement
--   attribute_family_attributes_counts_inserted after insert on attribute_family_attributes
--     referencing new table as after for each statement
--   attribute_family_attributes_counts_updated after update on attribute_family_attributes
--     referencing old table as before new table as after for each statement
--   attribute_family_groups_counts_deleted after delete on attribute_family_groups referencing
--     old table as before for each statement
--   attribute_family_groups_counts_inserted after insert on attribute_family_groups referencing
--     new table as after for each statement
--   attribute_family_groups_counts_updated after update on attribute_family_groups referencing
--     old table as before new table as after for each statement
--   attribute_group_items_counts_deleted after delete on attribute_group_items referencing old
--     table as before for each statement
--   attribute_group_items_counts_inserted after insert on attribute_group_items referencing new
--     table as after for each statement
--   attribute_group_items_counts_updated after update on attribute_group_items referencing old
--     table as before new table as after for each statement
--   attributes_counts_updated after update on attributes referencing old table as before new
--     table as after for each statement
--   categories_counts_updated after update on categories referencing old table as before new
--     table as after for each statement
--   parent_product_categories_counts_deleted after delete on parent_product_categories
--     referencing old table as before for each statement
--   parent_product_categories_counts_inserted after insert on parent_product_categories
--     referencing new table as after for each statement
--   parent_product_categories_counts_updated after update on parent_product_categories
--     referencing old table as before new table as after for each statement
--   parent_products_counts_updated after update on parent_products referencing old table as
--     before new table as after for each statement
--   variation_attributes_counts_deleted after delete on variation_attributes referencing old
--     table as before for each statement when (pg_trigger_depth() = 0)
--   variation_attributes_counts_inserted after insert on variation_attributes referencing new
--     table as after for each statement
--   variation_attributes_counts_updated after update on variation_attributes referencing old
--     table as before new table as after for each statement
--   variation_images_counts_deleted after delete on variation_images referencing old table as
--     before for each statement when (pg_trigger_depth() = 0)
--   variation_images_counts_inserted after insert on variation_images referencing new table as
--     after for each statement
--   variation_tags_counts_deleted after delete on variation_tags referencing old table as before
--     for each statement when (pg_trigger_depth() = 0)
--   variation_tags_counts_inserted after insert on variation_tags referencing new table as after
--     for each statement
--   variations_counts_deleted after delete on variations referencing old table as before for each
--     statement
--   variations_counts_inserted after insert on variations referencing new table as after for each
--     statement
--   variations_counts_updated after update on variations referencing old table as before new
--     table as after for each statement
--   vendor_products_counts_deleted after delete on vendor_products referencing old table as
--     before for each statement
--   vendor_products_counts_inserted after insert on vendor_products referencing new table as
--     after for each statement
