import { type RawBuilder, sql } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import type { Action, Area, BulkFailure, BulkResponse } from '#contract/generated/schema.ts';
import { limits } from '#contract/limits.ts';
import type { BulkTarget } from '#contract/rules/platform/bulk.ts';
import { createBulkChange, inBulkChange, type NewBulkChange } from '#server/db/bulkChanges.ts';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';
import type { Queue } from '#server/db/queue.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { type Context, type Viewer, viewerOf } from '#server/graphql/context.ts';
import { jobById } from './jobs.ts';
import { createJob } from './records.ts';

/** An action on many rows: immediate for a few, a job for many. */
export interface BulkAction<Filter, Input> {
  kind: string;
  /** Checked again when the job runs, because the account may have lost it by then. */
  access: readonly [Area, Action];
  /** Rejects a filter that only the database can judge. */
  assertFilter?: ((db: Db, filter: Filter) => Promise<void>) | undefined;
  /** Selects the `id` of the viewer's rows that match. */
  matching: (viewer: Viewer, filter: Filter) => RawBuilder<unknown>;
  /**
   * Whether the call can be undone as a whole: it only edits records, which the history can restore.
   * Not for anything that also has effects elsewhere, such as mails.
   */
  isUndoable?: boolean;
  /**
   * Applies the action to these rows (at most `limits.bulkAtOnce`) and records the change.
   * @returns the rows left unchanged: failures with their reason, and rows that need no change
   */
  apply: (trx: Trx, viewer: Viewer, ids: readonly string[], input: Input) => Promise<BulkFailure[]>;
}

/** Failures for rows that were not found: deleted, or not the viewer's. */
export const missing = (
  ids: readonly string[],
  found: readonly { id: string }[],
): BulkFailure[] => {
  const there = new Set(found.map((row) => row.id));
  return ids
    .filter((id) => !there.has(id))
    .map((id) => ({ id, code: 'NOT_FOUND', msg: 'error.NOT_FOUND' }));
};

const unchangedCode = 'UNCHANGED';

/** Rows that are already in the desired state, which is not a failure. */
export const unchanged = (ids: readonly string[]): BulkFailure[] =>
  ids.map((id) => ({ id, code: unchangedCode, msg: '' }));

/** Splits the rows left unchanged into failures and rows that needed no change. */
export const withoutUnchanged = (left: readonly BulkFailure[]) => ({
  failures: left.filter(({ code }) => code !== unchangedCode),
  unchanged: left.filter(({ code }) => code === unchangedCode).map(({ id }) => id),
});

/**
 * The database, queue and viewer of a call; inside a caller's transaction, all of them belong to
 * that transaction.
 */
interface Dependencies {
  db: Db;
  queue: Queue;
  viewer: Viewer;
}

/**
 * Applies the action to the target. A few rows are changed before the answer; if none of them can
 * be changed, the first reason is thrown. More rows become a job.
 * @param undoOf the bulk change that the call undoes
 */
export const runBulk = async <Filter, Input extends object>(
  context: Context,
  action: BulkAction<Filter, Input>,
  target: BulkTarget<Filter>,
  input: Input,
  undoOf?: string,
): Promise<BulkResponse> => {
  const { db, queue } = context;
  const done = await doBulk(
    { db, queue, viewer: viewerOf(context) },
    action,
    target,
    input,
    undoOf,
  );
  assertNotRefused(done);
  const amount = done.job?.total ?? done.data.length;
  if (action.access[1] === 'delete' && amount >= limits.manyDeleted) {
    context.recordEvent({ kind: 'deletedMany', detail: action.kind, amount });
  }
  return done;
};

/** Throws the first reason if there were rows and none could be changed. */
export const assertNotRefused = ({
  data,
  failures,
}: Pick<BulkResponse, 'data' | 'failures'>): void => {
  const [first] = failures;
  if (first && data.length === 0) throw refusal(first, failures);
};

/** Like {@link runBulk}, but changing nothing is not an error. */
export const doBulk = async <Filter, Input extends object>(
  { db, queue, viewer }: Dependencies,
  action: BulkAction<Filter, Input>,
  { ids, query }: BulkTarget<Filter>,
  input: Input,
  undoOf?: string,
): Promise<BulkResponse> => {
  if (query != null) await action.assertFilter?.(db, query);
  const rows = ids
    ? sql`select unnest(${ids}::bigint[]) as id`
    : matchingRows(action, viewer, query);
  const few = ids ?? (await firstIds(db, rows));
  const { kind, isUndoable = false } = action;
  const group = isUndoable ? { userId: viewer.userId, kind, undoOf } : null;
  if (few.length <= limits.bulkAtOnce) return doneNow(db, viewer, action, few, input, group);
  const id = await inTransaction(db, async (trx) => {
    const jobId = await createJob(trx, queue, viewer, { kind, input, rows });
    if (group) await createBulkChange(trx, { ...group, jobId });
    return jobId;
  });
  queue.wake('run-job');
  const job = await jobById(db, viewer, id);
  return { ...answer([]), failures: [], unchanged: [], job, bulkChangeId: null };
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
  group: NewBulkChange | null,
): Promise<BulkResponse> => {
  const { result: left, bulkChangeId } = await inTransaction(db, async (trx) => {
    const apply = () => action.apply(trx, viewer, ids, input);
    if (group) return inBulkChange(trx, group, apply);
    return { result: await apply(), bulkChangeId: null };
  });
  const stays = new Set(left.map(({ id }) => id));
  const changed = ids.filter((id) => !stays.has(id));
  return { ...answer(changed), ...withoutUnchanged(left), job: null, bulkChangeId };
};

const refusal = ({ code, msg, label, count }: BulkFailure, all: readonly BulkFailure[]) =>
  new DomainError(code as ErrorCode, {
    msg,
    ...(all.length > 1 && { failures: all }),
    ...(label && { args: { name: label, ...(count != null && { smart_count: count }) } }),
  });
