import { type Kysely, sql } from 'kysely';

/** The options by which the list of variations is sorted. 3046 fills it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table variation_order (
      variation_id bigint primary key references variations on delete cascade,
      combination text
    );
    create index on variation_order (combination, variation_id);
    comment on table variation_order is
      'what lists of variations are sorted by; the triggers of keep_variation_order write it';
    comment on column variation_order.combination is 'the options in lower case, as far as an index can hold them';

    create function refresh_variation_order(given bigint[]) returns void language plpgsql as $$
    begin
      -- so that the next statement sees what a transaction that held one of the rows has committed
      perform from variation_order where variation_id = any(given) order by variation_id for update;
      insert into variation_order (variation_id, combination)
      select v.id, left((
          select string_agg(lower(o.name), '/' order by c.sort_index, c.id)
          from variation_combinations c join attribute_options o on o.id = c.option_id
          where c.variation_id = v.id
        ), 500)
      from variations v where v.id = any(given)
      on conflict (variation_id) do update set combination = excluded.combination
        where variation_order.combination is distinct from excluded.combination;
    end $$;

    create function keep_variation_order() returns trigger language plpgsql as $$
    declare
      concerned bigint[];
    begin
      if tg_table_name = 'variations' then
        -- without options yet
        insert into variation_order (variation_id) select id from changed;
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

    create trigger variations_order_inserted after insert on variations
      referencing new table as changed for each statement execute function keep_variation_order();
    create trigger variation_combinations_order_inserted after insert on variation_combinations
      referencing new table as changed for each statement execute function keep_variation_order();
    create trigger variation_combinations_order_updated after update on variation_combinations
      referencing new table as changed for each statement execute function keep_variation_order();
    create trigger variation_combinations_order_deleted after delete on variation_combinations
      referencing old table as changed for each statement execute function keep_variation_order();
    create trigger attribute_options_order_updated after update on attribute_options
      referencing old table as before new table as changed
      for each statement execute function keep_variation_order();
  `.execute(db);
};
