import path from 'node:path';
import type { Config } from '#server/config.ts';
import { isOutOfRoom } from '#server/db/failures.ts';
import { diskFiles } from './disk.ts';
import { type FileStore, StoreUnavailable } from './files.ts';
import { s3Files } from './s3.ts';

export type StoreConfig = Pick<Config, 'dataDir'> & Partial<Pick<Config, 's3'>>;

/**
 * The store for these settings: the bucket, or else a folder inside `DATA_DIR`. Its failures are
 * {@link StoreUnavailable}, except for a full disk and a missing file.
 */
export const fileStoreOf = ({ dataDir, s3 }: StoreConfig, folder = ''): FileStore => {
  const files = s3 ? s3Files(s3) : diskFiles(path.join(dataDir, folder));
  return {
    check: files.check,
    ping: files.ping,
    read: (key) => naming(files.read(key)),
    write: (key, content) => naming(files.write(key, content)),
    move: (from, to) => naming(files.move(from, to)),
    remove: (keys) => naming(files.remove(keys)),
    list: (name) => naming(files.list(name)),
  };
};

const missing = ['ENOENT', 'NoSuchKey'];

const naming = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (isOutOfRoom(error) || missing.includes(code)) throw error;
    throw new StoreUnavailable('The store of files does not work', { cause: error });
  }
};
