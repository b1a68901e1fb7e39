import { sql } from 'kysely';
import type { ListFilter } from '#contract/rules/platform/list.ts';
import { recordChanges } from '#server/db/changes.ts';
import { idsOf } from '#server/db/page.ts';
import type { BulkFailure } from '#server/generated/graphql.ts';
import { type BulkAction, missing } from '#server/jobs/bulk.ts';
import type { Entity, Versioned } from './entity.ts';
import { rowsOf } from './read.ts';
import { deleteRecords } from './remove.ts';
import { hasRight } from './rights.ts';
import { trackedOf, type Writing } from './write.ts';

/** Deletes those that nothing uses; see `deleteRecords`. */
export const deleteAction = <Row, Filter extends ListFilter, Input extends Versioned>(
  entity: Entity<Row, Filter, Input>,
): BulkAction<Filter, object> => ({
  kind: `${entity.plural}.delete`,
  access: [entity.area, 'delete'],
  matching: (viewer, filter) => idsOf(rowsOf(entity, viewer, filter)),
  apply: (trx, viewer, ids) => deleteRecords(trx, viewer, entity, ids),
});

/** What of the rows, which are locked, cannot get the status, and why. */
export type StatusCheck = (
  trx: Writing['trx'],
  ids: readonly string[],
  status: string,
) => Promise<BulkFailure[]>;

/** Where an entity keeps its status, and what stands there for it. */
interface StatusColumn {
  column: string;
  stored: (status: string) => unknown;
}

export const plainColumn: StatusColumn = { column: 'status', stored: (status) => status };

/** A yes-or-no column: yes for one of two statuses. */
export const flagColumn = (column: string, yes: string): StatusColumn => ({
  column,
  stored: (status) => status === yes,
});

/** What else is done to those that get the status, before they have it. */
export type StatusEffect = (
  trx: Writing['trx'],
  ids: readonly string[],
  status: string,
) => Promise<void>;

/**
 * Gives many the same status; those that have it stay as they are and are no failures.
 * @param check refuses the status to some of them
 */
export const statusAction = <Row, Filter extends ListFilter, Input extends Versioned>(
  entity: Entity<Row, Filter, Input>,
  check: StatusCheck = async () => [],
  { column, stored }: StatusColumn = plainColumn,
  also: StatusEffect = async () => {},
): BulkAction<Filter, { status: string }> => ({
  kind: `${entity.plural}.status`,
  access: [entity.area, 'edit'],
  matching: (viewer, filter) => idsOf(rowsOf(entity, viewer, filter)),
  apply: async (trx, viewer, ids, { status }) => {
    const { table } = entity;
    const value = stored(status);
    const { rows } = await sql<{ id: string; has: boolean }>`
      select t.id, t.${sql.id(column)} = ${value} as has from ${sql.table(table)} t
      where t.id = any(${ids}::bigint[]) and ${hasRight(entity, viewer, 'manage')}
      order by t.id for update`.execute(trx);
    const others = rows.filter((row) => !row.has).map((row) => row.id);
    const refused = await check(trx, others, status);
    const stays = new Set(refused.map((failure) => failure.id));
    const changed = others.filter((id) => !stays.has(id));
    await recordChanges(trx, trackedOf(entity), viewer.userId, changed, async () => {
      await also(trx, changed, status);
      await sql`
        update ${sql.table(table)} set ${sql.id(column)} = ${value}, version = version + 1, updated_at = now()
        where id = any(${changed}::bigint[])`.execute(trx);
    });
    return [...missing(ids, rows), ...refused];
  },
});
