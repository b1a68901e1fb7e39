import { sql, type Transaction } from 'kysely';
import type { BulkFailure } from '#contract/generated/schema.ts';
import { recordChanges } from '#server/db/changes.ts';
import type { DB } from '#server/generated/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { missing } from '#server/jobs/bulk.ts';
import { trackedVariation } from '#server/modules/catalogue/variations/changes.ts';
import { includedAmong } from '#server/modules/catalogue/variations/included.ts';
import { lockParents } from './lock.ts';
import { trackedParent } from './tracked.ts';

type Trx = Transaction<DB>;

/**
 * Deletes the viewer's products with their variations, except products with a variation that
 * vendors have included.
 */
export const deleteParents = async (
  trx: Trx,
  viewer: Viewer,
  ids: readonly string[],
): Promise<BulkFailure[]> => {
  const rows = await lockParents(trx, viewer, ids);
  const variations = await lockVariations(
    trx,
    rows.map((row) => row.id),
  );
  const included = await includedAmong(
    trx,
    variations.map((variation) => variation.id),
  );
  const stays = new Map<string, number>();
  for (const { id, parent_id } of variations) {
    if (included.has(id)) stays.set(parent_id, (stays.get(parent_id) ?? 0) + 1);
  }
  const gone = rows.map((row) => row.id).filter((id) => !stays.has(id));
  const goneVariations = variations
    .filter(({ parent_id }) => !stays.has(parent_id))
    .map(({ id }) => id);
  await recordChanges(trx, trackedParent, viewer.userId, gone, () =>
    recordChanges(trx, trackedVariation, viewer.userId, goneVariations, () =>
      sql`delete from parent_products where id = any(${gone}::bigint[])`.execute(trx),
    ),
  );
  return [
    ...missing(ids, rows),
    ...rows.flatMap(({ id, name }): BulkFailure[] => {
      const count = stays.get(id);
      const msg = 'error.PRODUCT_INCLUDED';
      return count ? [{ id, label: name, code: 'IN_USE', msg, count }] : [];
    }),
  ];
};

const lockVariations = async (trx: Trx, parents: readonly string[]) => {
  const { rows } = await sql<{ id: string; parent_id: string }>`
    select id, parent_id from variations where parent_id = any(${parents}::bigint[])
    order by id for update`.execute(trx);
  return rows;
};
