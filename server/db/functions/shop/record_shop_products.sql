-- Records that products have changed, and with them the styles, sections and menu that show them. One
-- line for each in a transaction.
create or replace function record_shop_products(given bigint[]) returns void language sql as $$
  insert into shop_changes (kind, record_id)
  with versions as materialized (
    select id from variations where parent_id = any(given))
  select 'product', id from unnest(given) x (id) where id is not null
  union
  select 'style', style_id from style_products where variation_id in (select id from versions)
  union
  select 'styleSection', b.section_id from style_block_products l
  join style_blocks b on b.id = l.block_id where l.variation_id in (select id from versions)
  union
  select 'menu', 0 where exists (
    select from menu_item_products where variation_id in (select id from versions))
  on conflict do nothing
$$;
