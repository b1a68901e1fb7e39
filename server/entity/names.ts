import type { DB } from '#server/generated/database.ts';

/** Where records of a kind have their names. */
export interface Named {
  kind: string;
  table: keyof DB;
  /** The column that says what one is called. */
  label: string;
}
