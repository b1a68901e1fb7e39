import { sql } from 'kysely';
import type { Action, Area, BulkFailure } from '#contract/generated/schema.ts';
import type { VariationsFilter } from '#contract/rules/catalogue/variation.ts';
import type { Violations } from '#contract/rules/platform/check.ts';
import type { SqlFragment, Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { DomainError } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { type BulkAction, missing } from '#server/jobs/bulk.ts';
import { variationReader } from '#server/modules/catalogue/variations/page.ts';

/** A row before and after a change. */
export interface Planned {
  id: string;
  label: string;
  before: string[];
  after: string[];
  /** The places of the parts of `after`, if there is more than one. */
  places: string[];
  /** Message key of the reason why it stays unchanged. */
  msg: string | null;
}

/**
 * A kind of bulk edit of variations. One query computes its effect on each row; preview and edit
 * both use it, so they cannot differ.
 */
export interface Edit<Change> {
  kind: string;
  access: readonly [Area, Action];
  /**
   * INVALID if the change refers to a record that is missing or that the viewer may not use; locks
   * it.
   */
  assertPossible: (trx: Trx, viewer: Viewer, change: Change) => Promise<void>;
  /** Selects `id`, `before`, `after`, `places` (text[]) and `msg` for these `variations v`. */
  plan: (trx: Trx, viewer: Viewer, change: Change, among: SqlFragment) => Promise<SqlFragment>;
  /** Locks the records to change in those rows; returns the viewer's rows. */
  lock: (trx: Trx, viewer: Viewer, ids: readonly string[]) => Promise<{ id: string }[]>;
  /** Applies the plan to locked rows, and records it. */
  write: (trx: Trx, viewer: Viewer, rows: readonly Planned[], change: Change) => Promise<void>;
}

/** The edit as a bulk action and job. */
export const actionOf = <Change>(edit: Edit<Change>): BulkAction<VariationsFilter, Change> => ({
  kind: edit.kind,
  access: edit.access,
  isUndoable: true,
  assertFilter: variationReader.assertFilter,
  matching: variationReader.matching,
  apply: async (trx, viewer, ids, change) => {
    const rows = await edit.lock(trx, viewer, ids);
    const gone = await violationsOf(edit.assertPossible(trx, viewer, change));
    const planned = gone
      ? refuseAll(rows, gone)
      : await plannedFor(trx, viewer, edit, change, rows);
    const changed = planned.filter((row) => row.msg === null && isChanged(row));
    if (changed.length > 0) await edit.write(trx, viewer, changed, change);
    return [...missing(ids, rows), ...planned.flatMap(failureOf)];
  },
});

const plannedFor = async <Change>(
  trx: Trx,
  viewer: Viewer,
  edit: Edit<Change>,
  change: Change,
  locked: readonly { id: string }[],
): Promise<Planned[]> => {
  const ids = locked.map((row) => row.id);
  const plan = await edit.plan(trx, viewer, change, sql`v.id = any(${ids}::bigint[])`);
  const { rows } = await sql<Planned>`
    select x.id, v.name as label, x.before, x.after, x.places, x.msg
    from (${plan}) x join variations v on v.id = x.id order by x.id`.execute(trx);
  return rows;
};

const isChanged = ({ before, after }: Planned): boolean =>
  before.length !== after.length || before.some((part, n) => part !== after[n]);

const failureOf = ({ id, label, msg }: Planned): BulkFailure[] =>
  msg === null ? [] : [{ id, label: label || null, code: 'INVALID', msg }];

/** Rejects all rows if a record that the change refers to was deleted while the job was waiting. */
const refuseAll = (rows: readonly { id: string }[], violations: Violations): Planned[] => {
  const [violation] = Object.values(violations);
  const msg = violation?.rule ?? 'error.INVALID';
  return rows.map(({ id }) => ({ id, label: '', before: [], after: [], places: [], msg }));
};

const violationsOf = (asserting: Promise<void>): Promise<Violations | null> =>
  asserting.then(
    () => null,
    (error: unknown) => {
      const fields = error instanceof DomainError && error.fields;
      if (!fields) throw error;
      return fields;
    },
  );

/** Planned rows as a relation `x` with `id` and `after`. */
export const recordset = (rows: readonly Planned[]): SqlFragment => sql`
  jsonb_to_recordset(${jsonb(rows.map(({ id, after }) => ({ id, after })))})
    as x(id bigint, after text[])`;

export const noPlaces = sql`'{}'::text[]`;
