import { sql } from 'kysely';

/** Claims a column by another name than the statement's, and one of another type. */
export const planted = sql<{ id: string; label: string; version: string }>`
  select id, name, version from tags`;

/** Claims another type than the column's. */
export const plantedColumn = sql<Date>`'planted ' || t.name`;
