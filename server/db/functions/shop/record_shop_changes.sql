-- Records what the changed rows of a table change for shops: which products, and which other things. It
-- is the one place that knows this for every table, and a table that it does not know is refused. All
-- statements are planned for the number of rows at hand.
create or replace function record_shop_changes() returns trigger language plpgsql as $$
declare
  -- columns that no shop reads
  ignored text[] := case tg_table_name
    when 'variations' then '{}' -- shops read when it was updated
    when 'vendors' then '{version, updated_at, internal_note, suspended_reason}'
    when 'manufacturers' then '{version, updated_at, internal_note, suspended_reason}'
    when 'shop_categories' then '{sort_index}'
    when 'shop_vendors' then '{sort_index}'
    else '{version, updated_at}' end;
  -- further columns that shops read, but not of the products
  apart text[] := case tg_table_name
    when 'categories' then '{sort_index}'
    when 'vendors' then '{description, logo, logo_source, crop, avatar, address, street, post_code,
      city, email, phone, short_name, social_media_links, awards, service_offering, category}'
    when 'manufacturers' then '{description, logo, logo_source, crop, avatar, address, street,
      post_code, city, email, phone, short_name, social_media_links}'
    when 'attributes' then '{is_required, is_editable, is_filterable}'
    else '{}' end;
  -- the ids of the products, by their variations or directly
  versions text := case tg_table_name
    when 'variation_attributes' then 'select variation_id from x'
    when 'variation_combinations' then 'select variation_id from x'
    when 'variation_images' then 'select variation_id from x'
    when 'variation_service_groups' then 'select variation_id from x'
    when 'variation_services' then 'select variation_id from x'
    when 'variation_tags' then 'select variation_id from x'
    when 'vendor_products' then 'select variation_id from x'
    when 'vendor_product_showrooms' then '
      select i.variation_id from x join vendor_products i on i.id = x.vendor_product_id'
    when 'attributes' then '
      select variation_id from variation_combinations where attr_id in (select id from x)
      union all
      select variation_id from variation_attributes where attr_id in (select id from x)'
    when 'attribute_options' then '
      select variation_id from variation_combinations where option_id in (select id from x)
      union all
      select variation_id from variation_attributes where option_id in (select id from x)'
    when 'attribute_groups' then '
      select variation_id from variation_attributes where group_id in (select id from x)'
    when 'tags' then 'select variation_id from variation_tags where tag_id in (select id from x)'
    when 'services' then '
      select variation_id from variation_services where service_id in (select id from x)
      union all
      select variation_id from variation_service_groups where group_id in (select group_id from x)'
    when 'vendors' then '
      select variation_id from vendor_products
      where vendor_id in (select id from x) or source_vendor_id in (select id from x)'
    when 'payment_accounts' then '
      select variation_id from vendor_products where vendor_id in (select vendor_id from x)'
    when 'network_requests' then '
      select variation_id from vendor_products where vendor_id in (
        select sender_vendor_id from x union all select receiver_vendor_id from x)'
    when 'network_request_regions' then '
      select variation_id from vendor_products where vendor_id in (
        select r.sender_vendor_id from x join network_requests r on r.id = x.request_id
        union all
        select r.receiver_vendor_id from x join network_requests r on r.id = x.request_id)'
    when 'delivery_templates' then '
      select variation_id from vendor_products where delivery_template_id in (select id from x)'
    when 'delivery_rules' then '
      select variation_id from vendor_products
      where delivery_template_id in (select template_id from x)'
    when 'click_and_collect_rules' then '
      select i.variation_id from x join vendor_product_showrooms w on w.showroom_id = x.showroom_id
      join vendor_products i on i.id = w.vendor_product_id'
    when 'showrooms' then '
      select i.variation_id from x join vendor_product_showrooms w on w.showroom_id = x.id
      join vendor_products i on i.id = w.vendor_product_id' end;
  products text := case tg_table_name
    when 'variations' then '
      select coalesce(x.parent_id, m.parent_id) from x left join variations m on m.id = x.sample_of_id'
    when 'parent_products' then 'select id from x'
    when 'parent_product_categories' then 'select parent_id from x'
    when 'attribute_families' then '
      select id from parent_products where family_id in (select id from x)'
    when 'attribute_family_groups' then '
      select id from parent_products where family_id in (select family_id from x)'
    when 'manufacturers' then '
      select id from parent_products where manufacturer_id in (select id from x)'
    when 'categories' then '
      with recursive below (id) as (
        select id from x union select c.id from categories c join below b on c.parent_id = b.id)
      select parent_id from parent_product_categories where category_id in (select id from below)'
    else '
      select coalesce(v.parent_id, m.parent_id) from variations v
      left join variations m on m.id = v.sample_of_id where v.id in (' || versions || ')' end;
  -- kind and id of everything else
  things text := case tg_table_name
    when 'categories' then '
      select ''category'', id from (
        with recursive below (id) as (
          select id from x union select c.id from categories c join below b on c.parent_id = b.id)
        select id from below) t'
    when 'menu_items' then 'select ''menu'', 0 from x'
    when 'menu_item_brands' then 'select ''menu'', 0 from x'
    when 'menu_item_products' then 'select ''menu'', 0 from x'
    when 'website_banners' then 'select ''banner'', id from x'
    when 'discounts' then 'select ''announcementBars'', 0 from x where is_bar_shown'
    when 'blog_posts' then 'select ''blogPost'', id from x'
    when 'blog_post_tags' then 'select ''blogPost'', post_id from x'
    when 'tags' then '
      select ''blogPost'', post_id from blog_post_tags where tag_id in (select id from x)
      union all
      select ''style'', style_id from style_tags where tag_id in (select id from x)'
    when 'styles' then 'select ''style'', id from x'
    when 'style_tags' then 'select ''style'', style_id from x'
    when 'style_images' then 'select ''style'', style_id from x'
    when 'style_products' then 'select ''style'', style_id from x'
    when 'style_categories' then '
      select ''styleCategory'', id from x
      union all
      select ''style'', id from styles where category_id in (select id from x)'
    when 'style_sections' then 'select ''styleSection'', id from x'
    when 'style_blocks' then 'select ''styleSection'', section_id from x'
    when 'style_block_products' then '
      select ''styleSection'', b.section_id from x join style_blocks b on b.id = x.block_id'
    when 'manufacturers' then '
      select ''manufacturer'', id from x
      union all
      select ''blogPost'', id from blog_posts where manufacturer_id in (select id from x)
      union all
      select ''style'', id from styles where manufacturer_id in (select id from x)'
    when 'vendors' then '
      select ''vendor'', id from x
      union all
      select ''blogPost'', id from blog_posts where vendor_id in (select id from x)
      union all
      select ''style'', id from styles where vendor_id in (select id from x)'
    when 'showrooms' then '
      select case when vendor_id is null then ''manufacturer'' else ''vendor'' end,
        coalesce(vendor_id, manufacturer_id) from x'
    when 'showroom_opening_hours' then '
      select case when h.vendor_id is null then ''manufacturer'' else ''vendor'' end,
        coalesce(h.vendor_id, h.manufacturer_id) from x join showrooms h on h.id = x.showroom_id'
    when 'showroom_pictures' then '
      select case when h.vendor_id is null then ''manufacturer'' else ''vendor'' end,
        coalesce(h.vendor_id, h.manufacturer_id) from x join showrooms h on h.id = x.showroom_id'
    when 'shop_categories' then 'select ''selection'', shop_id from x'
    when 'shop_vendors' then 'select ''selection'', shop_id from x' end;
  concerned bigint[];
