import { sql } from 'kysely';
import { type Db, inTransaction, type SqlFragment, type Trx } from '#server/db/database.ts';

/*
 * How often products use attributes, options, tags and families (decision 61). Triggers note differences in
 * `usage_changes`; `foldUsage` adds them to `usage_counts`. The sum of both is exact in each snapshot.
 */

export type UsageKind = 'attribute' | 'option' | 'tag' | 'family';

/** How often products use the record `t`. */
export const usageOf = (kind: UsageKind): SqlFragment<number> => sql<number>`(
  coalesce((select u.n from usage_counts u where u.kind = ${sql.lit(kind)} and u.record_id = t.id), 0)
  + coalesce((
    select sum(c.n) from usage_changes c where c.kind = ${sql.lit(kind)} and c.record_id = t.id), 0)
  )::int`;

/** The number of products: each uses one family. */
export const productTotal: SqlFragment<number> = sql<number>`(
  select coalesce(sum(n), 0) from (
    select n from usage_counts where kind = 'family'
    union all
    select n from usage_changes where kind = 'family') x)::int`;

/** Whether differences wait to be added. */
export const isUsageNoted = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`select from usage_changes limit 1`.execute(db);
  return rows.length > 0;
};

/** Waits until this transaction may write the counts, so that nothing else locks them. */
export const lockUsage = async (trx: Trx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('atrium usage'))`.execute(trx);
};

/** Adds noted differences, at most `atMost`, to the counts; returns whether there may be more. */
export const foldUsage = (db: Db, atMost: number): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await lockUsage(trx);
    const { rows } = await sql<{ taken: number }>`
      with taken as (
        delete from usage_changes
        where id = any(array(select id from usage_changes order by id limit ${atMost}))
        returning kind, record_id, n),
      summed as (
        insert into usage_counts (kind, record_id, n)
        select kind, record_id, sum(n) from taken group by kind, record_id having sum(n) <> 0
        on conflict (kind, record_id) do update set n = usage_counts.n + excluded.n)
      select count(*)::int as taken from taken`.execute(trx);
    return rows[0]?.taken === atMost;
  });
