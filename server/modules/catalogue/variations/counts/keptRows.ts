import { sql } from 'kysely';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';

/** A table of which triggers keep a row for each product. */
interface KeptRows {
  table: string;
  key: string;
  products: string;
  /** The function that returns the rows as they should be. */
  rightRows: string;
  /** The function that writes them. */
  refresh: string;
}

const keptRows: readonly KeptRows[] = [
  {
    table: 'variation_search',
    key: 'variation_id',
    products: 'variations',
    rightRows: 'search_text_of_variations',
    refresh: 'refresh_variation_search',
  },
  {
    table: 'variation_order',
    key: 'variation_id',
    products: 'variations',
    rightRows: 'order_of_variations',
    refresh: 'refresh_variation_order',
  },
  {
    table: 'parent_order',
    key: 'parent_id',
    products: 'parent_products',
    rightRows: 'order_of_parents',
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
    for (let after: string | null = '0'; after !== null; ) {
      const from: string = after;
      const checked = await inTransaction(db, (trx) => checkSome(trx, kept, from, atOnce));
      wrong += checked.wrong.length;
      after = checked.last;
    }
  }
  return wrong;
};

interface Checked {
  wrong: string[];
  /** The last product that was checked; null after the end. */
  last: string | null;
}

/** Checks the next products by id. One statement sees them and their rows, so writers need not wait. */
const checkSome = async (
  trx: Trx,
  { table, key, products, rightRows, refresh }: KeptRows,
  after: string,
  atOnce: number,
): Promise<Checked> => {
  const { rows } = await sql<Checked>`
    with next as materialized (
      select id from ${sql.table(products)} where id > ${after} order by id limit ${atOnce})
    select (select max(id) from next) as last, array(
      select ${sql.id(key)} from (
        select * from ${sql.id(rightRows)}(array(select id from next))
        except
        select * from ${sql.table(table)} where ${sql.id(key)} = any(array(select id from next))
      ) x)::text[] as wrong`.execute(trx);
  const [checked] = rows;
  if (!checked) throw new Error('A statement without from returned no row');
  const { wrong } = checked;
  if (wrong.length > 0) await sql`select ${sql.id(refresh)}(${wrong}::bigint[])`.execute(trx);
  return checked;
};
