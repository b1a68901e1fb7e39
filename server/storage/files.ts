/** A file store, with keys such as `originals/a.webp`. */
export interface FileStore {
  /** Throws a description of the problem if nothing can be stored with these settings. */
  check(): Promise<void>;
  /** Throws if the store cannot be reached now. */
  ping(): Promise<void>;
  read(key: string): Promise<Buffer | null>;
  /** Writes the file completely or not at all. */
  write(key: string, content: Buffer): Promise<void>;
  move(from: string, to: string): Promise<void>;
  /** Removes the existing ones among these files. */
  remove(keys: readonly string[]): Promise<void>;
  /** Names of the files in a folder, with the time of writing (epoch, ms). */
  list(folder: string): Promise<{ name: string; written: number }[]>;
}

/** The store cannot be reached, or its disk or service fails; a retry may succeed. */
export class StoreUnavailable extends Error {}
