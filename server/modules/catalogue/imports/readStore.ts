import { sql } from 'kysely';
import type { ImportFault } from '#contract/generated/schema.ts';
import { type Db, inTransaction } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Work } from '#server/jobs/kind.ts';
import { type LeaseState, renewJobLease } from '#server/jobs/records.ts';
import type { LocatedFlaws } from './duplicates.ts';
import type { Heads } from './judge/types.ts';

/** A row as it was read, with its product. */
export interface NewRow {
  sheet: string;
  row: number;
  cells: readonly (string | null)[];
  sku: string | null;
  name: string | null;
  product: number;
  flaws: readonly ImportFault[];
}

/** A product, new or existing, that rows refer to, with the number of those rows. */
export interface NewProduct {
  place: number;
  parent_id: string | null;
  name: string;
  rows: number;
}

const productsAtOnce = 2_000;

/** Discards the rows read by an earlier attempt. */
export const discardReadRows = (db: Db, importId: string, jobId: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    await sql`delete from import_rows where import_id = ${importId}`.execute(trx);
    await sql`delete from import_products where import_id = ${importId}`.execute(trx);
    await sql`
      update imports set heads = '{}', rows = 0, created = 0, changed = 0, unchanged = 0,
        refused = 0, products = 0, written = 0, is_staged = false
      where id = ${importId}`.execute(trx);
    await sql`update jobs set total = 0, done = 0, failed = 0 where id = ${jobId}`.execute(trx);
  });

/** Appends rows, unless the job must stop. */
export const storeRows = (
  { db, job }: Work,
  importId: string,
  { after, rows }: { after: number; rows: readonly NewRow[] },
): Promise<LeaseState> =>
  inTransaction(db, async (trx) => {
    const going = await renewJobLease(trx, job);
    if (going !== 'go') return going;
    await sql`
      insert into import_rows (import_id, place, sheet, row, product, cells, flaws, sku, name)
      select ${importId}, ${after} + x.n, x.given ->> 'sheet', (x.given ->> 'row')::integer,
        (x.given ->> 'product')::integer, x.given -> 'cells', x.given -> 'flaws',
        x.given ->> 'sku', x.given ->> 'name'
      from jsonb_array_elements(${jsonb(rows)}) with ordinality x (given, n)`.execute(trx);
    await sql`
      update imports set rows = rows + ${rows.length} where id = ${importId}`.execute(trx);
    return going;
  });

/** Adds faults to stored rows, which rejects them. */
export const addFlaws = async (
  db: Db,
  importId: string,
  flaws: readonly LocatedFlaws[],
): Promise<void> => {
  if (flaws.length === 0) return;
  await sql`
    update import_rows r set flaws = x.flaws
    from jsonb_to_recordset(${jsonb(flaws)}) as x (place integer, flaws jsonb)
    where r.import_id = ${importId} and r.place = x.place and r.flaws = '[]'`.execute(db);
};

const storeProducts = async (
  db: Db,
  importId: string,
  products: readonly NewProduct[],
): Promise<void> => {
  for (let n = 0; n < products.length; n += productsAtOnce) {
    const some = jsonb(products.slice(n, n + productsAtOnce));
    await sql`
      insert into import_products (import_id, place, name, parent_id, rows)
      select ${importId}, x.place, nullif(x.name, ''), x.parent_id, x.rows
      from jsonb_to_recordset(${some})
        as x (place integer, name text, parent_id bigint, rows integer)`.execute(db);
  }
};

/** Stores the totals of a workbook once it has been read. */
export const endReading = async (
  { db, job }: Work,
  importId: string,
  { heads, products, rows }: { heads: Heads; products: readonly NewProduct[]; rows: number },
): Promise<void> => {
  await storeProducts(db, importId, products);
  await db
    .updateTable('imports')
    .set({ heads: JSON.stringify(heads), products: products.length })
    .where('id', '=', importId)
    .execute();
  await sql`update jobs set total = ${rows} where id = ${job.id}`.execute(db);
};
