import { type RawBuilder, sql } from 'kysely';
import type { Action, Area, Job } from '#contract/generated/schema.ts';
import type { Language } from '#contract/language.ts';
import type { ExportFormat } from '#contract/rules/platform/export.ts';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { type Context, type Viewer, viewerOf } from '#server/graphql/context.ts';
import type { Sealer } from '#server/secrets/sealer.ts';
import { filePartBytes } from './fileParts.ts';
import { whileHeld } from './hold.ts';
import { jobById } from './jobs.ts';
import type { JobKind, JobOutcome, Work } from './kind.ts';
import { addProgress, createJob } from './records.ts';
import { sealPart } from './sealedFiles.ts';
import { csvSheet } from './sheets/csv.ts';
import type { Paper } from './sheets/paper.ts';
import { pdfSheet } from './sheets/pdf.ts';
import type { Row, Sheet } from './sheets/sheet.ts';
import { xlsxSheet } from './sheets/xlsx.ts';

export interface ExportInput<Filter> {
  query?: Filter | null;
  format: ExportFormat;
  language: Language;
}

/** A list that can be exported. */
export interface Exporter<Filter> {
  kind: string;
  access: readonly [Area, Action];
  /** Rejects a filter that only the database can judge. */
  assertFilter?: ((db: Db, filter: Filter) => Promise<void>) | undefined;
  /** Selects the `id` of the viewer's rows that match, in the list's order. */
  matching: (viewer: Viewer, filter: Filter) => RawBuilder<unknown>;
  headings: (language: Language) => Row;
  /** The cells of these rows in their order; rows deleted meanwhile are left out. */
  rows: (
    db: Db,
    viewer: Viewer,
    ids: readonly string[],
    language: Language,
    filter: Filter,
    secrets: Sealer,
  ) => Promise<Row[]>;
  /** Whether its files are sealed in the database, because they hold what is sealed elsewhere. */
  isSealed?: boolean;
  /** Without extension. */
  filename: (language: Language) => string;
  /** How the rows are printed, for exports that allow `pdf`. */
  paper?: (db: Db, viewer: Viewer, filter: Filter, language: Language) => Promise<Paper>;
}

/** Starts an export; always a job, because its duration is unknown. */
export const startExport = async <Filter>(
  context: Context,
  { kind, assertFilter }: Exporter<Filter>,
  input: ExportInput<Filter>,
): Promise<Job> => {
  const viewer = viewerOf(context);
  const { db, queue } = context;
  if (input.query != null) await assertFilter?.(db, input.query);
  const id = await inTransaction(db, (trx) => createJob(trx, queue, viewer, { kind, input }));
  queue.wake('run-job');
  context.recordEvent({ kind: 'exported', detail: kind });
  return jobById(db, viewer, id);
};

export const exportKind = <Filter>(exporter: Exporter<Filter>): JobKind => ({
  kind: exporter.kind,
  access: exporter.access,
  isSealed: exporter.isSealed ?? false,
  run: (work) => runExport(work, exporter),
});

const rowsAtOnce = 500;
/** Excel's limit of rows in a sheet, including the heading. */
const maxSheetRows = 1_048_576;

const runExport = async <Filter>(work: Work, exporter: Exporter<Filter>): Promise<JobOutcome> => {
  const { viewer, job, secrets, stopping } = work;
  const { query, format, language } = job.input as ExportInput<Filter>;
  const filter = (query ?? {}) as Filter;
  // what was written before the export began is in it
  const reader = await work.openReader();
  const ids = await idsOf(reader, exporter.matching(viewer, filter));
  if (format === 'xlsx' && ids.length >= maxSheetRows) {
    throw new DomainError('INVALID', { msg: 'error.EXPORT_TOO_LARGE' });
  }
  await discardReadRows(work, ids.length);
  const sheet = await sheetOf(work, exporter, { query: filter, format, language });
  const parts = storeParts(work, sheet, exporter.isSealed);
  await sheet.write([exporter.headings(language)]);
  for (let n = 0; n < ids.length; n += rowsAtOnce) {
    if (stopping.aborted) return 'paused';
    const some = ids.slice(n, n + rowsAtOnce);
    await sheet.write(await exporter.rows(reader, viewer, some, language, filter, secrets));
    const going = await whileHeld(work, async (trx) => {
      await addProgress(trx, job, { done: some.length, failed: 0 });
      await parts.store(trx);
    });
    if (going !== 'go') return going;
    await work.yieldToOthers();
  }
  await sheet.end();
  const file = `${exporter.filename(language)}-${new Date().toISOString().slice(0, 10)}.${format}`;
  const going = await whileHeld(work, async (trx) => {
    await parts.store(trx, true);
    await trx.updateTable('jobs').set({ file }).where('id', '=', job.id).execute();
  });
  return going === 'go' ? 'done' : going;
};

const sheetOf = async <Filter>(
  { db, viewer }: Work,
  { kind, paper }: Exporter<Filter>,
  { query, format, language }: ExportInput<Filter> & { query: Filter },
): Promise<Sheet> => {
  if (format === 'csv') return csvSheet(language);
  if (format === 'xlsx') return xlsxSheet();
  if (!paper) throw new Error(`${kind} cannot be printed`);
  return pdfSheet(await paper(db, viewer, query, language), language);
};

const idsOf = async (db: Db, rows: RawBuilder<unknown>): Promise<string[]> => {
  const found = await sql<{ id: string }>`${rows}`.execute(db);
  return found.rows.map((row) => row.id);
};

/** Discards the output of an earlier attempt. */
const discardReadRows = ({ db, job }: Work, total: number): Promise<void> =>
  inTransaction(db, async (trx) => {
    await trx.deleteFrom('job_files').where('job_id', '=', job.id).execute();
    await trx
      .updateTable('jobs')
      .set({ total, done: 0, failed: 0, file: null })
      .where('id', '=', job.id)
      .execute();
  });

/** Stores a whole file as the job's, instead of the file of an earlier attempt. */
export const storeFile = async (
  work: Work,
  { name, content, rows }: { name: string; content: Buffer; rows: number },
): Promise<JobOutcome> => {
  const { job } = work;
  const going = await whileHeld(work, async (trx) => {
    await trx.deleteFrom('job_files').where('job_id', '=', job.id).execute();
    for (let part = 0; part * filePartBytes < content.length; part += 1) {
      const some = content.subarray(part * filePartBytes, (part + 1) * filePartBytes);
      await trx.insertInto('job_files').values({ job_id: job.id, part, content: some }).execute();
    }
    const counts = { total: rows, done: rows, failed: 0 };
    const changes = { file: name, ...counts };
    await trx.updateTable('jobs').set(changes).where('id', '=', job.id).execute();
  });
  return going === 'go' ? 'done' : going;
};

/** Stores the file in the database, where every process can read it. */
const storeParts = ({ job, secrets }: Work, sheet: Sheet, isSealed = false) => {
  let part = 0;
  let waiting = Buffer.alloc(0);
  return {
    store: async (trx: Trx, isLast = false) => {
      waiting = Buffer.concat([waiting, sheet.take()]);
      if (!isLast && waiting.length < filePartBytes) return;
      const content = isSealed ? await sealPart(secrets, job.id, waiting) : waiting;
      await trx.insertInto('job_files').values({ job_id: job.id, part, content }).execute();
      part += 1;
      waiting = Buffer.alloc(0);
    },
  };
};
