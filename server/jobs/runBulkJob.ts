import { sql, type Transaction } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { DB } from '#server/generated/database.ts';
import type { BulkFailure } from '#server/generated/graphql.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { ApiError } from '#server/graphql/errors.ts';
import { isAboutData } from './aboutData.ts';
import type { BulkAction } from './bulk.ts';
import type { Ending, JobKind, Work } from './kind.ts';
import { addProgress, type Going, type HeldJob, keepJob } from './records.ts';
import { evenStride, fewestRows } from './stride.ts';

interface BulkWork extends Work {
  apply: (
    trx: Transaction<DB>,
    viewer: Viewer,
    ids: readonly string[],
    input: never,
  ) => Promise<BulkFailure[]>;
}

/** A bulk action as a kind of job. Its input was checked when the job began. */
export const bulkKind = <Filter, Input>({
  kind,
  access,
  apply,
}: BulkAction<Filter, Input>): JobKind => ({
  kind,
  access,
  run: (work) => runBulkJob({ ...work, apply }),
});

/**
 * Works through the job's open rows, some in a transaction, each with the word of what became of it:
 * whenever the process ends, every row is either whole and reported, or still open.
 */
const runBulkJob = async (work: BulkWork): Promise<Ending> => {
  for (;;) {
    if (work.stopping.aborted) return 'paused';
    const step = await work.stride(doRows(work)).catch((error: unknown) => {
      if (!isAboutData(error)) throw error;
      // one of these rows cannot be done: which one is found by trying one after the other
      return doOneByOne(work);
    });
    if (step !== 'go') return step;
    await work.giveWay();
  }
};

type Step = 'go' | 'done' | Exclude<Going, 'go'>;

const doOneByOne = async (work: BulkWork): Promise<Step> => {
  const alone = evenStride(work.db, 1);
  for (let n = 0; n < fewestRows; n += 1) {
    const step = await alone(doRows(work)).catch((error: unknown) => failRow(work, error));
    if (step !== 'go') return step;
    await work.giveWay();
  }
  return 'go';
};

const doRows =
  ({ viewer, job, apply }: BulkWork) =>
  async (trx: Transaction<DB>, count: number): Promise<Step> => {
    const going = await keepJob(trx, job);
    if (going !== 'go') return going;
    const rows = await openRows(trx, job, count);
    if (rows.length === 0) return 'done';
    const ids = rows.map((row) => row.row_id);
    const failures = await apply(trx, viewer, ids, job.input as never);
    await reportRows(trx, job, rows, failures);
    return 'go';
  };

interface OpenRow {
  place: number;
  row_id: string;
}

const openRows = async (db: Db, { id }: HeldJob, count: number): Promise<OpenRow[]> => {
  const { rows } = await sql<OpenRow>`
    select place, row_id from job_rows where job_id = ${id} and state = 'open'
    order by place limit ${count}`.execute(db);
  return rows;
};

const reportRows = async (
  trx: Db,
  job: HeldJob,
  rows: readonly OpenRow[],
  failures: readonly BulkFailure[],
): Promise<void> => {
  await sql`
    update job_rows r set state = case when f.id is null then 'done' else 'failed' end,
      label = f.label, code = f.code, msg = f.msg, count = f.count
    from unnest(${rows.map((row) => row.place)}::int[], ${rows.map((row) => row.row_id)}::bigint[])
      x (place, id)
    left join jsonb_to_recordset(${jsonb(failures)})
      as f (id bigint, label text, code text, msg text, count int) on f.id = x.id
    where r.job_id = ${job.id} and r.place = x.place`.execute(trx);
  await addProgress(trx, job, { done: rows.length - failures.length, failed: failures.length });
};

/** The first open row cannot be done; the others can still be. */
const failRow = ({ db, job }: BulkWork, error: unknown): Promise<Step> => {
  if (!isAboutData(error)) throw error;
  const known = error instanceof ApiError ? error : new ApiError('INTERNAL');
  return db.transaction().execute(async (trx) => {
    const going = await keepJob(trx, job);
    if (going !== 'go') return going;
    const [row] = await openRows(trx, job, 1);
    if (!row) return 'done';
    const { code, msg } = known.extensions as { code: string; msg: string };
    await reportRows(trx, job, [row], [{ id: row.row_id, code, msg }]);
    return 'go';
  });
};
