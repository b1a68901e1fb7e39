/** A file store, with keys such as `originals/a.webp`. */
export interface FileStore {
  /** Throws a description of the problem if nothing can be stored with these settings. */
  check(): Promise<void>;
  read(key: string): Promise<Buffer | null>;
  /** Completely or not at all. */
  write(key: string, content: Buffer): Promise<void>;
  move(from: string, to: string): Promise<void>;
  /** Removes those of them that exist. */
  remove(keys: readonly string[]): Promise<void>;
  /** Names in a folder with the time each was written (epoch, ms). */
  list(folder: string): Promise<{ name: string; written: number }[]>;
}
