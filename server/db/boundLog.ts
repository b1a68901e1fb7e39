import fs from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { type FreeBytes, freeBytes } from './diskRoom.ts';

/** Log size kept after a checkpoint; the server's own default is 80 MB to 1 GB. */
export const logSettings = ['min_wal_size=32MB', 'max_wal_size=48MB'];

const segmentBytes = 16_777_216;
/** A longer log is cut. The checkpoint takes about 100 ms, during which all requests wait. */
const longestBytes = 4 * segmentBytes;
const lookEveryMs = 5_000;

const segment = /^[0-9A-F]{24}$/;

/** Size in bytes of the embedded database's log in this folder. */
export const logBytes = async (folder: string): Promise<number> => {
  const names = await fs.readdir(path.join(folder, 'pg_wal')).catch(() => []);
  return names.filter((name) => segment.test(name)).length * segmentBytes;
};

/**
 * Keeps the log of the embedded database short. A PostgreSQL server has a background process for
 * this; the embedded one would keep its whole log until it exits.
 * A checkpoint itself writes, and its failure would block the database for good, so there is none on a disk
 * that is full; on one that is nearly full, it makes room.
 * @param folder of the database's files
 * @returns a function that stops it, after a checkpoint in progress
 */
export const boundLog = (
  pool: pg.Pool,
  folder: string,
  free: FreeBytes = freeBytes,
): (() => Promise<void>) => {
  let running: Promise<unknown> = Promise.resolve();
  const cut = async () => {
    if ((await logBytes(folder)) <= longestBytes) return;
    if ((await free(folder)) >= segmentBytes) await pool.query('checkpoint');
  };
  const timer = setInterval(() => {
    // a failed checkpoint, for example on a full disk, is retried
    running = running.then(cut).catch(() => undefined);
  }, lookEveryMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
