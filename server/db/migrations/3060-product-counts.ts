import { type Kysely, sql } from 'kysely';

/** How many products the branch of each category has. 3061 counts those that exist. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table counted_parents (
      parent_id bigint primary key,
      category_ids bigint[] not null
    );
    comment on table counted_parents is
      'the categories that each product counts as: none without a row; only the fold writes them';

    create table category_set_counts (
      category_ids bigint[] primary key,
      n bigint not null
    );
    comment on table category_set_counts is
      'how many products have exactly these categories, in the order of their ids: the sums of counted_parents';

    create table uncounted_parents (
      id bigint generated always as identity primary key,
      parent_id bigint not null
    ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);
    comment on table uncounted_parents is
      'products whose categories have changed since the last fold; triggers of note_parents write them';

    create function note_parents() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into uncounted_parents (parent_id) select distinct parent_id from before;
      end if;
      if tg_op <> 'DELETE' then
        insert into uncounted_parents (parent_id) select distinct parent_id from after;
      end if;
      return null;
    end $$;

    create function correct_category_set_counts() returns bigint language plpgsql as $$
    declare
      wrong_parents bigint;
      wrong_sets bigint;
    begin
      perform pg_advisory_xact_lock(hashtext('atrium usage'));
      merge into counted_parents k
      using (
        select parent_id, p.category_ids from (
          select parent_id, array_agg(category_id order by category_id) as category_ids
          from parent_product_categories group by parent_id) p
        full join counted_parents c using (parent_id)
        where p.category_ids is distinct from c.category_ids
          and not exists (select from uncounted_parents u where u.parent_id = coalesce(p.parent_id, c.parent_id))
      ) d on k.parent_id = d.parent_id
      when matched and d.category_ids is null then delete
      when matched then update set category_ids = d.category_ids
      when not matched then insert (parent_id, category_ids) values (d.parent_id, d.category_ids);
      get diagnostics wrong_parents = row_count;
      merge into category_set_counts k
      using (
        select category_ids, sum(n) as n from (
          select category_ids, 1 as n from counted_parents
          union all
          select category_ids, -n from category_set_counts) x
        group by category_ids having sum(n) <> 0
      ) d on k.category_ids = d.category_ids
      when matched and k.n + d.n = 0 then delete
      when matched then update set n = k.n + d.n
      when not matched then insert (category_ids, n) values (d.category_ids, d.n);
      get diagnostics wrong_sets = row_count;
      return wrong_parents + wrong_sets;
    end $$;

    create trigger parent_product_categories_parents_inserted after insert on parent_product_categories
      referencing new table as after for each statement execute function note_parents();
    create trigger parent_product_categories_parents_updated after update on parent_product_categories
      referencing old table as before new table as after
      for each statement execute function note_parents();
    create trigger parent_product_categories_parents_deleted after delete on parent_product_categories
      referencing old table as before for each statement execute function note_parents();
  `.execute(db);
};
