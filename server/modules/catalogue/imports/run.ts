import { sql } from 'kysely';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';
import { forgetPlans, planByIndex } from '#server/db/plans.ts';
import { DomainError } from '#server/errors/domainError.ts';
import type { JobKind, JobOutcome, Work } from '#server/jobs/kind.ts';
import { addProgress, endJob, forgetCrashes, renewJobLease } from '#server/jobs/records.ts';
import { runRows, type Step } from '#server/jobs/runRows.ts';
import { AssignedSlugs } from './judge/assignedSlugs.ts';
import { fault } from './judge/faults.ts';
import { judge } from './judge/judge.ts';
import type { Heads, ProductVerdict, RowVerdict } from './judge/types.ts';
import { openProducts, reportRows, withRows } from './products.ts';
import { readRows } from './read.ts';
import { claimTurn, type ImportJob, importKind } from './start.ts';
import { writeProducts } from './write.ts';

/** The data that the rows of an import are checked against. */
interface Columns {
  heads: Heads;
  leftOut: ReadonlySet<string>;
}

interface Importing extends Work, Columns {
  importId: string;
}

/** Reads, stages and imports a workbook, as far as requested and not yet done. */
export const importJob: JobKind = {
  kind: importKind,
  access: ['imports', 'edit'],
  run: async (work) => {
    const input = work.job.input as ImportJob;
    try {
      return await runImportJob(work, input);
    } catch (error) {
      // erasing a person may have deleted the import meanwhile
      if (await findImport(work.db, input.importId, work.job.id)) throw error;
      throw notStaged();
    }
  },
};

const notStaged = () => new DomainError('CONFLICT', { msg: 'error.IMPORT_NOT_STAGED' });

const runImportJob = async (work: Work, { importId, run }: ImportJob): Promise<JobOutcome> => {
  const { db, job } = work;
  const found = await findImport(db, importId, job.id);
  // deleted, or another job has taken over
  if (!found) throw notStaged();
  const isRun = found.is_staged && (run || !found.dry_run);
  if (!(await claimTurn(db, importId, isRun ? 'running' : 'reading'))) return 'later';
  if (!isRun) {
    if (!found.is_read) await readRows(work, importId);
    await restartChecking(db, importId, job.id);
    const staging = await stage({ ...work, importId, ...(await columnsOf(db, importId)) });
    if (staging !== 'done' || found.dry_run) return staging;
  }
  return importStaged({ ...work, importId, ...(await columnsOf(db, importId)) });
};

const findImport = async (db: Db, id: string, jobId: string) => {
  const { rows } = await sql<{ dry_run: boolean; is_read: boolean; is_staged: boolean }>`
    select dry_run, products > 0 as is_read, is_staged from imports
    where id = ${id} and job_id = ${jobId}`.execute(db);
  return rows[0] ?? null;
};

