import fs from 'node:fs/promises';
import type pg from 'pg';
import { StartProblem } from '#server/errors/startProblem.ts';

const megabyte = 1_048_576;

/**
 * Free disk space that the embedded database must keep in reserve. It survives a full disk while it
 * extends a table, but not while it writes its log, which grows by 16 MB at a time: the next
 * statement would hang forever. So writing stops before that point.
 */
export const reserveBytes = 48 * megabyte;
const lookEveryMs = 1_000;

/** Free bytes on the disk that holds a folder. */
export const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await fs.statfs(folder);
  return bavail * bsize;
};

export type FreeBytes = typeof freeBytes;

/** Whether there is enough free space to go on writing to a folder. */
export const hasRoom = async (folder: string, free: FreeBytes = freeBytes): Promise<boolean> =>
  (await free(folder)) >= reserveBytes;

/** @throws StartProblem that states the free and the required space */
export const assertRoom = async (folder: string, free: FreeBytes = freeBytes): Promise<void> => {
  const left = await free(folder);
  if (left >= reserveBytes) return;
  const [has, needs] = [left, reserveBytes].map((bytes) => Math.floor(bytes / megabyte));
  throw new StartProblem(
    `DATA_DIR: the disk of ${folder} has ${has} MB left, and the embedded database needs ${needs} MB. Make room and start again.`,
  );
};

/**
 * Makes the embedded database read-only while its disk is nearly full, and writable again when
 * there is space. Statements rejected in the meantime fail with PostgreSQL's own error code.
 * @returns a function that stops the checks
 */
export const watchDiskSpace = (
  pool: pg.Pool,
  folder: string,
  free: FreeBytes = freeBytes,
): (() => Promise<void>) => {
  let isFull = false;
  let running: Promise<unknown> = Promise.resolve();
  const look = async () => {
    const wasFull = isFull;
    isFull = !(await hasRoom(folder, free));
    if (isFull === wasFull) return;
    await pool.query(`set default_transaction_read_only = ${isFull ? 'on' : 'off'}`);
    process.stderr.write(
      isFull
        ? `The disk of ${folder} is full: nothing can be saved until there is room again.\n`
        : `The disk of ${folder} has room again.\n`,
    );
  };
  const timer = setInterval(() => {
    // a failed check is retried
    running = running.then(look).catch(() => undefined);
  }, lookEveryMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};

/**
 * Whether a full disk leaves the embedded database unusable: it panics, for example in a checkpoint, or
 * cannot write its log. That may be a new file, which the message names with its folder, or the rest of one
 * that has been begun (a file's space is allocated only as it is written).
 */
export const isLogFull = (answer: object): boolean => {
  const { code, severity, message } = answer as Partial<Record<string, string>>;
  return (
    code === '53100' && (severity === 'PANIC' || /pg_wal|write to log file/.test(message ?? ''))
  );
};

/** Ends the process, since the next statement would block it for good. */
export const endForFullDisk = (): void => {
  process.stderr.write(
    'The disk is full, and the embedded database cannot go on. Make room and start again.\n',
  );
  process.exit(1);
};
