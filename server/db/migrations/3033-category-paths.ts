import { type Kysely, sql } from 'kysely';

/** The categories above each category, so that a list finds the products of a branch without recursion. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table category_paths (
      category_id bigint not null,
      ancestor_id bigint not null,
      primary key (category_id, ancestor_id)
    );
    create index on category_paths (ancestor_id, category_id);
    comment on table category_paths is
      'each category with itself and those above it; keep_category_paths writes it, so it has no foreign keys';

    create function keep_category_paths() returns trigger language plpgsql as $$
    begin
      with recursive above (category_id, ancestor_id, next_id) as (
        select id, id, parent_id from categories
        union all
        select a.category_id, c.id, c.parent_id from above a join categories c on c.id = a.next_id
      ), gone as (
        delete from category_paths p where not exists (
          select from above a
          where a.category_id = p.category_id and a.ancestor_id = p.ancestor_id)
      )
      insert into category_paths (category_id, ancestor_id)
      select category_id, ancestor_id from above
      on conflict do nothing;
      return null;
    end $$;
    create trigger categories_paths
      after insert or delete or update of parent_id on categories
      for each statement execute function keep_category_paths();

    insert into category_paths (category_id, ancestor_id)
    with recursive above (category_id, ancestor_id, next_id) as (
      select id, id, parent_id from categories
      union all
      select a.category_id, c.id, c.parent_id from above a join categories c on c.id = a.next_id
    )
    select category_id, ancestor_id from above;
    analyze category_paths;
  `.execute(db);
};