const columnsOf = async (db: Db, id: string): Promise<Columns> => {
  const { heads, left_out } = await db
    .selectFrom('imports')
    .select(['heads', 'left_out'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { heads: heads as unknown as Heads, leftOut: new Set(left_out) };
};

/** Discards earlier results of rows that have been read, if there are any. */
const restartChecking = (db: Db, id: string, jobId: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    await sql`
      update import_rows set outcome = null, changes = '[]', faults = '[]'
      where import_id = ${id} and outcome is not null`.execute(trx);
    await sql`
      update imports set created = 0, changed = 0, unchanged = 0, refused = 0, is_staged = false
      where id = ${id}`.execute(trx);
    await sql`
      update jobs set total = (select rows from imports where id = ${id}), done = 0, failed = 0
      where id = ${jobId}`.execute(trx);
  });

/** Checks every row without writing anything. */
const stage = async (work: Importing): Promise<JobOutcome> => {
  const { job, viewer, importId, heads, leftOut } = work;
  const before = new AssignedSlugs();
  for (let after = 0; ; ) {
    if (work.stopping.aborted) return 'paused';
    const step = await work.inBatch(async (trx, count) => {
      const going = await renewJobLease(trx, job);
      if (going !== 'go') return going;
      // only the report is written: twice as many rows take less time than in an import
      const products = await openProducts(trx, importId, 2 * count, after);
      if (products.length === 0) return endStaging(trx, work);
      const stored = await withRows(trx, importId, products);
      const assigned = new AssignedSlugs(before);
      const verdicts = await judge(
        { db: trx, viewer, heads, leftOut, lock: false, assigned },
        stored,
      );
      await reportRows(trx, importId, verdicts, 'staged');
      await addProgress(trx, job, countOf(verdicts));
      return { assigned, after: products.at(-1)?.place ?? after };
    });
    if (typeof step === 'string') return step;
    step.assigned.keep();
    after = step.after;
    await work.yieldToOthers();
  }
};

const countOf = (verdicts: readonly ProductVerdict[]) => {
  const rows = verdicts.flatMap((verdict) => verdict.rows);
  const failed = rows.filter(({ outcome }) => outcome === 'refused').length;
  return { done: rows.length - failed, failed };
};

/**
 * A dry run ends here together with its job; otherwise a crash in between would stage it again. The
 * numbers of an import start at zero again, so what was checked does not count as written.
 */
const endStaging = async (trx: Trx, { importId, job }: Importing): Promise<JobOutcome> => {
  const { rows } = await sql<{ dry_run: boolean }>`
    update imports set is_staged = true,
      state = case when dry_run then 'staged' else 'running' end,
      ended_at = case when dry_run then now() end
    where id = ${importId} returning dry_run`.execute(trx);
  if (rows[0]?.dry_run) await endJob(trx, job, 'done');
  else await countWritten(trx, job, importId);
  await forgetCrashes(trx, job);
  return 'done';
};

/** Writes the open products, several per transaction, each completely or not at all. */
const importStaged = async (work: Importing): Promise<JobOutcome> => {
  await restartProgress(work);
  return runRows(work, {
    doNext: (trx, count) => importSome(trx, work, count),
    // something has been taken since the product was checked
    failFirst: (trx) => refuseFirst(trx, work),
  });
};

/** Retries rejected products if no others are open; otherwise continues with those. */
const restartProgress = ({ db, job, importId }: Importing): Promise<void> =>
  inTransaction(db, async (trx) => {
    await forgetPlans(trx);
    const { rows } = await sql<{ started: boolean }>`
      select exists (select 1 from import_products
        where import_id = ${importId} and state = 'open') as started`.execute(trx);
    if (!rows[0]?.started) {
      await sql`
        update import_products set state = 'open'
        where import_id = ${importId} and state = 'failed'`.execute(trx);
    }
    await countWritten(trx, job, importId);
  });

/** Sets the job's numbers to those of the rows that are written, rejected and open. */
const countWritten = async (trx: Trx, { id }: Work['job'], importId: string): Promise<void> => {
  await sql`
    update jobs set done = x.done, failed = x.failed, total = x.total
    from (
      select coalesce(sum(rows) filter (where state = 'done'), 0)::int as done,
        coalesce(sum(rows) filter (where state = 'failed'), 0)::int as failed,
        coalesce(sum(rows), 0)::int as total
      from import_products where import_id = ${importId}) x
    where id = ${id}`.execute(trx);
};

const importSome = async (
  trx: Trx,
  { job, viewer, importId, heads, leftOut }: Importing,
  count: number,
): Promise<Step> => {
  await planByIndex(trx);
  const products = await openProducts(trx, importId, count, 0);
  if (products.length === 0) return endImport(trx, importId, job);
  const stored = await withRows(trx, importId, products);
  const assigned = new AssignedSlugs();
  const verdicts = await judge({ db: trx, viewer, heads, leftOut, lock: true, assigned }, stored);
  const good = verdicts.filter(isGood);
  const written = await writeProducts(trx, viewer, good);
  await reportRows(trx, importId, verdicts, 'written', written);
  await addProgress(trx, job, countOf(verdicts));
  return 'go';
};

const isGood = ({ rows }: ProductVerdict) => rows.every(({ outcome }) => outcome !== 'refused');

const endImport = async (trx: Trx, importId: string, job: Work['job']): Promise<JobOutcome> => {
  const { rows } = await sql`
    update imports set state = 'done', ended_at = now() where id = ${importId}
    returning id`.execute(trx);
  if (rows.length === 0) throw new Error(`Import ${importId} is gone.`);
  await endJob(trx, job, 'done');
  return 'done';
};

/** Rejects the first open product, which cannot be written; the others still can be. */
const refuseFirst = async (trx: Trx, { job, importId }: Importing): Promise<Step> => {
  const products = await openProducts(trx, importId, 1, 0);
  const [product] = await withRows(trx, importId, products);
  if (!product) return 'go';
  const rows = product.rows.map(
    ({ place }): RowVerdict => ({
      ...{ place, name: null, variationId: null, changes: [], outcome: 'refused' },
      faults: [fault(null, 'rules.importChanged')],
    }),
  );
  const verdicts = [{ place: product.place, parent: { id: null }, rows }];
  await reportRows(trx, importId, verdicts, 'written');
  await addProgress(trx, job, countOf(verdicts));
  return 'go';
};
