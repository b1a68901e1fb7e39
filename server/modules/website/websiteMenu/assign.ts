import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';

/**
 * Assigns products to items of level 4: published variations that are not samples and match every
 * kind of criterion of the item, plus the item's own article numbers if published. Writes only the
 * difference: `gone` and `come` see the same state and never touch the same row.
 * @param ids ids of items; deleted items and those of other levels get no products
 */
export const assignProducts = async (trx: Trx, ids: readonly string[]): Promise<void> => {
  // locked, so that deleting an item waits until its products are written
  const items = await sql<{ id: string }>`
    select id from menu_items where id = any(${ids}::bigint[]) order by id for key share`.execute(
    trx,
  );
  const given = items.rows.map(({ id }) => id);
  await sql`
    with recursive item (id) as (select unnest(${given}::bigint[])),
    below (item_id, category_id) as (
      -- the item's categories and all below them
      select c.item_id, c.category_id from menu_item_categories c join item i on i.id = c.item_id
      union
      select b.item_id, c.id from below b join categories c on c.parent_id = b.category_id),
    kinds as (
      -- which criteria an item has
      select i.id,
        exists (select from menu_item_categories x where x.item_id = i.id) as by_category,
        exists (select from menu_item_manufacturers x where x.item_id = i.id) as by_manufacturer,
        exists (select from menu_item_tags x where x.item_id = i.id) as by_tag,
        exists (select from menu_item_value_groups x where x.item_id = i.id) as by_value
      from item i),
    options as (
      select distinct g.item_id, o.option_id from menu_item_value_groups g
      join item i on i.id = g.item_id join attribute_option_group_items o on o.group_id = g.group_id),
    parents as (
      select distinct k.id as item_id, pc.parent_id from kinds k join below b on b.item_id = k.id
      join parent_product_categories pc on pc.category_id = b.category_id
      where not k.by_manufacturer or exists (
        select from parent_products p
        join menu_item_manufacturers m on m.manufacturer_id = p.manufacturer_id and m.item_id = k.id
        where p.id = pc.parent_id)
      union all
      select k.id, p.id from kinds k join menu_item_manufacturers m on m.item_id = k.id
      join parent_products p on p.manufacturer_id = m.manufacturer_id where not k.by_category),
    candidates as (
      -- by the narrowest kind there is
      select p.item_id, v.id from parents p join variations v on v.parent_id = p.parent_id
      union all
      select t.item_id, vt.variation_id from kinds k join menu_item_tags t on t.item_id = k.id
      join variation_tags vt on vt.tag_id = t.tag_id where not k.by_category and not k.by_manufacturer
      union all
      select o.item_id, c.variation_id from kinds k join options o on o.item_id = k.id
      join variation_combinations c on c.option_id = o.option_id
      where not (k.by_tag or k.by_category or k.by_manufacturer)
      union all
      select o.item_id, a.variation_id from kinds k join options o on o.item_id = k.id
      join variation_attributes a on a.option_id = o.option_id
      where not (k.by_tag or k.by_category or k.by_manufacturer)),
    wanted as (
      select x.item_id, v.id from candidates x join kinds k on k.id = x.item_id
      join variations v on v.id = x.id
      where v.status = '1' and v.sample_of_id is null
        -- the products found by the narrowest kind meet it already
        and (not k.by_tag or not (k.by_category or k.by_manufacturer) or exists (
          select from variation_tags vt
          join menu_item_tags t on t.tag_id = vt.tag_id and t.item_id = k.id
          where vt.variation_id = v.id))
        and (not k.by_value or not (k.by_tag or k.by_category or k.by_manufacturer)
          or exists (
            select from variation_combinations c
            join options o on o.option_id = c.option_id and o.item_id = k.id
            where c.variation_id = v.id)
          or exists (
            select from variation_attributes a
            join options o on o.option_id = a.option_id and o.item_id = k.id
            where a.variation_id = v.id))
      union
      select s.item_id, v.id from menu_item_skus s join item i on i.id = s.item_id
      join variations v on v.id = s.variation_id where v.status = '1' and v.sample_of_id is null),
    gone as (
      delete from menu_item_products p using item i
      where p.item_id = i.id and not exists (
        select from wanted w where w.item_id = p.item_id and w.id = p.variation_id)),
    come as (
      insert into menu_item_products select item_id, id from wanted on conflict do nothing)
    select 1`.execute(trx);
};
