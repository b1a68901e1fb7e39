import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './files.ts';

/** Files in a local folder. */
export const diskFiles = (root: string): FileStore => {
  const fileOf = (key: string) => path.join(root, key);
  return {
    check: async () => {
      await fs.mkdir(root, { recursive: true, mode: 0o700 });
      // pictures copied by another user leave a folder that exists but is not writable
      for (const folder of await foldersOf(root)) {
        await fs.access(folder, fs.constants.W_OK | fs.constants.X_OK);
      }
    },
    read: (key) => readIfThere(fileOf(key)),
    write: (key, content) => writeWhole(fileOf(key), content),
    move: async (from, to) => {
      await fs.mkdir(path.dirname(fileOf(to)), { recursive: true, mode: 0o700 });
      await fs.rename(fileOf(from), fileOf(to));
    },
    remove: async (keys) => {
      for (const key of keys) await fs.rm(fileOf(key), { force: true });
    },
    list: async (folder) => {
      const names = await fs.readdir(fileOf(folder)).catch(() => []);
      return Promise.all(
        names.map(async (name) => {
          const { mtimeMs } = await fs.stat(fileOf(`${folder}/${name}`));
          return { name, written: mtimeMs };
        }),
      );
    },
  };
};

/** The folder and its subfolders. */
const foldersOf = async (root: string): Promise<string[]> => {
  const entries = await fs.readdir(root, { withFileTypes: true });
  const inside = entries.filter((entry) => entry.isDirectory());
  return [root, ...inside.map(({ name }) => path.join(root, name))];
};

const readIfThere = async (file: string): Promise<Buffer | null> => {
  try {
    return await fs.readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/**
 * Writes to a temporary file and flushes it before renaming, so that no reader gets an incomplete
 * file.
 */
const writeWhole = async (file: string, content: Buffer): Promise<void> => {
  await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${randomUUID()}`;
  try {
    await fs.writeFile(temporary, content, { flush: true });
    await fs.rename(temporary, file);
  } catch (error) {
    await fs.rm(temporary, { force: true });
    throw error;
  }
};
