import { sql } from 'kysely';
import { type Db, inTransaction, type SqlFragment } from '#server/db/database.ts';
import { countFrom } from '#server/db/page.ts';
import { lockUsage } from '#server/modules/catalogue/usage/usage.ts';

/*
 * How many products a branch of categories has, each counted once (decision 61). Kept is the number of products that
 * have exactly the same categories: these sets are few, and moving a category changes none of them. Triggers note
 * products whose categories change in `uncounted_parents`; `foldParents` counts these again.
 */

const noted: SqlFragment = sql`any(array(select parent_id from uncounted_parents))`;

/** The present categories of the products that meet `among`. */
const present = (among: SqlFragment): SqlFragment => sql`
  select parent_id, array_agg(category_id order by category_id) as category_ids
  from parent_product_categories where ${among} group by parent_id`;

/** Rows of `category_ids` with `n`, whose sums are exact, because they include the changes that are not counted yet. */
const setCounts: SqlFragment = sql`(
  select category_ids, n from category_set_counts
  union all
  select category_ids, -1 from counted_parents where parent_id = ${noted}
  union all
  select category_ids, 1 from (${present(sql`parent_id = ${noted}`)}) x)`;

/** Rows of `category_id` and `n`: the number of products in each category that has some, and in those below it. */
export const branchCounts: SqlFragment = sql`(
  select b.category_id, sum(s.n)::int as n
  from (select category_ids, sum(n) as n from ${setCounts} x group by category_ids) s
  cross join lateral (
    select distinct p.ancestor_id as category_id from category_paths p
    where p.category_id = any(s.category_ids)) b
  group by b.category_id)`;

/** The number of products in this category itself. */
export const ownCountOf = (id: SqlFragment): SqlFragment => sql`(
  select coalesce(sum(n), 0)::int from ${setCounts} x where ${id} = any(category_ids))`;

/** Whether changes wait to be counted. */
export const areParentsNoted = async (db: Db): Promise<boolean> =>
  (await countFrom(db, sql`from uncounted_parents`, 0)) > 0;

/** Counts noted products again, at most `atMost` notes; returns whether there may be more. */
export const foldParents = (db: Db, atMost: number): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await lockUsage(trx);
    const notes = await countFrom(trx, sql`from uncounted_parents`, atMost);
    await sql`
      with taken as (
        delete from uncounted_parents
        where id = any(array(select id from uncounted_parents order by id limit ${atMost}))
        returning parent_id),
      given as materialized (select array_agg(distinct parent_id) as ids from taken),
      present as materialized (${present(sql`parent_id = any((select ids from given)::bigint[])`)}),
      former as materialized (
        select * from counted_parents where parent_id = any((select ids from given)::bigint[])),
      removed as (
        delete from counted_parents where parent_id in (
          select parent_id from former except select parent_id from present)),
      kept as (
        insert into counted_parents (parent_id, category_ids) select * from present
        on conflict (parent_id) do update set category_ids = excluded.category_ids)
      merge into category_set_counts k
      using (
        select category_ids, sum(n) as n from (
          select category_ids, 1 as n from present
          union all
          select category_ids, -1 from former) x
        group by category_ids having sum(n) <> 0) d
      on k.category_ids = d.category_ids
      when matched and k.n + d.n = 0 then delete
      when matched then update set n = k.n + d.n
      when not matched then insert (category_ids, n) values (d.category_ids, d.n)`.execute(trx);
    return notes > atMost;
  });
