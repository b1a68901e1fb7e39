import { sql } from 'kysely';
import type { BulkFailure } from '#contract/generated/schema.ts';
import { recordChanges } from '#server/db/changes.ts';
import { type BulkAction, missing, unchanged } from '#server/jobs/bulk.ts';
import type { Reader, Stored } from './entity.ts';
import { deleteRecords } from './remove.ts';
import { hasRight } from './rights.ts';
import type { Writing } from './writing.ts';

/** Records of which many can be selected by the filters of their list. */
type Listed<Filter> = Stored & Pick<Reader<unknown, Filter>, 'assertFilter' | 'matching'>;

/** Deletes the records that are not in use; see `deleteRecords`. */
export const deleteAction = <Filter>(entity: Listed<Filter>): BulkAction<Filter, object> => ({
  kind: `${entity.plural}.delete`,
  access: [entity.area, 'delete'],
  assertFilter: entity.assertFilter,
  matching: entity.matching,
  apply: (trx, viewer, ids) => deleteRecords(trx, viewer, entity, ids),
});

/** Returns the rows (already locked) that cannot get the status, with the reason. */
export type StatusCheck = (
  trx: Writing['trx'],
  ids: readonly string[],
  status: string,
) => Promise<BulkFailure[]>;

/** Where an entity stores its status, and the stored values. */
interface StatusColumn {
  column: string;
  stored: (status: string) => unknown;
}

export const plainColumn: StatusColumn = { column: 'status', stored: (status) => status };

/** A boolean column: `yes` is the status stored as true. */
export const flagColumn = (column: string, yes: string): StatusColumn => ({
  column,
  stored: (status) => status === yes,
});

/** A side effect on the rows that are about to get the status. */
export type StatusEffect = (
  trx: Writing['trx'],
  ids: readonly string[],
  status: string,
) => Promise<void>;

/**
 * Gives all selected rows the same status; rows that already have it stay unchanged and do not
 * count as failures.
 * @param check rejects the status for some of the rows
 */
export const statusAction = <Filter>(
  entity: Listed<Filter>,
  check: StatusCheck = async () => [],
  { column, stored }: StatusColumn = plainColumn,
  also?: StatusEffect,
): BulkAction<Filter, { status: string }> => ({
  // a side effect can reach others
  isUndoable: !also,
  kind: `${entity.plural}.status`,
  access: [entity.area, 'edit'],
  assertFilter: entity.assertFilter,
  matching: entity.matching,
  apply: async (trx, viewer, ids, { status }) => {
    const { table } = entity;
    const value = stored(status);
    const { rows } = await sql<{ id: string; has: boolean }>`
      select t.id, t.${sql.id(column)} = ${value} as has from ${sql.table(table)} t
      where t.id = any(${ids}::bigint[]) and ${hasRight(entity, viewer, 'manage')}
      order by t.id for update`.execute(trx);
    const same = rows.filter((row) => row.has).map((row) => row.id);
    const others = rows.filter((row) => !row.has).map((row) => row.id);
    const refused = await check(trx, others, status);
    const stays = new Set(refused.map((failure) => failure.id));
    const changed = others.filter((id) => !stays.has(id));
    await recordChanges(trx, entity.tracked, viewer.userId, changed, async () => {
      await also?.(trx, changed, status);
      await sql`
        update ${sql.table(table)} set ${sql.id(column)} = ${value}, version = version + 1, updated_at = now()
        where id = any(${changed}::bigint[])`.execute(trx);
    });
    return [...missing(ids, rows), ...unchanged(same), ...refused];
  },
});

/** Gives all selected rows this status, by a job of its own name. */
export const toStatus = <Filter>(
  action: BulkAction<Filter, { status: string }>,
  status: string,
  kind: string,
): BulkAction<Filter, object> => ({
  ...action,
  kind,
  apply: (trx, viewer, ids) => action.apply(trx, viewer, ids, { status }),
});
