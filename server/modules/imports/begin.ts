import { sql, type Transaction } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Queue } from '#server/db/queue.ts';
import type { DB } from '#server/generated/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { ApiError, notFound } from '#server/graphql/errors.ts';
import { filePartBytes } from '#server/jobs/fileParts.ts';
import { createJob } from '#server/jobs/records.ts';

type Trx = Transaction<DB>;

/** Data of this module's jobs. */
export interface ImportJob {
  importId: string;
  /** Whether to import what a dry run has staged. */
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

const isRunning = () => new ApiError('IN_USE', { msg: 'error.IMPORT_RUNNING' });

/**
 * Stores the workbook where every process can read it, and starts reading.
 * @throws IN_USE while another import is reading or running
 */
export const beginImport = async (
  { db, queue, viewer }: Dependencies,
  { filename, content, dryRun }: Workbook,
): Promise<{ id: string; state: string; job: { id: string } }> => {
  const begun = await db.transaction().execute(async (trx) => {
    // a concurrent caller waits here and then sees this import
    const { rows } = await sql<{ id: string; state: string }>`
      insert into imports (user_id, filename, dry_run)
      values (${viewer.userId}, ${filename}, ${dryRun})
      on conflict do nothing returning id, state`.execute(trx);
    const [created] = rows;
    if (!created) throw isRunning();
    await storeParts(trx, created.id, content);
    const job = await sendJob(trx, queue, viewer, { importId: created.id, run: false });
    return { ...created, job: { id: job } };
  });
  queue.wake('run-job');
  return begun;
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
 * Starts importing what was staged, or resumes a stopped import.
 * @throws IN_USE while another import is reading or running, CONFLICT if there is nothing to resume
 */
export const runImport = async ({ db, queue, viewer }: Dependencies, id: string): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ state: string; is_staged: boolean }>`
      select state, is_staged from imports where id = ${id} for update`.execute(trx);
    const [found] = rows;
    if (!found) throw notFound();
    if (!found.is_staged || !['staged', 'stopped', 'failed'].includes(found.state))
      throw new ApiError('CONFLICT', { msg: 'error.IMPORT_NOT_STAGED' });
    await enterState(trx, id, 'running');
    await sendJob(trx, queue, viewer, { importId: id, run: true });
  });
  queue.wake('run-job');
};

/**
 * Marks the import as reading or running.
 * @throws IN_USE while another one is
 */
export const enterState = async (
  trx: Trx,
  id: string,
  state: 'reading' | 'running',
): Promise<void> => {
  await sql`
    update imports set state = ${state}, msg = null, args = null, ended_at = null
    where id = ${id}`
    .execute(trx)
    .catch((error: unknown) => {
      throw isTaken(error) ? isRunning() : error;
    });
};

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'imports_running_key';
