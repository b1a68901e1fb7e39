import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';

/**
 * How long a release's files are kept after its last start, for browser tabs that are still open.
 */
const keptMs = 30 * 24 * 3_600_000;

/**
 * Copies the hashed files of this release to `DATA_DIR/assets`, beside those of other releases, and
 * returns that folder. While processes are replaced one after the other, each receives requests for
 * files of both releases; the names contain a hash of the content, so files never overwrite each
 * other.
 */
export const shareAssets = async (clientDir: string, dataDir: string): Promise<string> => {
  const shared = path.join(dataDir, 'assets');
  const own = path.join(clientDir, 'assets');
  await fs.mkdir(shared, { recursive: true, mode: 0o700 });
  const inTurn = pLimit(16);
  const names = await fs.readdir(own);
  await Promise.all(names.map((name) => inTurn(() => share(own, shared, name))));
  await removeOld(shared, Date.now() - keptMs);
  return shared;
};

const share = async (from: string, to: string, name: string): Promise<void> => {
  const file = path.join(to, name);
  try {
    await fs.utimes(file, new Date(), new Date());
  } catch {
    // under a temporary name first: a process that dies meanwhile leaves no partial file
    const unfinished = path.join(to, `.${name}.${randomUUID()}`);
    await fs.copyFile(path.join(from, name), unfinished);
    await fs.rename(unfinished, file);
  }
};

const removeOld = async (folder: string, before: number): Promise<void> => {
  for (const name of await fs.readdir(folder)) {
    const file = path.join(folder, name);
    // another process may remove it at the same time
    const found = await fs.stat(file).catch(() => null);
    if (found && found.mtimeMs < before) await fs.rm(file, { force: true });
  }
};
