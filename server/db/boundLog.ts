import fs from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

/** What is kept after a checkpoint; the server's own default is 80 MB to 1 GB. */
export const logSettings = ['min_wal_size=32MB', 'max_wal_size=48MB'];

const segmentBytes = 16_777_216;
/** Longer, and it is cut: a checkpoint takes about 100 ms, in which everyone waits. */
const longestBytes = 4 * segmentBytes;
const lookEveryMs = 5_000;

const segment = /^[0-9A-F]{24}$/;

/** Bytes of the embedded database's log in this folder. */
export const logBytes = async (folder: string): Promise<number> => {
  const names = await fs.readdir(path.join(folder, 'pg_wal')).catch(() => []);
  return names.filter((name) => segment.test(name)).length * segmentBytes;
};

/**
 * Keeps the log of the embedded database short. A server has a process that does, the embedded one
 * would keep everything that it has written until it ends.
 * @param folder of the database's files
 * @returns stops it, after a checkpoint under way
 */
export const boundLog = (pool: pg.Pool, folder: string): (() => Promise<void>) => {
  let running: Promise<unknown> = Promise.resolve();
  const cut = async () => {
    if ((await logBytes(folder)) > longestBytes) await pool.query('checkpoint');
  };
  const timer = setInterval(() => {
    // one that fails, as on a full disk, is tried again
    running = running.then(cut).catch(() => undefined);
  }, lookEveryMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
