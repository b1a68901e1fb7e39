import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/database.ts';
import { type Checked, checkInBatches } from './inBatches.ts';

/** A table that has a row for each product. Triggers keep these rows. */
interface KeptRows {
  table: string;
  key: string;
  products: string;
  /** The database function that returns the correct rows. */
  correctRows: string;
  /** The database function that writes them. */
  refresh: string;
}

const keptRows: readonly KeptRows[] = [
  {
    table: 'variation_search',
    key: 'variation_id',
    products: 'variations',
    correctRows: 'search_text_of_variations',
    refresh: 'refresh_variation_search',
  },
  {
    table: 'variation_order',
    key: 'variation_id',
    products: 'variations',
    correctRows: 'order_of_variations',
    refresh: 'refresh_variation_order',
  },
  {
    table: 'parent_order',
    key: 'parent_id',
    products: 'parent_products',
    correctRows: 'order_of_parents',
    refresh: 'refresh_parent_order',
  },
];

/**
 * Compares the texts for searches and the sort keys of lists with the products, and corrects wrong rows.
 * @param atOnce products per transaction
 * @returns the number of wrong rows
 */
export const checkKeptRows = async (db: Db, atOnce: number): Promise<number> => {
  let wrong = 0;
  for (const kept of keptRows) {
    wrong += await checkInBatches(db, (trx, after) => checkSome(trx, kept, after, atOnce));
  }
  return wrong;
};

/** Checks the next products by id. One statement sees them and their rows, so writers need not wait. */
const checkSome = async (
  trx: Trx,
  { table, key, products, correctRows, refresh }: KeptRows,
  after: string,
  atOnce: number,
): Promise<Checked> => {
  const { rows } = await sql<{ last: string | null; wrong: string[] }>`
    with next as materialized (
      select id from ${sql.table(products)} where id > ${after} order by id limit ${atOnce})
    select (select max(id) from next) as last, array(
      select ${sql.id(key)} from (
        select * from ${sql.id(correctRows)}(array(select id from next))
        except
        select * from ${sql.table(table)} where ${sql.id(key)} = any(array(select id from next))
      ) x)::text[] as wrong`.execute(trx);
  const [checked] = rows;
  if (!checked) throw new Error('A statement without from returned no row');
  const { last, wrong } = checked;
  if (wrong.length > 0) await sql`select ${sql.id(refresh)}(${wrong}::bigint[])`.execute(trx);
  return { wrong: wrong.length, last };
};
