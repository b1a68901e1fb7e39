import { fileName } from '#contract/rules/platform/file.ts';
import { fileStoreOf, type StoreConfig } from './store.ts';

export interface DocumentStore {
  /** Null if the document does not exist. */
  read(name: string): Promise<Buffer | null>;
  /** Writes the document completely or not at all. */
  write(name: string, content: Buffer): Promise<void>;
  /** Removes the existing ones among these documents. */
  remove(names: readonly string[]): Promise<void>;
}

/** Creates the content of a document that is not a file; null for unknown names. */
export type DocumentSource = (name: string) => Promise<Buffer | null>;

const keyOf = (name: string) => `files/${name}`;

/** The document store for these settings. `source` provides documents without a file. */
export const documentStoreOf = (
  config: StoreConfig,
  source: DocumentSource = async () => null,
): DocumentStore => {
  const files = fileStoreOf(config);
  return {
    read: async (name) => {
      if (!fileName.test(name)) return null;
      return (await files.read(keyOf(name))) ?? (await source(name));
    },
    write: (name, content) => files.write(keyOf(name), content),
    remove: (names) => files.remove(names.map(keyOf)),
  };
};
