import type { ImportFault } from '#contract/generated/schema.ts';
import { hasSkuColumn, isNotesSheet } from '#contract/importColumns.ts';
import type { Db } from '#server/db/database.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { Interrupted } from '#server/jobs/hold.ts';
import type { Work } from '#server/jobs/kind.ts';
import type { LeaseState } from '#server/jobs/records.ts';
import { type Duplicate, duplicateFinder, flawsOfFirsts, flawsOfOthers } from './duplicates.ts';
import { groupOf, type NamedRow } from './group.ts';
import { cellReader } from './judge/draft.ts';
import { fault } from './judge/faults.ts';
import { productCounter } from './productCounter.ts';
import { endReading, type NewRow, productsOfRows, storeRows } from './readStore.ts';
import { BadWorkbook } from './workbook/badWorkbook.ts';
import { readWorkbook } from './workbook/readWorkbook.ts';
import type { SheetRow } from './workbook/sheetRow.ts';

/**
 * Reads the stored workbook into rows and products. Rows that an earlier attempt has stored are passed
 * over.
 * @throws Interrupted; DomainError for an unreadable file, which is also stored with the import
 */
export const readRows = async (work: Work, importId: string): Promise<void> => {
  const { db } = work;
  const content = await contentOf(db, importId);
  try {
    await takeWorkbook(work, importId, content);
  } catch (error) {
    if (error instanceof BadWorkbook) await recordBadWorkbook(db, importId, error);
    throw error;
  }
};

const contentOf = async (db: Db, importId: string): Promise<Buffer> => {
  const parts = await db
    .selectFrom('import_files')
    .select('content')
    .where('import_id', '=', importId)
    .orderBy('part')
    .execute();
  return Buffer.concat(parts.map(({ content }) => content));
};

/** Stores the message's values with the import, because a job has no place for them. */
const recordBadWorkbook = async (db: Db, importId: string, { fault: bad, args }: BadWorkbook) => {
  const msg = `error.${bad}`;
  await db
    .updateTable('imports')
    .set({ msg, args: JSON.stringify(args) })
    .where('id', '=', importId)
    .execute();
  throw new DomainError('INVALID', { msg, args });
};

type Headings = readonly (string | null)[];
type CellReader = ReturnType<typeof cellReader>;

/** State of reading that later rows depend on. */
interface Reading {
  work: Work;
  importId: string;
  /** By sheet. */
  heads: Record<string, Headings>;
  /** By sheet of products. */
  readers: Map<string, CellReader>;
  counter: ReturnType<typeof productCounter>;
  findTwins: ReturnType<typeof duplicateFinder>;
  /** Rows that an earlier attempt has stored. */
  stored: number;
  /** Rows so far. */
  rows: number;
}

const takeWorkbook = async (work: Work, importId: string, content: Buffer): Promise<void> => {
  const stored = await productsOfRows(work.db, importId);
  const reading: Reading = {
    ...{ work, importId, heads: {}, stored: stored.length, rows: 0 },
    readers: new Map(),
    counter: productCounter(stored),
    findTwins: duplicateFinder(),
  };
  await readWorkbook(content, {
    head: (sheet, headings) => takeHead(reading, sheet, headings),
    rows: (rows) => takeRows(reading, rows),
    signal: work.interruption,
  });
  if (reading.readers.size === 0)
    throw new DomainError('INVALID', { msg: 'error.IMPORT_HEADINGS' });
  const { heads, counter } = reading;
  interruptUnless(await endReading(work, importId, { heads, products: counter.products }));
};

const takeHead = async (reading: Reading, sheet: string, headings: Headings): Promise<void> => {
  if (isNotesSheet(sheet)) return;
  reading.heads[sheet] = headings;
  if (hasSkuColumn(headings)) reading.readers.set(sheet, cellReader(headings));
  else await keep(reading, [strayRow(reading, sheet)], []);
};

/** Reports that a sheet does not contain products. */
const strayRow = ({ counter }: Reading, sheet: string): NewRow => ({
  ...{ sheet, row: 1, cells: [], sku: null, name: null },
  product: counter.count({ key: `sheet ${sheet}`, parent_id: null, name: '' }),
  flaws: [fault(null, 'error.IMPORT_SHEET', { name: sheet })],
});

const takeRows = async (reading: Reading, read: readonly SheetRow[]): Promise<void> => {
  const { work, readers, counter, rows: before } = reading;
  const rows = read.flatMap((row) => {
    const cellOf = readers.get(row.sheet);
    return cellOf ? [{ ...row, cellOf, names: identifyingCells(row, cellOf) }] : [];
  });
  if (rows.length === 0) return;
  const groups = await groupOf(
    work.db,
    rows.map(({ names }) => names),
  );
  const twins = rows.map(({ sheet, row, cellOf, names: { sku, slug } }, n) =>
    reading.findTwins({
      place: before + n + 1,
      sheet,
      row,
      sku,
      slug,
      isNew: !groups[n]?.isKnown,
      headingOf: cellOf.headingOf,
    }),
  );
  const kept = rows.map((row, n): NewRow => {
    const { sku, name } = row.names;
    const group = groups[n] ?? { key: `row ${before + n + 1}`, parent_id: null, name: '' };
    return {
      ...{ sheet: row.sheet, row: row.row, cells: row.cells, sku, name },
      product: counter.count(group),
      flaws: [
        ...flawsOfCells(row, reading.heads[row.sheet]),
        ...flawsOfTexts(row),
        ...flawsOfOthers(twins[n] ?? []),
      ],
    };
  });
  await keep(reading, kept, twins.flat());
};

const identifyingCells = (
  { cells }: SheetRow,
  cellOf: CellReader,
): NamedRow & { name: string | null; slug: string | null } => ({
  sku: cellOf(cells, 'sku'),
  product: cellOf(cells, 'product'),
  brand: cellOf(cells, 'brand'),
  name: cellOf(cells, 'name'),
  slug: cellOf(cells, 'slug'),
});

const flawsOfCells = ({ faults = [] }: SheetRow, headings: Headings = []): ImportFault[] =>
  faults.map(({ column, fault: what }) => fault(headings[column] ?? null, `error.${what}`));

/**
 * Dates and booleans are not accepted as text, because Excel converts similar-looking input, such
 * as 3-4, to them.
 */
const flawsOfTexts = ({ kinds = [], cellOf }: SheetRow & { cellOf: CellReader }): ImportFault[] =>
  kinds.flatMap(({ column, kind }) => {
    const heading = cellOf.textHeadingOf(column);
    return heading === null ? [] : [fault(heading, `error.CELL_NO_TEXT_${kind}`)];
  });

/** Stores those of the rows that no earlier attempt has stored. */
const keep = async (
  reading: Reading,
  rows: readonly NewRow[],
  twins: readonly Duplicate[],
): Promise<void> => {
  const { work, importId, stored } = reading;
  const after = Math.max(stored, reading.rows);
  const added = rows.slice(after - reading.rows);
  reading.rows += rows.length;
  if (added.length > 0) {
    const flaws = flawsOfFirsts(twins.filter(({ other }) => other.place > after));
    interruptUnless(await storeRows(work, importId, { after, rows: added, flaws }));
  }
  await work.yieldToOthers();
};

const interruptUnless = (going: LeaseState): void => {
  if (going !== 'go') throw new Interrupted(going);
};
