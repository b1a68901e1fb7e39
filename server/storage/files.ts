/** Where files are kept, by keys such as `originals/a.webp`. */
export interface FileStore {
  /** Throws what is wrong with the settings when nothing can be kept there. */
  check(): Promise<void>;
  read(key: string): Promise<Buffer | null>;
  /** Whole or not at all. */
  write(key: string, content: Buffer): Promise<void>;
  move(from: string, to: string): Promise<void>;
  /** Those of them that are there. */
  remove(keys: readonly string[]): Promise<void>;
  /** The names in a folder, and when each was written (epoch, ms). */
  list(folder: string): Promise<{ name: string; written: number }[]>;
}
