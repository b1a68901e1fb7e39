import { sql } from 'kysely';
import type { BulkFailure } from '#contract/generated/schema.ts';
import { nextVersion, recordChanges } from '#server/db/changes.ts';
import type { Db, Trx } from '#server/db/database.ts';
import type { UsersOf } from '#server/entity/uses.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { missing } from '#server/jobs/bulk.ts';
import { trackedParent } from '#server/modules/catalogue/parents/tracked.ts';
import { trackedVariation } from './changes.ts';
import { own, ownParents } from './filter.ts';

/**
 * The variations that vendors include, with the number of vendors. The caller's lock has waited for
 * vendors about to include one, because they hold a key lock.
 */
const includedAmong = async (
  db: Db,
  ids: readonly string[],
  usersOf: UsersOf,
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ id: string; n: number }>`
    select used as id, count(distinct (kind, id))::int as n
    from (${usersOf(sql`any(${ids}::bigint[])`)}) u group by used`.execute(db);
  return new Map(rows.map(({ id, n }) => [id, n]));
};

interface Row {
  id: string;
  name: string;
  parent_id: string;
  sample_of_id: string | null;
}

/**
 * Deletes the viewer's variations together with their samples. A variation stays if vendors include
 * it or its sample (specification 8). Products that lose a variation are no longer automatic (4).
 */
export const deleteVariations =
  (usersOf: UsersOf) =>
  async (trx: Trx, viewer: Viewer, ids: readonly string[]): Promise<BulkFailure[]> => {
    const automatic = await lockAutomatic(trx, viewer, ids);
    const rows = await lockWithSamples(trx, viewer, ids);
    const kept = await keptRows(trx, rows, ids, usersOf);
    const stays = new Set(kept.map((failure) => failure.id));
    const named = new Set(ids);
    // a sample that was not selected is deleted with its product
    const gone = rows.filter(
      (row) => !stays.has(named.has(row.id) ? row.id : (row.sample_of_id ?? '')),
    );
    const losing = new Set(gone.filter((row) => !row.sample_of_id).map((row) => row.parent_id));
    await switchOff(
      trx,
      viewer,
      automatic.filter((parent) => losing.has(parent)),
    );
    const all = gone.map((row) => row.id);
    await recordChanges(trx, trackedVariation, viewer.userId, all, () =>
      trx.deleteFrom('variations').where(sql<boolean>`id = any(${all}::bigint[])`).execute(),
    );
    return [...missing(ids, [...rows, ...(await deletedBefore(trx, viewer, ids))]), ...kept];
  };

/** Products before their variations, the order in which all code locks them. */
const lockAutomatic = async (
  trx: Trx,
  viewer: Viewer,
  variations: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select p.id from parent_products p
    where p.is_automatic and ${ownParents(viewer)} and p.id in (
      select parent_id from variations where id = any(${variations}::bigint[]))
    order by p.id for no key update`.execute(trx);
  return rows.map((row) => row.id);
};

const switchOff = async (trx: Trx, viewer: Viewer, parents: readonly string[]): Promise<void> => {
  if (parents.length === 0) return;
  await recordChanges(trx, trackedParent, viewer.userId, parents, () =>
    trx
      .updateTable('parent_products')
      .set({ is_automatic: false, ...nextVersion })
      .where('id', 'in', parents)
      .execute(),
  );
};

/** Locks them with their samples (which may have lower ids), ordered by id. */
const lockWithSamples = async (
  trx: Trx,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    with named as (
      select v.id from variations v where v.id = any(${ids}::bigint[]) and ${own(viewer)}
    )
    select v.id, v.name, v.parent_id, v.sample_of_id from variations v
    where v.id in (select id from named) or v.sample_of_id in (select id from named)
    order by v.id for update`.execute(trx);
  return rows;
};

/** Selected rows that vendors include, directly or through their samples. */
const keptRows = async (
  trx: Trx,
  rows: readonly Row[],
  ids: readonly string[],
  usersOf: UsersOf,
): Promise<BulkFailure[]> => {
  const included = await includedAmong(
    trx,
    rows.map((row) => row.id),
    usersOf,
  );
  const named = new Set(ids);
  const counts = new Map<string, number>();
  for (const { id, sample_of_id } of rows) {
    const count = included.get(id) ?? 0;
    for (const each of [id, sample_of_id]) {
      if (each && count > 0) counts.set(each, (counts.get(each) ?? 0) + count);
    }
  }
  return rows.flatMap(({ id, name }): BulkFailure[] => {
    const count = counts.get(id);
    if (!count || !named.has(id)) return [];
    return [{ id, label: name, code: 'IN_USE', msg: 'error.VARIATION_INCLUDED', count }];
  });
};

/** A sample is deleted with its product; if both were selected, it is already gone. */
const deletedBefore = (trx: Trx, viewer: Viewer, ids: readonly string[]) =>
  trx
    .selectFrom('changes')
    .select('entity_id as id')
    .where('entity', '=', trackedVariation.entity)
    .where('action', '=', 'delete')
    .where('user_id', '=', viewer.userId)
    .where(sql<boolean>`before ->> 'sample_of_id' is not null`)
    .where(sql<boolean>`entity_id = any(${ids}::bigint[])`)
    .execute();
