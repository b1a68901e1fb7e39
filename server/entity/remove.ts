import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { BulkFailure } from '#contract/generated/schema.ts';
import type { ListFilter } from '#contract/rules/platform/list.ts';
import { recordChanges, type Tracked } from '#server/db/changes.ts';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/generated/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { missing } from '#server/jobs/bulk.ts';
import type { Entity, Versioned } from './entity.ts';
import { hasRight } from './rights.ts';
import { trackedOf } from './write.ts';

type Trx = Transaction<DB>;
type Fragment = RawBuilder<unknown>;

interface Deleted {
  table: keyof DB;
  tracked: Tracked;
  /** Condition on the table as `t` that selects the rows that may be deleted. */
  where?: Fragment | undefined;
  label?: string | undefined;
  uses?: Entity<unknown, ListFilter, Versioned>['uses'];
  /** Message key of the reason why a record in use stays. */
  inUse?: string | undefined;
  /** Wraps `remove` in order to record the rows that are deleted along with these. */
  around?: (ids: readonly string[], remove: () => Promise<unknown>) => Promise<unknown>;
}

interface Labelled {
  id: string;
  label: string;
}

/** Deletes the rows that are not in use; returns the others. */
export const deleteUnused = async (
  trx: Trx,
  userId: string,
  ids: readonly string[],
  { table, tracked, where = sql`true`, label = 'name', around, ...use }: Deleted,
): Promise<BulkFailure[]> => {
  // a transaction that is about to use a row holds a key lock on it, so this statement waits for it
  const { rows } = await sql<Labelled>`
    select t.id, ${sql.ref(`t.${label}`)}::text as label from ${sql.table(table)} t
    where t.id = any(${ids}::bigint[]) and ${where}
    order by t.id for update of t`.execute(trx);
  const used = await usedAmong(trx, rows, use);
  const stays = new Set(used.map((failure) => failure.id));
  const unused = rows.map((row) => row.id).filter((id) => !stays.has(id));
  const remove = () =>
    recordChanges(trx, tracked, userId, unused, () =>
      sql`delete from ${sql.table(table)} where id = any(${unused}::bigint[])`.execute(trx),
    );
  await (around ? around(unused, remove) : remove());
  return [...missing(ids, rows), ...used];
};

/** The rows (already locked by the caller) that are in use, with the number of uses. */
const usedAmong = async (
  db: Db,
  rows: readonly Labelled[],
  { uses, inUse = 'error.STILL_USED' }: Pick<Deleted, 'uses' | 'inUse'>,
): Promise<BulkFailure[]> => {
  if (!uses) return [];
  const ids = rows.map((row) => row.id);
  const found = await sql<{ used: string; n: number }>`
    select used, count(distinct (kind, id))::int as n from (${uses(sql`any(${ids}::bigint[])`)}) l
    group by used`.execute(db);
  const counts = new Map(found.rows.map((row) => [row.used, row.n]));
  return rows.flatMap(({ id, label }) => {
    const count = counts.get(id);
    return count ? [{ id, label, code: 'IN_USE', msg: inUse, count }] : [];
  });
};

/** Deletes those of the viewer's records that are not in use, with their dependent rows. */
export const deleteRecords = <Row, Filter extends ListFilter, Input extends Versioned>(
  trx: Trx,
  viewer: Viewer,
  entity: Entity<Row, Filter, Input>,
  ids: readonly string[],
): Promise<BulkFailure[]> => {
  const { table, label, uses, inUse } = entity;
  return deleteUnused(trx, viewer.userId, ids, {
    table,
    tracked: trackedOf(entity),
    where: hasRight(entity, viewer, 'manage'),
    label,
    uses,
    inUse,
  });
};