begin
  if products is null and things is null then
    raise exception 'Changes of % concern nothing that shops read.', tg_table_name;
  end if;
  if things is not null then
    execute 'insert into shop_changes (kind, record_id) with x as ('
      || shop_changed_rows(tg_op, tg_relid, ignored) || ') select distinct kind, record_id from ('
      || things || ') t (kind, record_id) where record_id is not null on conflict do nothing';
  end if;
  if products is not null then
    execute 'with x as (' || shop_changed_rows(tg_op, tg_relid, ignored || apart)
      || ') select array(select distinct id from (' || products || ') p (id) where id is not null)'
      into concerned;
    if cardinality(concerned) > 0 then perform record_shop_products(concerned); end if;
  end if;
  return null;
end $$;

-- Triggers:
--   attribute_families_shops_deleted after delete on attribute_families referencing old table as
--     before for each statement
--   attribute_families_shops_inserted after insert on attribute_families referencing new table as
--     after for each statement
--   attribute_families_shops_updated after update on attribute_families referencing old table as
--     before new table as after for each statement
--   attribute_family_groups_shops_deleted after delete on attribute_family_groups referencing old
--     table as before for each statement
--   attribute_family_groups_shops_inserted after insert on attribute_family_groups referencing new
--     table as after for each statement
--   attribute_family_groups_shops_updated after update on attribute_family_groups referencing old
--     table as before new table as after for each statement
--   attribute_groups_shops_deleted after delete on attribute_groups referencing old table as
--     before for each statement
--   attribute_groups_shops_inserted after insert on attribute_groups referencing new table as
--     after for each statement
--   attribute_groups_shops_updated after update on attribute_groups referencing old table as
--     before new table as after for each statement
--   attribute_options_shops_deleted after delete on attribute_options referencing old table as
--     before for each statement
--   attribute_options_shops_inserted after insert on attribute_options referencing new table as
--     after for each statement
--   attribute_options_shops_updated after update on attribute_options referencing old table as
--     before new table as after for each statement
--   attributes_shops_deleted after delete on attributes referencing old table as before for each
--     statement
--   attributes_shops_inserted after insert on attributes referencing new table as after for each
--     statement
--   attributes_shops_updated after update on attributes referencing old table as before new table
--     as after for each statement
--   blog_post_tags_shops_deleted after delete on blog_post_tags referencing old table as before
--     for each statement
--   blog_post_tags_shops_inserted after insert on blog_post_tags referencing new table as after
--     for each statement
--   blog_post_tags_shops_updated after update on blog_post_tags referencing old table as before
--     new table as after for each statement
--   blog_posts_shops_deleted after delete on blog_posts referencing old table as before for each
--     statement
--   blog_posts_shops_inserted after insert on blog_posts referencing new table as after for each
--     statement
--   blog_posts_shops_updated after update on blog_posts referencing old table as before new table
--     as after for each statement
--   categories_shops_deleted after delete on categories referencing old table as before for each
--     statement
--   categories_shops_inserted after insert on categories referencing new table as after for each
--     statement
--   categories_shops_updated after update on categories referencing old table as before new table
--     as after for each statement
--   click_and_collect_rules_shops_deleted after delete on click_and_collect_rules referencing old
--     table as before for each statement
--   click_and_collect_rules_shops_inserted after insert on click_and_collect_rules referencing new
--     table as after for each statement
--   click_and_collect_rules_shops_updated after update on click_and_collect_rules referencing old
--     table as before new table as after for each statement
--   delivery_rules_shops_deleted after delete on delivery_rules referencing old table as before
--     for each statement
--   delivery_rules_shops_inserted after insert on delivery_rules referencing new table as after
--     for each statement
--   delivery_rules_shops_updated after update on delivery_rules referencing old table as before
--     new table as after for each statement
--   delivery_templates_shops_deleted after delete on delivery_templates referencing old table as
--     before for each statement
--   delivery_templates_shops_inserted after insert on delivery_templates referencing new table as
--     after for each statement
--   delivery_templates_shops_updated after update on delivery_templates referencing old table as
--     before new table as after for each statement
--   discounts_shops_deleted after delete on discounts referencing old table as before for each
--     statement
--   discounts_shops_inserted after insert on discounts referencing new table as after for each
--     statement
--   discounts_shops_updated after update on discounts referencing old table as before new table as
--     after for each statement
--   manufacturers_shops_deleted after delete on manufacturers referencing old table as before for
--     each statement
--   manufacturers_shops_inserted after insert on manufacturers referencing new table as after for
--     each statement
--   manufacturers_shops_updated after update on manufacturers referencing old table as before new
--     table as after for each statement
--   menu_item_brands_shops_deleted after delete on menu_item_brands referencing old table as
--     before for each statement
--   menu_item_brands_shops_inserted after insert on menu_item_brands referencing new table as
--     after for each statement
--   menu_item_brands_shops_updated after update on menu_item_brands referencing old table as
--     before new table as after for each statement
--   menu_item_products_shops_deleted after delete on menu_item_products referencing old table as
--     before for each statement
--   menu_item_products_shops_inserted after insert on menu_item_products referencing new table as
--     after for each statement
--   menu_item_products_shops_updated after update on menu_item_products referencing old table as
--     before new table as after for each statement
--   menu_items_shops_deleted after delete on menu_items referencing old table as before for each
--     statement
--   menu_items_shops_inserted after insert on menu_items referencing new table as after for each
--     statement
--   menu_items_shops_updated after update on menu_items referencing old table as before new table
--     as after for each statement
--   network_request_regions_shops_deleted after delete on network_request_regions referencing old
--     table as before for each statement
--   network_request_regions_shops_inserted after insert on network_request_regions referencing new
--     table as after for each statement
--   network_request_regions_shops_updated after update on network_request_regions referencing old
--     table as before new table as after for each statement
--   network_requests_shops_deleted after delete on network_requests referencing old table as
--     before for each statement
--   network_requests_shops_inserted after insert on network_requests referencing new table as
--     after for each statement
--   network_requests_shops_updated after update on network_requests referencing old table as
--     before new table as after for each statement
--   parent_product_categories_shops_deleted after delete on parent_product_categories referencing
--     old table as before for each statement
--   parent_product_categories_shops_inserted after insert on parent_product_categories referencing
--     new table as after for each statement
--   parent_product_categories_shops_updated after update on parent_product_categories referencing
--     old table as before new table as after for each statement
--   parent_products_shops_deleted after delete on parent_products referencing old table as before
--     for each statement
--   parent_products_shops_inserted after insert on parent_products referencing new table as after
--     for each statement
--   parent_products_shops_updated after update on parent_products referencing old table as before
--     new table as after for each statement
--   payment_accounts_shops_deleted after delete on payment_accounts referencing old table as
--     before for each statement
--   payment_accounts_shops_inserted after insert on payment_accounts referencing new table as
--     after for each statement
--   payment_accounts_shops_updated after update on payment_accounts referencing old table as
--     before new table as after for each statement
--   services_shops_deleted after delete on services referencing old table as before for each
--     statement
--   services_shops_inserted after insert on services referencing new table as after for each
--     statement
--   services_shops_updated after update on services referencing old table as before new table as
--     after for each statement
--   shop_categories_shops_deleted after delete on shop_categories referencing old table as before
--     for each statement
--   shop_categories_shops_inserted after insert on shop_categories referencing new table as after
--     for each statement
--   shop_categories_shops_updated after update on shop_categories referencing old table as before
--     new table as after for each statement
--   shop_vendors_shops_deleted after delete on shop_vendors referencing old table as before for
--     each statement
--   shop_vendors_shops_inserted after insert on shop_vendors referencing new table as after for
--     each statement
--   shop_vendors_shops_updated after update on shop_vendors referencing old table as before new
--     table as after for each statement
--   showroom_opening_hours_shops_deleted after delete on showroom_opening_hours referencing old
--     table as before for each statement
--   showroom_opening_hours_shops_inserted after insert on showroom_opening_hours referencing new
--     table as after for each statement
--   showroom_opening_hours_shops_updated after update on showroom_opening_hours referencing old
--     table as before new table as after for each statement
--   showroom_pictures_shops_deleted after delete on showroom_pictures referencing old table as
--     before for each statement
--   showroom_pictures_shops_inserted after insert on showroom_pictures referencing new table as
--     after for each statement
--   showroom_pictures_shops_updated after update on showroom_pictures referencing old table as
--     before new table as after for each statement
--   showrooms_shops_deleted after delete on showrooms referencing old table as before for each
--     statement
--   showrooms_shops_inserted after insert on showrooms referencing new table as after for each
--     statement
--   showrooms_shops_updated after update on showrooms referencing old table as before new table as
--     after for each statement
--   style_block_products_shops_deleted after delete on style_block_products referencing old table
--     as before for each statement
--   style_block_products_shops_inserted after insert on style_block_products referencing new table
--     as after for each statement
--   style_block_products_shops_updated after update on style_block_products referencing old table
--     as before new table as after for each statement
--   style_blocks_shops_deleted after delete on style_blocks referencing old table as before for
--     each statement
--   style_blocks_shops_inserted after insert on style_blocks referencing new table as after for
--     each statement
--   style_blocks_shops_updated after update on style_blocks referencing old table as before new
--     table as after for each statement
--   style_categories_shops_deleted after delete on style_categories referencing old table as
--     before for each statement
--   style_categories_shops_inserted after insert on style_categories referencing new table as
--     after for each statement
--   style_categories_shops_updated after update on style_categories referencing old table as
--     before new table as after for each statement
--   style_images_shops_deleted after delete on style_images referencing old table as before for
--     each statement
--   style_images_shops_inserted after insert on style_images referencing new table as after for
--     each statement
--   style_images_shops_updated after update on style_images referencing old table as before new
--     table as after for each statement
--   style_products_shops_deleted after delete on style_products referencing old table as before
--     for each statement
--   style_products_shops_inserted after insert on style_products referencing new table as after
--     for each statement
--   style_products_shops_updated after update on style_products referencing old table as before
--     new table as after for each statement
--   style_sections_shops_deleted after delete on style_sections referencing old table as before
--     for each statement
--   style_sections_shops_inserted after insert on style_sections referencing new table as after
--     for each statement
--   style_sections_shops_updated after update on style_sections referencing old table as before
--     new table as after for each statement
--   style_tags_shops_deleted after delete on style_tags referencing old table as before for each
--     statement
--   style_tags_shops_inserted after insert on style_tags referencing new table as after for each
--     statement
--   style_tags_shops_updated after update on style_tags referencing old table as before new table
--     as after for each statement
--   styles_shops_deleted after delete on styles referencing old table as before for each statement
--   styles_shops_inserted after insert on styles referencing new table as after for each statement
--   styles_shops_updated after update on styles referencing old table as before new table as after
--     for each statement
--   tags_shops_deleted after delete on tags referencing old table as before for each statement
--   tags_shops_inserted after insert on tags referencing new table as after for each statement
--   tags_shops_updated after update on tags referencing old table as before new table as after for
--     each statement
--   variation_attributes_shops_deleted after delete on variation_attributes referencing old table
--     as before for each statement
--   variation_attributes_shops_inserted after insert on variation_attributes referencing new table
--     as after for each statement
--   variation_attributes_shops_updated after update on variation_attributes referencing old table
--     as before new table as after for each statement
--   variation_combinations_shops_deleted after delete on variation_combinations referencing old
--     table as before for each statement
--   variation_combinations_shops_inserted after insert on variation_combinations referencing new
--     table as after for each statement
--   variation_combinations_shops_updated after update on variation_combinations referencing old
--     table as before new table as after for each statement
--   variation_images_shops_deleted after delete on variation_images referencing old table as
--     before for each statement
--   variation_images_shops_inserted after insert on variation_images referencing new table as
--     after for each statement
--   variation_images_shops_updated after update on variation_images referencing old table as
--     before new table as after for each statement
--   variation_service_groups_shops_deleted after delete on variation_service_groups referencing
--     old table as before for each statement
--   variation_service_groups_shops_inserted after insert on variation_service_groups referencing
--     new table as after for each statement
--   variation_service_groups_shops_updated after update on variation_service_groups referencing
--     old table as before new table as after for each statement
--   variation_services_shops_deleted after delete on variation_services referencing old table as
--     before for each statement
--   variation_services_shops_inserted after insert on variation_services referencing new table as
--     after for each statement
--   variation_services_shops_updated after update on variation_services referencing old table as
--     before new table as after for each statement
--   variation_tags_shops_deleted after delete on variation_tags referencing old table as before
--     for each statement
--   variation_tags_shops_inserted after insert on variation_tags referencing new table as after
--     for each statement
--   variation_tags_shops_updated after update on variation_tags referencing old table as before
--     new table as after for each statement
--   variations_shops_deleted after delete on variations referencing old table as before for each
--     statement
--   variations_shops_inserted after insert on variations referencing new table as after for each
--     statement
--   variations_shops_updated after update on variations referencing old table as before new table
--     as after for each statement
--   vendor_product_showrooms_shops_deleted after delete on vendor_product_showrooms referencing
--     old table as before for each statement
--   vendor_product_showrooms_shops_inserted after insert on vendor_product_showrooms referencing
--     new table as after for each statement
--   vendor_product_showrooms_shops_updated after update on vendor_product_showrooms referencing
--     old table as before new table as after for each statement
--   vendor_products_shops_deleted after delete on vendor_products referencing old table as before
--     for each statement
--   vendor_products_shops_inserted after insert on vendor_products referencing new table as after
--     for each statement
--   vendor_products_shops_updated after update on vendor_products referencing old table as before
--     new table as after for each statement
--   vendors_shops_deleted after delete on vendors referencing old table as before for each
--     statement
--   vendors_shops_inserted after insert on vendors referencing new table as after for each
--     statement
--   vendors_shops_updated after update on vendors referencing old table as before new table as
--     after for each statement
--   website_banners_shops_deleted after delete on website_banners referencing old table as before
--     for each statement
--   website_banners_shops_inserted after insert on website_banners referencing new table as after
--     for each statement
--   website_banners_shops_updated after update on website_banners referencing old table as before
--     new table as after for each statement
