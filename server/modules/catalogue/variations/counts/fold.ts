import { sql } from 'kysely';
import { type Db, inTransaction, type SqlFragment, type Trx } from '#server/db/database.ts';
import { changedFamilies, countedAs, counting, dimensions, inCategories } from './counted.ts';

/** Whether this transaction may write the counts; no other one may until it ends. */
const begins = async (trx: Trx): Promise<boolean> => {
  const { rows } = await sql<{ begins: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('atrium counts')) as begins`.execute(trx);
  return rows[0]?.begins ?? false;
};

/** Waits until this transaction may write the counts. */
export const lockCounts = async (trx: Trx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('atrium counts'))`.execute(trx);
};

/** Whether changes wait to be counted. */
export const isAnythingNoted = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`select from uncounted limit 1`.execute(db);
  return rows.length > 0;
};

/**
 * Counts again what has changed, at most `atMost` notes of it, in one transaction.
 * @returns whether there may be more to count
 */
export const foldCounts = (db: Db, atMost: number): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    if (!(await begins(trx))) return false;
    await foldFamilies(trx);
    const ids = await takeNoted(trx, atMost);
    if (ids.length > 0) await countAgain(trx, ids);
    return ids.length > 0;
  });

/** Notes all products of families whose required fields have changed. */
const foldFamilies = async (trx: Trx): Promise<void> => {
  await sql`
    with changed as materialized (${changedFamilies}),
      kept as (
        insert into counted_families (family_id, fields) select family_id, fields from changed
        on conflict (family_id) do update set fields = excluded.fields),
      taken as (delete from uncounted where kind = 'family')
    insert into uncounted (kind, record_id)
    select 'parent', id from parent_products
    where family_id = any(array(select family_id from changed)) order by id`.execute(trx);
};

/** Takes the oldest notes and returns the ids of their variations. */
const takeNoted = async (trx: Trx, atMost: number): Promise<string[]> => {
  const { rows } = await sql<{ ids: string[] }>`
    with taken as (
      delete from uncounted where id = any(array(
        select id from uncounted where kind <> 'family' order by id limit ${atMost}))
      returning kind, record_id)
    select array(
      select record_id from taken where kind = 'variation'
      union
      select v.id from variations v
      where v.parent_id = any(array(select record_id from taken where kind = 'parent'))
    )::text[] as ids`.execute(trx);
  return rows[0]?.ids ?? [];
};

/** Counts the variations with these ids, which may have been deleted. */
export const countAgain = async (trx: Trx, ids: readonly string[]): Promise<void> => {
  const given = sql`${ids}::bigint[]`;
  await sql`
    with given as materialized (select ${given} as ids),
    present as materialized (${countedAs(sql`v.id = any((select ids from given)::bigint[])`)}),
    former as materialized (
      select * from counted_variations where variation_id = any((select ids from given)::bigint[])),
    removed as (
      delete from counted_variations where variation_id in (
        select variation_id from former except select variation_id from present)),
    kept as (
      insert into counted_variations (variation_id, ${counting})
      select variation_id, ${counting} from (
        select variation_id, ${counting} from present
        except select variation_id, ${counting} from former) changed
      on conflict (variation_id) do update set (${counting}) = row(
        excluded.manufacturer_id, excluded.status, excluded.is_sample, excluded.is_included,
        excluded.missing, excluded.category_ids)),
    summed as (${addTo(
      'variation_counts',
      dimensions,
      sql`
        select ${dimensions}, 1 as n from present
        union all select ${dimensions}, -1 from former`,
    )})
    ${addTo(
      'category_counts',
      sql`category_id, manufacturer_id, status`,
      sql`
        ${inCategories(sql`select * from present`, 1)}
        union all ${inCategories(sql`select * from former`, -1)}`,
    )}`.execute(trx);
};

/** Adds the sums of `n` by `columns` to a table of counts. */
const addTo = (table: string, columns: SqlFragment, changes: SqlFragment): SqlFragment => sql`
  insert into ${sql.table(table)} (${columns}, n)
  select ${columns}, sum(n) from (${changes}) c group by ${columns} having sum(n) <> 0
  on conflict (${columns}) do update set n = ${sql.ref(`${table}.n`)} + excluded.n`;
