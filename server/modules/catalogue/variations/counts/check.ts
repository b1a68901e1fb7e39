import { sql } from 'kysely';
import { type Db, inTransaction, type SqlFragment, type Trx } from '#server/db/database.ts';
import { correctSums } from '#server/db/uncounted.ts';
import { countedAs, counting, dimensions, inCategories, uncountedIds } from './counted.ts';
import { countAgain, lockCounts } from './fold.ts';
import { type Checked, checkInBatches } from './inBatches.ts';
import { checkKeptRows } from './keptRows.ts';

/** Variations per transaction; a transaction holds back the changes that shops read. */
const atOnce = 5_000;

/**
 * Compares what is kept of products with the truth and puts right what differs. Runs nightly.
 * @param report tells the operators
 */
export const checkCounts = async (db: Db, report: (error: Error) => void): Promise<void> => {
  let wrong = await checkInBatches(db, checkSome);
  wrong += await inTransaction(db, checkSums);
  wrong += await correctSums(db);
  wrong += await checkKeptRows(db, atOnce);
  await sql`
    insert into count_checks (wrong) values (${wrong})
    on conflict (id) do update set wrong = excluded.wrong, checked_at = now()`.execute(db);
  if (wrong > 0) report(new Error(messageOf(wrong)));
  // the embedded database does so only on request
  await sql`vacuum uncounted`.execute(db);
};

const messageOf = (wrong: number): string =>
  `${wrong} kept value(s) differed from the products and have been put right.`;

/** Checks what the next variations by id count as. */
const checkSome = async (trx: Trx, after: string): Promise<Checked> => {
  await lockCounts(trx);
  const { rows } = await sql<{ last: string | null }>`
    select max(id) as last from (
      select id from (
        (select id from variations where id > ${after} order by id limit ${atOnce})
        union
        (select variation_id from counted_variations
          where variation_id > ${after} order by variation_id limit ${atOnce})
      ) x order by id limit ${atOnce}) y`.execute(trx);
  const last = rows[0]?.last ?? null;
  if (last === null) return { wrong: 0, last };
  const ids = await wrongIds(trx, after, last);
  if (ids.length > 0) await countAgain(trx, ids);
  return { wrong: ids.length, last };
};

const wrongIds = async (trx: Trx, after: string, last: string): Promise<string[]> => {
  const { rows } = await sql<{ ids: string[] }>`
    with present as materialized (
      select variation_id, ${counting} from (
        ${countedAs(sql`v.id > ${after}::bigint and v.id <= ${last}::bigint`)}) x),
    former as materialized (
      select variation_id, ${counting} from counted_variations
      where variation_id > ${after} and variation_id <= ${last})
    select array(
      select variation_id from (
        (select * from present except select * from former)
        union all
        (select * from former except select * from present)) x
      except select id from (${uncountedIds}) u)::text[] as ids`.execute(trx);
  return rows[0]?.ids ?? [];
};

/** Compares the sums with the variations' own values. */
const checkSums = async (trx: Trx): Promise<number> => {
  await lockCounts(trx);
  const ofVariations = await setSums(
    trx,
    'variation_counts',
    dimensions,
    sql`select ${dimensions} from counted_variations`,
  );
  const ofCategories = await setSums(
    trx,
    'category_counts',
    sql`category_id, manufacturer_id, status`,
    inCategories(sql`select * from counted_variations`, 1),
  );
  return ofVariations + ofCategories;
};

/** Sets the wrong counts of a table to the number of equal rows; returns how many they were. */
const setSums = async (
  trx: Trx,
  table: string,
  columns: SqlFragment,
  rows: SqlFragment,
): Promise<number> => {
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${columns}, n)
    select ${columns}, coalesce(x.n, 0)
    from (select ${columns}, count(*) as n from (${rows}) r group by ${columns}) x
    full join ${sql.table(table)} c using (${columns})
    where coalesce(x.n, 0) <> coalesce(c.n, 0)
    on conflict (${columns}) do update set n = excluded.n`.execute(trx);
  return Number(numAffectedRows ?? 0);
};
