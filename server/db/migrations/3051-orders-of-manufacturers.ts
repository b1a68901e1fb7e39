import { type Kysely, sql } from 'kysely';

/**
 * The manufacturers of variations, with what their own lists are sorted by, and the products' names in the texts
 * for searches. The next migration fills them.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table variation_order add manufacturer_id bigint, add name text, add sku text;
    comment on column variation_order.manufacturer_id is
      'with the name and the article number, for the lists of a single manufacturer';

    -- suits the former release: it has no such function
    drop function if exists order_of_variations(bigint[]);

    create or replace function order_of_variations(given bigint[])
    returns table (variation_id bigint, combination text, manufacturer_id bigint, name text, sku text)
    language sql stable as $$
      select v.id, left((
          select string_agg(lower(o.name), '/' order by c.sort_index, c.id)
          from variation_combinations c join attribute_options o on o.id = c.option_id
          where c.variation_id = v.id
        ), 500), p.manufacturer_id, v.name, v.sku
      from variations v join parent_products p on p.id = v.parent_id where v.id = any(given)
    $$;

    create or replace function refresh_variation_order(given bigint[]) returns void language plpgsql as $$
    begin
      -- so that the next statement sees what a transaction that held one of the rows has committed
      perform from variation_order where variation_id = any(given) order by variation_id for update;
      insert into variation_order (variation_id, combination, manufacturer_id, name, sku)
      select o.variation_id, o.combination, o.manufacturer_id, o.name, o.sku from order_of_variations(given) o
      on conflict (variation_id) do update set combination = excluded.combination,
        manufacturer_id = excluded.manufacturer_id, name = excluded.name, sku = excluded.sku
        where variation_order is distinct from excluded;
    end $$;

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

    create or replace function search_text_of_variations(given bigint[])
    returns table (variation_id bigint, text text) language sql stable as $$
      select v.id, concat_ws(' ', v.name, v.sku, (
          select string_agg(o.name, ' ' order by c.sort_index, c.id)
          from variation_combinations c join attribute_options o on o.id = c.option_id
          where c.variation_id = v.id
        ), (
          select string_agg(distinct concat_ws(' ', x.value,
            case when a.type = 'number' and x.value like '%.%' then replace(x.value, '.', ',') end), ' ')
          from variation_attributes x join attributes a on a.id = x.attr_id
          where x.variation_id = v.id and a.type <> 'textarea'
        ), (
          select string_agg(g.word, ' ' order by g.n)
          from regexp_split_to_table(p.name, '\\s+') with ordinality g (word, n)
          where not exists (
            select from regexp_split_to_table(v.name, '\\s+') own (word)
            where starts_with(lower(own.word), lower(g.word)))
        ))
      from variations v join parent_products p on p.id = v.parent_id where v.id = any(given)
    $$;

    create or replace function refresh_variation_search(given bigint[]) returns void language plpgsql as $$
    begin
      -- so that the next statement sees what a transaction that held one of the rows has committed
      perform from variation_search where variation_id = any(given) order by variation_id for update;
      insert into variation_search (variation_id, text)
      select t.variation_id, t.text from search_text_of_variations(given) t
      on conflict (variation_id) do update set text = excluded.text
        where variation_search.text <> excluded.text;
    end $$;

    create or replace function keep_variation_search() returns trigger language plpgsql as $$
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
            select p.id from changed p join before b on b.id = p.id where p.name <> b.name)));
      elsif tg_table_name = 'attribute_options' then
        -- values have the option's name, and are changed with it
        concerned := array(
          select c.variation_id from variation_combinations c where c.option_id = any(array(
            select o.id from changed o join before b on b.id = o.id where o.name <> b.name)));
      elsif tg_table_name = 'attributes' then
        concerned := array(
          select distinct x.variation_id from variation_attributes x where x.attr_id = any(array(
            select a.id from changed a join before b on b.id = a.id where a.type <> b.type)));
      else
        concerned := array(select distinct variation_id from changed);
      end if;
      if cardinality(concerned) > 0 then perform refresh_variation_search(concerned); end if;
      return null;
    end $$;

    create trigger variations_order_updated after update on variations
      referencing old table as before new table as changed
      for each statement execute function keep_variation_order();
    create trigger parent_products_variations_order_updated after update on parent_products
      referencing old table as before new table as changed
      for each statement execute function keep_variation_order();
    create trigger parent_products_search_updated after update on parent_products
      referencing old table as before new table as changed
      for each statement execute function keep_variation_search();
  `.execute(db);
};
