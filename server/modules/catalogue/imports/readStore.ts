import { sql } from 'kysely';
import type { ImportFault } from '#contract/generated/schema.ts';
import type { Db, Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { whileHeld } from '#server/jobs/hold.ts';
import type { Work } from '#server/jobs/kind.ts';
import { forgetCrashes, type LeaseState } from '#server/jobs/records.ts';
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

/** The product of each row that has been read, by its position. */
export const productsOfRows = async (db: Db, importId: string): Promise<number[]> => {
  const { rows } = await sql<{ product: number }>`
    select product from import_rows where import_id = ${importId} order by place`.execute(db);
  return rows.map(({ product }) => product);
};

interface Batch {
  /** The number of rows before. */
  after: number;
  rows: readonly NewRow[];
  /** Faults that these rows reveal in earlier ones, or in each other. */
  flaws: readonly LocatedFlaws[];
}

/** Appends rows, unless the job must stop. */
export const storeRows = (
  work: Work,
  importId: string,
  { after, rows, flaws }: Batch,
): Promise<LeaseState> =>
  whileHeld(work, async (trx) => {
    await sql`
      insert into import_rows (import_id, place, sheet, row, product, cells, flaws, sku, name)
      select ${importId}, ${after} + x.n, x.given ->> 'sheet', (x.given ->> 'row')::integer,
        (x.given ->> 'product')::integer, x.given -> 'cells', x.given -> 'flaws',
        x.given ->> 'sku', x.given ->> 'name'
      from jsonb_array_elements(${jsonb(rows)}) with ordinality x (given, n)`.execute(trx);
    await addFlaws(trx, importId, flaws);
    await sql`
      update imports set rows = rows + ${rows.length} where id = ${importId}`.execute(trx);
    await forgetCrashes(trx, work.job);
  });

/** Adds faults to stored rows, which rejects them. */
const addFlaws = async (
  trx: Trx,
  importId: string,
  flaws: readonly LocatedFlaws[],
): Promise<void> => {
  if (flaws.length === 0) return;
  await sql`
    update import_rows r set flaws = x.flaws
    from jsonb_to_recordset(${jsonb(flaws)}) as x (place integer, flaws jsonb)
    where r.import_id = ${importId} and r.place = x.place and r.flaws = '[]'`.execute(trx);
};

/** Stores some of the products; an earlier attempt may have stored them. */
const storeProducts = async (
  trx: Trx,
  importId: string,
  products: readonly NewProduct[],
): Promise<void> => {
  await sql`
    insert into import_products (import_id, place, name, parent_id, rows)
    select ${importId}, x.place, nullif(x.name, ''), x.parent_id, x.rows
    from jsonb_to_recordset(${jsonb(products)})
      as x (place integer, name text, parent_id bigint, rows integer)
    on conflict do nothing`.execute(trx);
};

/**
 * Stores the products once all rows have been read, unless the job must stop. A number of products
 * above zero means that reading has ended; the workbook is then deleted, because only reading uses it.
 */
export const endReading = async (
  work: Work,
  importId: string,
  { heads, products }: { heads: Heads; products: readonly NewProduct[] },
): Promise<LeaseState> => {
  for (let n = 0; n < products.length; n += productsAtOnce) {
    const some = products.slice(n, n + productsAtOnce);
    const going = await whileHeld(work, (trx) => storeProducts(trx, importId, some));
    if (going !== 'go') return going;
    await work.yieldToOthers();
  }
  return whileHeld(work, async (trx) => {
    await trx
      .updateTable('imports')
      .set({ heads: JSON.stringify(heads), products: products.length })
      .where('id', '=', importId)
      .execute();
    if (products.length > 0)
      await trx.deleteFrom('import_files').where('import_id', '=', importId).execute();
    await forgetCrashes(trx, work.job);
  });
};
