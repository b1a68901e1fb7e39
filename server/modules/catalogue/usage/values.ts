import { sql } from 'kysely';
import { type Db, inTransaction, type SqlFragment, type Trx } from '#server/db/database.ts';
import { countFrom } from '#server/db/page.ts';
import { lockUsage } from './usage.ts';

/*
 * How often the products of each manufacturer have each value (decision 61). Triggers note differences by parent in
 * `value_changes`, and in `moved_parents` the former manufacturer of a parent that is moved or deleted. `foldValues`
 * adds both to `value_counts`. All parts of a sum come from one snapshot, so it is exact.
 */

/** The values of the parents of `moved` at present, with columns of `moved m` and `parent_products p`. */
const valuesOfMoved = (columns: SqlFragment): SqlFragment => sql`
  select x.attr_id, ${columns} from moved m
  join parent_products p on p.id = m.parent_id
  join variations v on v.parent_id = m.parent_id
  join variation_attributes x on x.variation_id = v.id`;

/** Takes the values of the parents of `moved` from their former manufacturer and gives them to the present one. */
const movedValues: SqlFragment = sql`
  ${valuesOfMoved(sql`m.manufacturer_id, x.value, -1 as n`)}
  union all
  ${valuesOfMoved(sql`p.manufacturer_id, x.value, 1`)}`;

/** Selects moved parents that meet `among`, with the manufacturer among whose values theirs are counted. */
const moved = (among: SqlFragment): SqlFragment => sql`
  select distinct on (parent_id) parent_id, manufacturer_id from moved_parents
  where ${among} order by parent_id, id`;

/** Rows of `attr_id`, `manufacturer_id` and `value` with `n`, whose sums are exact. */
export const valueCounts: SqlFragment = sql`(
  with moved as materialized (${moved(sql`true`)})
  select attr_id, manufacturer_id, value, n from value_counts
  union all
  select attr_id, counted_manufacturer(parent_id), value, n from value_changes
  union all
  ${movedValues})`;

/** Whether differences wait to be added. */
export const areValuesNoted = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ are: boolean }>`
    select exists (select from value_changes) or exists (select from moved_parents) as are`.execute(
    db,
  );
  return rows[0]?.are ?? false;
};

/** A moved parent has many values. */
const movedAtOnce = (atMost: number): number => Math.ceil(atMost / 10);

/** Adds noted differences, at most `atMost`, to the counts; returns whether there may be more. */
export const foldValues = (db: Db, atMost: number): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await lockUsage(trx);
    const changes = await countFrom(trx, sql`from value_changes`, atMost);
    await foldChanges(trx, atMost);
    // the fold of a move reads all differences
    if (changes > atMost) return true;
    const parents = await countFrom(trx, sql`from moved_parents`, movedAtOnce(atMost));
    if (parents > 0) await foldMoved(trx, movedAtOnce(atMost));
    return parents > movedAtOnce(atMost);
  });

/** Adds the oldest differences. */
const foldChanges = async (trx: Trx, atMost: number): Promise<void> => {
  await sql`
    with taken as (
      delete from value_changes
      where id = any(array(select id from value_changes order by id limit ${atMost}))
      returning attr_id, counted_manufacturer(parent_id) as manufacturer_id, value, n)
    ${add(sql`select * from taken`)}`.execute(trx);
};

/** Gives the values of moved parents, with all of their differences, to the present manufacturers. */
const foldMoved = async (trx: Trx, atMost: number): Promise<void> => {
  const oldest = sql`select parent_id from moved_parents order by id limit ${atMost}`;
  await sql`
    with moved as materialized (${moved(sql`parent_id = any(array(${oldest}))`)}),
    forgotten as (
      delete from moved_parents where parent_id = any(array(select parent_id from moved))),
    taken as (
      delete from value_changes c using moved m where c.parent_id = m.parent_id
      returning c.attr_id, m.manufacturer_id, c.value, c.n)
    ${add(sql`select * from taken union all ${movedValues}`)}`.execute(trx);
};

/** Adds rows of `attr_id`, `manufacturer_id`, `value` and `n`; a value that no product has any more is removed. */
const add = (changes: SqlFragment): SqlFragment => sql`
  merge into value_counts k
  using (
    select attr_id, manufacturer_id, value, sha256(convert_to(value, 'UTF8')) as digest,
      sum(n) as n
    from (${changes}) x group by attr_id, manufacturer_id, value having sum(n) <> 0) d
  on k.attr_id = d.attr_id and k.manufacturer_id = d.manufacturer_id and k.digest = d.digest
  when matched and k.n + d.n = 0 then delete
  when matched then update set n = k.n + d.n
  when not matched then insert (attr_id, manufacturer_id, digest, value, n)
    values (d.attr_id, d.manufacturer_id, d.digest, d.value, d.n)`;
