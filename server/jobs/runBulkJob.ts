import { sql } from 'kysely';
import type { BulkFailure } from '#contract/generated/schema.ts';
import { inBulkChangeOfJob } from '#server/db/bulkChanges.ts';
import type { Db } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { type BulkAction, withoutUnchanged } from './bulk.ts';
import type { JobKind, Work } from './kind.ts';
import { addProgress, type LeasedJob } from './records.ts';
import { type Rows, runRows } from './runRows.ts';

/**
 * Creates a kind of job from a bulk action. Its input was validated when the job started.
 * @param atMost the number of rows per step, for actions with much work per row
 */
export const bulkKind = <Filter, Input>(
  { kind, access, apply, isUndoable = false }: BulkAction<Filter, Input>,
  atMost = Number.POSITIVE_INFINITY,
): JobKind => ({
  kind,
  access,
  run: (work) => {
    const grouped: typeof apply = (trx, ...rest) =>
      inBulkChangeOfJob(trx, work.job.id, () => apply(trx, ...rest));
    return runRows(work, rowsOf(work, isUndoable ? grouped : apply, atMost));
  },
});

const rowsOf = <Input>(
  { viewer, job }: Work,
  apply: BulkAction<never, Input>['apply'],
  atMost: number,
): Rows => ({
  doNext: async (trx, count) => {
    const rows = await openRows(trx, job, Math.min(count, atMost));
    if (rows.length === 0) return 'done';
    const ids = rows.map((row) => row.row_id);
    const left = await apply(trx, viewer, ids, job.input as Input);
    await reportRows(trx, job, rows, left);
    return 'go';
  },
  failFirst: async (trx, { code, message }) => {
    const [row] = await openRows(trx, job, 1);
    if (!row) return 'done';
    await reportRows(trx, job, [row], [{ id: row.row_id, code, msg: message }]);
    return 'go';
  },
});

interface OpenRow {
  place: number;
  row_id: string;
}

const openRows = async (db: Db, { id }: LeasedJob, count: number): Promise<OpenRow[]> => {
  const { rows } = await sql<OpenRow>`
    select place, row_id from job_rows where job_id = ${id} and state = 'open'
    order by place limit ${count}`.execute(db);
  return rows;
};

const reportRows = async (
  trx: Db,
  job: LeasedJob,
  rows: readonly OpenRow[],
  left: readonly BulkFailure[],
): Promise<void> => {
  const { failures, unchanged } = withoutUnchanged(left);
  await sql`
    update job_rows r set state = case when f.id is null then 'done' else 'failed' end,
      label = f.label, code = f.code, msg = f.msg, count = f.count
    from unnest(${rows.map((row) => row.place)}::int[], ${rows.map((row) => row.row_id)}::bigint[])
      x (place, id)
    left join jsonb_to_recordset(${jsonb(failures)})
      as f (id bigint, label text, code text, msg text, count int) on f.id = x.id
    where r.job_id = ${job.id} and r.place = x.place`.execute(trx);
  await addProgress(trx, job, {
    done: rows.length - failures.length,
    failed: failures.length,
    unchanged: unchanged.length,
  });
};
