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
    ping: () => assertThere(root),
    read: async (key) => {
      const content = await readIfThere(fileOf(key));
      if (!content) await assertThere(root);
      return content;
    },
    write: async (key, content) => {
      await makeFolder(root, fileOf(key));
      await writeWhole(fileOf(key), content);
    },
    move: async (from, to) => {
      await makeFolder(root, fileOf(to));
      await fs.rename(fileOf(from), fileOf(to));
    },
    remove: async (keys) => {
      for (const key of keys) await fs.rm(fileOf(key), { force: true });
    },
    list: async (folder) => {
      await assertThere(root);
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

/**
 * A volume that is no longer mounted must not look like a store without files, nor get new files
 * below its mount point.
 */
const assertThere = async (root: string): Promise<void> => {
  try {
    await fs.access(root, fs.constants.W_OK);
  } catch (error) {
    throw new Error(`The folder ${root} is not there or not writable`, { cause: error });
  }
};

const makeFolder = async (root: string, file: string): Promise<void> => {
  await assertThere(root);
  await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
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
  const temporary = `${file}.${randomUUID()}`;
  try {
    await fs.writeFile(temporary, content, { flush: true });
    await fs.rename(temporary, file);
  } catch (error) {
    await fs.rm(temporary, { force: true });
    throw error;
  }
};
