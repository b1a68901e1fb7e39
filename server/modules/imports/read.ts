import { sql } from 'kysely';
import { hasSkuColumn, isNotesSheet } from '#contract/importColumns.ts';
import type { Db } from '#server/db/database.ts';
import { ApiError } from '#server/graphql/errors.ts';
import type { Work } from '#server/jobs/kind.ts';
import { type Going, keepJob } from '#server/jobs/records.ts';
import { groupOf, type NamedRow } from './group.ts';
import { cellReader } from './judge/draft.ts';
import { fault, placeOf } from './judge/faults.ts';
import type { Heads } from './judge/types.ts';
import { BadWorkbook } from './workbook/badWorkbook.ts';
import { readWorkbook } from './workbook/readWorkbook.ts';
import type { SheetRow } from './workbook/sheetRow.ts';

/** The reading left off: somebody asked for it, another process has taken over, or this one ends. */
export class LeftOff extends Error {
  readonly going: Exclude<Going, 'go'> | 'paused';

  constructor(going: Exclude<Going, 'go'> | 'paused') {
    super(going);
    this.going = going;
  }
}

/** How often the job is held while nothing is told by the process that reads. */
const heldEveryMs = 3_000;
const productsAtOnce = 2_000;

/**
 * Reads the stored workbook into rows, each with its product, from its beginning: what an earlier
 * attempt has read is thrown away.
 * @throws LeftOff; ApiError for a file that cannot be read, which the import tells, too
 */
export const readRows = async (work: Work, importId: string): Promise<void> => {
  const { db, job } = work;
  await beginAnew(db, importId, job.id);
  const content = await contentOf(db, importId);
  const reading = new AbortController();
  const leaveOff = (going: Going) => {
    if (going !== 'go') reading.abort(new LeftOff(going));
  };
  const pause = () => reading.abort(new LeftOff('paused'));
  work.stopping.addEventListener('abort', pause);
  if (work.stopping.aborted) pause();
  const holding = setInterval(() => {
    keepJob(db, job).then(leaveOff, () => undefined);
  }, heldEveryMs);
  const rows = rowStore(work, importId);
  try {
    await readWorkbook(content, { ...rows.listener, signal: reading.signal });
    await rows.end();
  } catch (error) {
    if (error instanceof BadWorkbook) await tellBad(db, importId, error);
    throw error;
  } finally {
    clearInterval(holding);
    work.stopping.removeEventListener('abort', pause);
  }
};

const beginAnew = (db: Db, importId: string, jobId: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`delete from import_rows where import_id = ${importId}`.execute(trx);
    await sql`delete from import_products where import_id = ${importId}`.execute(trx);
    await sql`
      update imports set heads = '{}', rows = 0, created = 0, changed = 0, unchanged = 0,
        refused = 0, products = 0, written = 0, is_staged = false
      where id = ${importId}`.execute(trx);
    await sql`update jobs set total = 0, done = 0, failed = 0 where id = ${jobId}`.execute(trx);
  });

const contentOf = async (db: Db, importId: string): Promise<Buffer> => {
  const parts = await db
    .selectFrom('import_files')
    .select('content')
    .where('import_id', '=', importId)
    .orderBy('part')
    .execute();
  return Buffer.concat(parts.map(({ content }) => content));
};

/** Keeps the values of the message with the import, since a job has no place for them. */
const tellBad = async (db: Db, importId: string, { fault: bad, args }: BadWorkbook) => {
  const msg = `error.${bad}`;
  await db
    .updateTable('imports')
    .set({ msg, args: JSON.stringify(args) })
    .where('id', '=', importId)
    .execute();
  throw new ApiError('INVALID', { msg, args });
};

/** What no two rows of a workbook may have in common, and how it is told. */
const ownFields = { sku: 'rules.importSkuTwice', slug: 'rules.importSlugTwice' } as const;
type OwnField = keyof typeof ownFields;

interface Use {
  place: number;
  sheet: string;
  row: number;
}

