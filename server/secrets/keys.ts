import { createHmac, randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** A key for encrypting secrets (AES-256). */
export interface Key {
  bytes: Buffer;
  /** Identifies the key without revealing it. */
  id: string;
}

export interface KeySettings {
  dataDir: string;
  secretsKey?: Buffer | undefined;
}

export const keyBytes = 32;

/** The file in DATA_DIR. */
export const keyFile = 'secrets.key';

const keyOf = (bytes: Buffer): Key => ({
  bytes,
  id: createHmac('sha256', bytes).update('id').digest('hex').slice(0, 8),
});

/**
 * All available keys, with the one for encryption first: the key of the settings, then the key
 * file, which a server may have used before.
 */
export const readKeys = async ({ secretsKey, dataDir }: KeySettings): Promise<Key[]> => {
  const kept = await readKept(path.join(dataDir, keyFile));
  return [secretsKey, kept].filter((bytes) => bytes !== undefined).map(keyOf);
};

/** Creates a key file, unless another process has just created one. */
export const makeKey = async ({ dataDir }: KeySettings): Promise<Key> => {
  const file = path.join(dataDir, keyFile);
  const temporary = `${file}.${randomBytes(6).toString('hex')}`;
  await fs.mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    const text = `${randomBytes(keyBytes).toString('base64')}\n`;
    await fs.writeFile(temporary, text, { mode: 0o600, flush: true });
    // atomic, and never replaces an existing key
    await fs.link(temporary, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await fs.rm(temporary, { force: true });
  }
  const kept = await readKept(file);
  if (!kept) throw new Error(`${file} could not be written.`);
  return keyOf(kept);
};

const readKept = async (file: string): Promise<Buffer | undefined> => {
  try {
    const bytes = Buffer.from(await fs.readFile(file, 'utf8'), 'base64');
    if (bytes.length !== keyBytes) throw new Error(`${file} holds no key of ${keyBytes} bytes.`);
    return bytes;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};
