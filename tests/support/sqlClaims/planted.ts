import { sql } from 'kysely';

/** Claims a column with a different name than the statement's, and one with a different type. */
export const planted = sql<{ id: string; label: string; version: string }>`
  select id, name, version from tags`;

/** Claims a different type than the column's. */
export const plantedColumn = sql<Date>`'planted ' || t.name`;
