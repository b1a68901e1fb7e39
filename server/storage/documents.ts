import { fileName } from '#contract/rules/platform/file.ts';
import { diskFiles } from './disk.ts';
import type { ImageConfig } from './images.ts';
import { s3Files } from './s3.ts';

export interface DocumentStore {
  /** Null if there is none. */
  read(name: string): Promise<Buffer | null>;
  /** Completely or not at all. */
  write(name: string, content: Buffer): Promise<void>;
  /** Removes those of them that exist. */
  remove(names: readonly string[]): Promise<void>;
}

/** The content of a document that is no file; null when it has none. */
export type DocumentSource = (name: string) => Promise<Buffer | null>;

const keyOf = (name: string) => `files/${name}`;

/** The documents of a server with these settings. `source` is asked for what has no file. */
export const documentStoreOf = (
  { dataDir, s3 }: ImageConfig,
  source: DocumentSource = async () => null,
): DocumentStore => {
  const files = s3 ? s3Files(s3) : diskFiles(dataDir);
  return {
    read: async (name) => {
      if (!fileName.test(name)) return null;
      return (await files.read(keyOf(name))) ?? (await source(name));
    },
    write: (name, content) => files.write(keyOf(name), content),
    remove: (names) => files.remove(names.map(keyOf)),
  };
};
