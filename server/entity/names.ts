import type { DB } from '#server/generated/database.ts';

/** Where the names of records of a kind are stored. */
export interface Named {
  kind: string;
  table: keyof DB;
  /** The column with the name. */
  label: string;
}
