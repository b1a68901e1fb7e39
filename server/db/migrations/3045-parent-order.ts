import { type Kysely, sql } from 'kysely';

/** The category by which lists of products and variations are sorted. 3046 fills it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table parent_order (
      parent_id bigint primary key references parent_products on delete cascade,
      category text
    );
    create index on parent_order (category, parent_id);
    comment on table parent_order is
      'what lists of products are sorted by; the triggers of keep_parent_order write it';
    comment on column parent_order.category is 'the name of the main category in lower case';

    create function refresh_parent_order(given bigint[]) returns void language plpgsql as $$
    begin
      -- so that the next statement sees what a transaction that held one of the rows has committed
      perform from parent_order where parent_id = any(given) order by parent_id for update;
      insert into parent_order (parent_id, category)
      select p.id, left((
          select lower(k.name)
          from parent_product_categories pc join categories k on k.id = pc.category_id
          where pc.parent_id = p.id order by pc.is_main desc, k.id limit 1
        ), 500)
      from parent_products p where p.id = any(given)
      on conflict (parent_id) do update set category = excluded.category
        where parent_order.category is distinct from excluded.category;
    end $$;

    create function keep_parent_order() returns trigger language plpgsql as $$
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

    create trigger parent_products_order_inserted after insert on parent_products
      referencing new table as changed for each statement execute function keep_parent_order();
    create trigger parent_product_categories_order_inserted after insert on parent_product_categories
      referencing new table as changed for each statement execute function keep_parent_order();
    create trigger parent_product_categories_order_updated after update on parent_product_categories
      referencing new table as changed for each statement execute function keep_parent_order();
    create trigger parent_product_categories_order_deleted after delete on parent_product_categories
      referencing old table as changed for each statement execute function keep_parent_order();
    create trigger categories_order_updated after update on categories
      referencing old table as before new table as changed
      for each statement execute function keep_parent_order();
  `.execute(db);
};
