import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
/** The browser tests need the most: a tenth of it. */
const requiredBytes = 6 * 2 ** 30;

/**
 * Keeps the temporary files of `work` and of its commands in memory, if there is enough of it. A
 * database has 1,200 files, and creating them on a disk takes up to 20 times as long.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const withMemoryFolder = async (work) => {
  if (!hasRoom()) return work();
  const folder = fs.mkdtempSync(path.join(memory, 'atrium-'));
  // PostgreSQL runs as another user
  fs.chmodSync(folder, 0o711);
  const before = os.tmpdir();
  process.env.TMPDIR = folder;
  try {
    return await work();
  } finally {
    process.env.TMPDIR = before;
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

const hasRoom = () => {
  try {
    const { bavail, bsize } = fs.statfsSync(memory);
    return Math.min(bavail * bsize, process.availableMemory()) >= requiredBytes;
  } catch {
    return false;
  }
};
