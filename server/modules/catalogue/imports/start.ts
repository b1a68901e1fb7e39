import { type RawBuilder, sql } from 'kysely';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';
import { violates } from '#server/db/failures.ts';
import type { Queue } from '#server/db/queue.ts';
import { DomainError, notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { filePartBytes } from '#server/jobs/fileParts.ts';
import { createJob } from '#server/jobs/records.ts';

/** Data of this module's jobs. */
export interface ImportJob {
  importId: string;
  /** Whether to import the rows that a dry run has staged. */
  run: boolean;
}
export const importKind = 'variations.import';

interface Dependencies {
  db: Db;
  queue: Queue;
  viewer: Viewer;
}

export interface Workbook {
  filename: string;
  content: Buffer;
  dryRun: boolean;
}

const isRunning = () => new DomainError('IN_USE', { msg: 'error.IMPORT_RUNNING' });

/**
 * Stores the workbook where every process can read it, and starts reading; while another import is
 * reading or running, it waits.
 */
export const startImport = async (
  { db, queue, viewer }: Dependencies,
  { filename, content, dryRun }: Workbook,
): Promise<{ id: string; state: string; job: { id: string } }> => {
  const begun = await inTransaction(db, async (trx) => {
    const created = await insertImport(trx, viewer, { filename, dryRun });
    await storeParts(trx, created.id, content);
    const job = await sendJob(trx, queue, viewer, { importId: created.id, run: false });
    return { ...created, job: { id: job } };
  });
  queue.wake('run-job');
  return begun;
};

const insertImport = async (
  trx: Trx,
  { userId }: Viewer,
  { filename, dryRun }: Omit<Workbook, 'content'>,
): Promise<{ id: string; state: string }> => {
  const insert = (state: RawBuilder<unknown>) => sql<{ id: string; state: string }>`
    insert into imports (user_id, filename, dry_run, state)
    values (${userId}, ${filename}, ${dryRun}, ${state})
    on conflict do nothing returning id, state`;
  // a concurrent caller waits here and then sees this import
  const { rows } = await insert(sql`
    case when exists (select 1 from imports where state = 'waiting') then 'waiting' else 'reading' end`).execute(
    trx,
  );
  const [created] = rows.length > 0 ? rows : (await insert(sql`'waiting'`).execute(trx)).rows;
  if (!created) throw new Error('The import was not stored.');
  return created;
};

const storeParts = async (trx: Trx, import_id: string, workbook: Buffer): Promise<void> => {
  for (let part = 0; part * filePartBytes < workbook.length; part += 1) {
    const content = workbook.subarray(part * filePartBytes, (part + 1) * filePartBytes);
    await trx.insertInto('import_files').values({ import_id, part, content }).execute();
  }
};

const sendJob = async (
  trx: Trx,
  queue: Queue,
  viewer: Viewer,
  input: ImportJob,
): Promise<string> => {
  const job = await createJob(trx, queue, viewer, { kind: importKind, input });
  await trx.updateTable('imports').set({ job_id: job }).where('id', '=', input.importId).execute();
  return job;
};

/**
 * Starts importing the staged rows, or resumes a stopped import.
 * @param leftOut columns whose values are ignored from now on if the product's family has no such
 * field; with them, the rejected rows of a finished import are retried
 * @throws IN_USE while another import is reading or running, CONFLICT if there is nothing to resume
 */
export const runImport = async (
  { db, queue, viewer }: Dependencies,
  id: string,
  leftOut: readonly string[] | null,
): Promise<void> => {
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ state: string; is_staged: boolean }>`
      select state, is_staged from imports where id = ${id} for update`.execute(trx);
    const [found] = rows;
    if (!found) throw notFound();
    const resumable = ['staged', 'stopped', 'failed', ...(leftOut ? ['done'] : [])];
    if (!found.is_staged || !resumable.includes(found.state))
      throw new DomainError('CONFLICT', { msg: 'error.IMPORT_NOT_STAGED' });
    await enterState(trx, id, 'running');
    if (leftOut) {
      await sql`update imports set left_out = ${leftOut}::text[] where id = ${id}`.execute(trx);
    }
    await sendJob(trx, queue, viewer, { importId: id, run: true });
  });
  queue.wake('run-job');
};

/**
 * Checks a staged import again, ignoring values of these columns if the product's family has no
 * such field; like an upload, it waits while another import is reading or running.
 * @throws CONFLICT if it is not staged
 */
export const checkAgain = async (
  { db, queue, viewer }: Dependencies,
  id: string,
  leftOut: readonly string[],
): Promise<void> => {
  await inTransaction(db, async (trx) => {
    const { rows } = await sql`
      update imports set left_out = ${leftOut}::text[], state = 'waiting', msg = null, args = null,
        ended_at = null
      where id = ${id} and state = 'staged' and is_staged and written = 0
      returning id`.execute(trx);
    if (rows.length === 0) {
      const found = await sql`select 1 from imports where id = ${id}`.execute(trx);
      throw found.rows.length === 0
        ? notFound()
        : new DomainError('CONFLICT', { msg: 'error.IMPORT_NOT_STAGED' });
    }
    await sendJob(trx, queue, viewer, { importId: id, run: false });
  });
  queue.wake('run-job');
};

/**
 * Marks the import as reading or running.
 * @throws IN_USE while another import is
 */
const enterState = async (trx: Trx, id: string, state: 'reading' | 'running'): Promise<void> => {
  await sql`
    update imports set state = ${state}, msg = null, args = null, ended_at = null
    where id = ${id}`
    .execute(trx)
    .catch((error: unknown) => {
      throw isTaken(error) ? isRunning() : error;
    });
};

/**
 * Marks the import as reading or running as soon as no other import is and no earlier upload is
 * waiting; until then, marks it as waiting.
 * @returns whether it may begin
 */
export const claimTurn = async (
  db: Db,
  id: string,
  state: 'reading' | 'running',
): Promise<boolean> => {
  try {
    const { rows } = await sql`
      update imports i set state = ${state}, msg = null, args = null, ended_at = null
      where id = ${id} and (state in ('reading', 'running') or not exists (
        select 1 from imports o where o.id < i.id and o.state = 'waiting'))
      returning id`.execute(db);
    if (rows.length > 0) return true;
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
  await sql`update imports set state = 'waiting', ended_at = null where id = ${id}`.execute(db);
  return false;
};

const isTaken = (error: unknown): boolean => violates(error, 'imports_running_key');
