import { sql } from 'kysely';
import type {
  VendorProductsChanges,
  VendorProductsFilter,
} from '#contract/rules/selling/vendorProduct.ts';
import { recordChanges } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import { plannedRows } from '#server/entity/edit/planned.ts';
import { type BulkAction, missing, unchanged } from '#server/jobs/bulk.ts';
import { matchingIds } from '#server/modules/selling/vendorProducts/filter.ts';
import { vendorOf } from '#server/modules/selling/vendorProducts/offers.ts';
import { trackedProduct } from '#server/modules/selling/vendorProducts/product.ts';
import { lockIncluded } from '#server/modules/selling/vendorProducts/rows.ts';
import { assertPossible, chosenEdits } from './edits.ts';
import { planAmong } from './plan.ts';

/**
 * Applies one or several changes to many included products. A row that cannot take one of them stays
 * unchanged and is reported.
 */
export const editMany: BulkAction<VendorProductsFilter, VendorProductsChanges> = {
  kind: 'vendorProducts.edit',
  access: ['vendorProducts', 'edit'],
  isUndoable: true,
  matching: matchingIds,
  apply: async (trx, viewer, ids, changes) => {
    const vendorId = vendorOf(viewer);
    await assertPossible(trx, vendorId, changes);
    const rows = await lockIncluded(trx, vendorId, ids);
    const count = chosenEdits(changes).length;
    const planned = await plannedRows(trx, planAmong(vendorId, changes, ids), count);
    const owns = new Map(rows.map(({ id, own }) => [id, own]));
    const idsOf = (outcome: string) =>
      planned.filter((row) => row.outcome === outcome).map(({ id }) => id);
    const changed = idsOf('changed').flatMap((id) => owns.get(id) ?? []);
    await recordChanges(trx, trackedProduct, viewer.userId, changed, () =>
      write(trx, changed, changes),
    );
    return [
      ...missing(ids, rows),
      ...unchanged(idsOf('unchanged')),
      ...planned.flatMap(({ id, label, msg }) =>
        msg === null ? [] : [{ id, label, code: 'INVALID', msg }],
      ),
    ];
  },
};

/** Makes all changes in all of these rows; some may have one of them already. */
const write = async (
  trx: Trx,
  ids: readonly string[],
  changes: VendorProductsChanges,
): Promise<void> => {
  const chosen = chosenEdits(changes);
  const assignments = chosen.map(({ edit, change }) => edit.assignments(change));
  await sql`
    update vendor_products i
    set ${sql.join(assignments)}, version = version + 1, updated_at = now()
    where id = any(${ids}::bigint[])`.execute(trx);
  for (const { edit, change } of chosen) await edit.writeAround?.(trx, ids, change);
};
