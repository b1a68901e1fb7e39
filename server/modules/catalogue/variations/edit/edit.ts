import { sql } from 'kysely';
import type { Action, Area } from '#contract/generated/schema.ts';
import type { SqlFragment, Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Viewer } from '#server/graphql/context.ts';

/** A row with the new state of a field. */
export interface FieldRow {
  id: string;
  after: string[];
  /** The owners of the parts of `after`, if the edit needs them. */
  places: string[];
}

/**
 * A field of variations that a bulk edit can change. One query computes the effect on each row;
 * preview and edit both use it, so they cannot differ.
 */
export interface Edit<Change> {
  access: readonly [Area, Action];
  /** The records that it changes: the variations themselves or their parent products. */
  records: 'variations' | 'parents';
  /**
   * INVALID, with fields of the change, if the change refers to a record that is missing or that the
   * viewer may not use; locks it.
   */
  assertPossible: (trx: Trx, viewer: Viewer, change: Change) => Promise<void>;
  /** Selects `id`, `before`, `after`, `places` (text[]) and `msg` for these `variations v`. */
  plan: (trx: Trx, viewer: Viewer, change: Change, among: SqlFragment) => Promise<SqlFragment>;
  /** Applies the plan to locked rows. The caller records the change and counts the versions. */
  write: (trx: Trx, rows: readonly FieldRow[]) => Promise<unknown>;
}

/** Rows as a relation `x` with `id` and `after`. */
export const recordset = (rows: readonly FieldRow[]): SqlFragment => sql`
  jsonb_to_recordset(${jsonb(rows.map(({ id, after }) => ({ id, after })))})
    as x(id bigint, after text[])`;