/** Takes what is read of a workbook and keeps it; products are counted until the end. */
const rowStore = ({ db, job }: Work, importId: string) => {
  const heads: Record<string, readonly (string | null)[]> = {};
  const readers = new Map<string, ReturnType<typeof cellReader>>();
  const products = new Map<
    string,
    { place: number; parent_id: string | null; name: string; rows: number }
  >();
  const firstUses = { sku: new Map<string, Use>(), slug: new Map<string, Use>() };
  let place = 0;

  const head = async (sheet: string, headings: readonly (string | null)[]): Promise<void> => {
    if (isNotesSheet(sheet)) return;
    heads[sheet] = headings;
    if (hasSkuColumn(headings)) readers.set(sheet, cellReader(headings));
    else await storeStray(sheet);
  };

  const storeStray = (sheet: string) =>
    store([
      {
        ...{ sheet, row: 1, cells: [], sku: null, name: null },
        product: productOf({ key: `sheet ${sheet}`, parent_id: null, name: '' }),
        flaws: [fault(null, 'error.IMPORT_SHEET', { name: sheet })],
      },
    ]);

  const productOf = ({
    key,
    parent_id,
    name,
  }: {
    key: string;
    parent_id: string | null;
    name: string;
  }) => {
    const known = products.get(key);
    if (known) known.rows += 1;
    const product = known ?? { place: products.size + 1, parent_id, name, rows: 1 };
    if (!known) products.set(key, product);
    return product.place;
  };

  const rows = async (read: readonly SheetRow[]): Promise<void> => {
    const known = read.flatMap((row) => {
      const cellOf = readers.get(row.sheet);
      return cellOf ? [{ ...row, named: namedOf(row, cellOf) }] : [];
    });
    if (known.length === 0) return;
    const groups = await groupOf(
      db,
      known.map(({ named }) => named),
    );
    const twins: Twin[] = [];
    const stored = known.map(({ sheet, row, cells, faults = [], named }, n) => {
      const flaws = faults.map(({ column, fault: what }) =>
        fault(heads[sheet]?.[column] ?? null, `error.${what}`),
      );
      const own = place + n + 1;
      for (const field of ['sku', 'slug'] as const) {
        const twin = twinOf(field, named[field], { place: own, sheet, row });
        if (!twin) continue;
        flaws.push(fault(headingOf(sheet, field), ownFields[field], placeOf(twin.first)));
        twins.push(twin);
      }
      const group = groups[n] ?? { key: `row ${own}`, parent_id: null, name: '' };
      return {
        sheet,
        row,
        cells,
        sku: named.sku,
        name: named.name,
        product: productOf(group),
        flaws,
      };
    });
    await store(stored);
    await tellTwins(twins);
  };

  const headingOf = (sheet: string, field: OwnField) =>
    readers.get(sheet)?.headingOf(field) ?? null;

  /** The first row of this text, when there was one before. */
  const twinOf = (field: OwnField, text: string | null, use: Use): Twin | null => {
    if (text === null) return null;
    const first = firstUses[field].get(text);
    if (!first) firstUses[field].set(text, use);
    return first ? { field, first, other: use } : null;
  };

  const tellTwins = async (twins: readonly Twin[]) => {
    // the first of several names one other row for each field, which leads to all of them
    const told = new Map<number, Map<OwnField, Twin>>();
    for (const twin of twins) {
      const { place: first } = twin.first;
      told.set(first, (told.get(first) ?? new Map()).set(twin.field, twin));
    }
    const flaws = [...told].map(([first, byField]) => ({
      place: first,
      flaws: [...byField.values()].map(({ field, first: { sheet }, other }) =>
        fault(headingOf(sheet, field), ownFields[field], placeOf(other)),
      ),
    }));
    if (flaws.length === 0) return;
    await sql`
      update import_rows r set flaws = x.flaws
      from jsonb_to_recordset(${JSON.stringify(flaws)}::jsonb) as x (place integer, flaws jsonb)
      where r.import_id = ${importId} and r.place = x.place and r.flaws = '[]'`.execute(db);
  };

  const store = async (given: readonly NewRow[]): Promise<void> => {
    const from = place;
    const going = await db.transaction().execute(async (trx) => {
      const kept = await keepJob(trx, job);
      if (kept !== 'go') return kept;
      await sql`
        insert into import_rows (import_id, place, sheet, row, product, cells, flaws, sku, name)
        select ${importId}, ${from} + x.n, x.given ->> 'sheet', (x.given ->> 'row')::integer,
          (x.given ->> 'product')::integer, x.given -> 'cells', x.given -> 'flaws',
          x.given ->> 'sku', x.given ->> 'name'
        from jsonb_array_elements(${JSON.stringify(given)}::jsonb) with ordinality x (given, n)`.execute(
        trx,
      );
      await sql`
        update imports set rows = rows + ${given.length} where id = ${importId}`.execute(trx);
      return kept;
    });
    if (going !== 'go') throw new LeftOff(going);
    place += given.length;
  };

  const end = async (): Promise<void> => {
    if (readers.size === 0) throw new ApiError('INVALID', { msg: 'error.IMPORT_HEADINGS' });
    const all = [...products.values()];
    for (let n = 0; n < all.length; n += productsAtOnce) {
      await sql`
        insert into import_products (import_id, place, name, parent_id, rows)
        select ${importId}, x.place, nullif(x.name, ''), x.parent_id, x.rows
        from jsonb_to_recordset(${JSON.stringify(all.slice(n, n + productsAtOnce))}::jsonb)
          as x (place integer, name text, parent_id bigint, rows integer)`.execute(db);
    }
    await db
      .updateTable('imports')
      .set({ heads: JSON.stringify(heads satisfies Heads), products: all.length })
      .where('id', '=', importId)
      .execute();
    await sql`update jobs set total = ${place} where id = ${job.id}`.execute(db);
  };

  return { listener: { head, rows }, end };
};

interface Twin {
  field: OwnField;
  first: Use;
  other: Use;
}

interface NewRow {
  sheet: string;
  row: number;
  cells: readonly (string | null)[];
  sku: string | null;
  name: string | null;
  product: number;
  flaws: readonly object[];
}

const namedOf = (
  { cells }: SheetRow,
  cellOf: ReturnType<typeof cellReader>,
): NamedRow & { name: string | null; slug: string | null } => ({
  sku: cellOf(cells, 'sku'),
  product: cellOf(cells, 'product'),
  brand: cellOf(cells, 'brand'),
  name: cellOf(cells, 'name'),
  slug: cellOf(cells, 'slug'),
});
