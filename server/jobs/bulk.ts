import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import type { Action, Area } from '#contract/generated/schema.ts';
import { limits } from '#contract/limits.ts';
import type { BulkTarget } from '#contract/rules/bulk.ts';
import { type Db, inTransaction } from '#server/db/database.ts';
import type { DB } from '#server/generated/database.ts';
import type { BulkFailure, BulkResponse } from '#server/generated/graphql.ts';
import { answer } from '#server/graphql/answer.ts';
import { type Context, type Viewer, viewerOf } from '#server/graphql/context.ts';
import { ApiError } from '#server/graphql/errors.ts';
import { jobById } from '#server/modules/jobs/jobs.ts';
import type { Queue } from './queue.ts';
import { createJob } from './records.ts';

/** Something that is done to many rows: at once to a few, as a job to many. */
export interface BulkAction<Filter, Input> {
  kind: string;
  /** Asked again when the job runs: by then the account may have lost it. */
  access: readonly [Area, Action];
  /** Selects the `id` of the viewer's rows that match. */
  matching: (viewer: Viewer, filter: Filter) => RawBuilder<unknown>;
  /**
   * Does it to these rows (at most `limits.bulkAtOnce`) and records it.
   * @returns the rows that were left as they were, and why
   */
  apply: (
    trx: Transaction<DB>,
    viewer: Viewer,
    ids: readonly string[],
    input: Input,
  ) => Promise<BulkFailure[]>;
}

/** The rows that are not among those found: gone, or never the viewer's. */
export const missing = (
  ids: readonly string[],
  found: readonly { id: string }[],
): BulkFailure[] => {
  const there = new Set(found.map((row) => row.id));
  return ids
    .filter((id) => !there.has(id))
    .map((id) => ({ id, code: 'NOT_FOUND', msg: 'error.NOT_FOUND' }));
};

/** Where and for whom it is done; a transaction of the caller's holds all of it. */
interface Means {
  db: Db;
  queue: Queue;
  viewer: Viewer;
}

/**
 * Does it to the rows of the target. A few are done before the answer; when every one of them has to
 * be left as it was, the first reason is thrown. More become a job.
 */
export const runBulk = async <Filter, Input extends object>(
  context: Context,
  action: BulkAction<Filter, Input>,
  target: BulkTarget<Filter>,
  input: Input,
): Promise<BulkResponse> => {
  const { db, queue } = context;
  const done = await doBulk({ db, queue, viewer: viewerOf(context) }, action, target, input);
  assertNotRefused(done);
  return done;
};

/** Throws the first reason when there were rows and every one of them had to be left as it was. */
export const assertNotRefused = ({ data, failures: [first] }: BulkResponse): void => {
  if (first && data.length === 0) throw refusal(first);
};

/** The same where it is no refusal that nothing could be done. */
export const doBulk = async <Filter, Input extends object>(
  { db, queue, viewer }: Means,
  action: BulkAction<Filter, Input>,
  { ids, query }: BulkTarget<Filter>,
  input: Input,
): Promise<BulkResponse> => {
  const rows = ids
    ? sql`select unnest(${ids}::bigint[]) as id`
    : matchingRows(action, viewer, query);
  const few = ids ?? (await firstIds(db, rows));
  if (few.length <= limits.bulkAtOnce) return doneNow(db, viewer, action, few, input);
  const job = await inTransaction(db, (trx) =>
    createJob(trx, queue, viewer, { kind: action.kind, input, rows }),
  );
  queue.wake('run-job');
  return { ...answer([]), failures: [], job: await jobById(db, viewer, job) };
};

const matchingRows = <Filter>(
  action: BulkAction<Filter, never>,
  viewer: Viewer,
  filter: Filter | null | undefined,
) => {
  if (filter == null) throw new Error('A bulk call names its rows or a query.');
  return action.matching(viewer, filter);
};

const firstIds = async (db: Db, rows: RawBuilder<unknown>): Promise<string[]> => {
  const found = await sql<{ id: string }>`
    select x.id from (${rows}) x order by x.id limit ${limits.bulkAtOnce + 1}`.execute(db);
  return found.rows.map((row) => row.id);
};

const doneNow = async <Input>(
  db: Db,
  viewer: Viewer,
  action: BulkAction<never, Input>,
  ids: readonly string[],
  input: Input,
): Promise<BulkResponse> => {
  const failures = await inTransaction(db, (trx) => action.apply(trx, viewer, ids, input));
  const failed = new Set(failures.map((failure) => failure.id));
  return { ...answer(ids.filter((id) => !failed.has(id))), failures, job: null };
};

const refusal = ({ code, msg, label, count }: BulkFailure) =>
  new ApiError(code as ErrorCode, {
    msg,
    ...(label && { args: { name: label, ...(count != null && { smart_count: count }) } }),
  });
