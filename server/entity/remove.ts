import { sql } from 'kysely';
import type { BulkFailure } from '#contract/generated/schema.ts';
import { recordAllChanges, type Tracked } from '#server/db/changes.ts';
import type { Db, Trx } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { missing } from '#server/jobs/bulk.ts';
import type { Along, Stored } from './entity.ts';
import { hasRight } from './rights.ts';

interface Labelled {
  id: string;
  label: string;
}

/**
 * Deletes those of the viewer's records that are not in use, with their dependent rows; returns the
 * others.
 */
export const deleteRecords = async (
  trx: Trx,
  viewer: Viewer,
  entity: Stored,
  ids: readonly string[],
): Promise<BulkFailure[]> => {
  const { table, tracked, label = 'name', along = [] } = entity;
  // a transaction that is about to use a row holds a key lock on it, so this statement waits for it
  const { rows } = await sql<Labelled>`
    select t.id, ${sql.ref(`t.${label}`)}::text as label from ${sql.table(table)} t
    where t.id = any(${ids}::bigint[]) and ${hasRight(entity, viewer, 'manage')}
    order by t.id for update of t`.execute(trx);
  const found = rows.map((row) => row.id);
  const below: Below[] = [];
  for (const each of along) below.push(await lockAlong(trx, each, found));
  const used = await usedAmong(trx, rows, entity);
  const stays = new Set(used.map((failure) => failure.id));
  const unused = found.filter((id) => !stays.has(id));
  const deleted = below.map(({ kind, at }) => ({
    tracked: kind,
    ids: at.filter((row) => !stays.has(row.above)).map((row) => row.id),
  }));
  await recordAllChanges(trx, viewer.userId, [...deleted, { tracked, ids: unused }], () =>
    sql`delete from ${sql.table(table)} where id = any(${unused}::bigint[])`.execute(trx),
  );
  return [...missing(ids, rows), ...used];
};

interface Below {
  kind: Tracked;
  at: readonly { id: string; above: string }[];
}

/** Locks the records below, so that nothing begins to use them. */
const lockAlong = async (
  trx: Trx,
  { tracked, table, of }: Along,
  ids: readonly string[],
): Promise<Below> => {
  const above = sql.ref(`x.${of}`);
  const { rows } = await sql<{ id: string; above: string }>`
    select x.id, ${above} as above from ${sql.table(table)} x where ${above} = any(${ids}::bigint[])
    order by x.id for update`.execute(trx);
  return { kind: tracked, at: rows };
};

/** The rows (already locked by the caller) that are in use, with the number of uses. */
const usedAmong = async (
  db: Db,
  rows: readonly Labelled[],
  { uses, inUse = 'error.STILL_USED' }: Pick<Stored, 'uses' | 'inUse'>,
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
