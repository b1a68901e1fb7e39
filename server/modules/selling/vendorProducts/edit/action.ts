import type { VendorProductsFilter } from '#contract/rules/selling/vendorProduct.ts';
import { recordChanges } from '#server/db/changes.ts';
import { type BulkAction, missing, unchanged } from '#server/jobs/bulk.ts';
import { matchingIds } from '#server/modules/selling/vendorProducts/filter.ts';
import { vendorOf } from '#server/modules/selling/vendorProducts/offers.ts';
import { trackedProduct } from '#server/modules/selling/vendorProducts/product.ts';
import { lockIncluded } from '#server/modules/selling/vendorProducts/rows.ts';
import { type Chosen, chosenEdit } from './edits.ts';
import { isChanged, plannedFor } from './plan.ts';

/**
 * Applies one change to many included products; rows that cannot take it stay unchanged and are
 * reported.
 */
export const editMany: BulkAction<VendorProductsFilter, Chosen> = {
  kind: 'vendorProducts.edit',
  access: ['vendorProducts', 'edit'],
  isUndoable: true,
  matching: matchingIds,
  apply: async (trx, viewer, ids, chosen) => {
    const vendorId = vendorOf(viewer);
    const { edit, change } = chosenEdit(chosen);
    await edit.assertPossible(trx, vendorId, change);
    const rows = await lockIncluded(trx, vendorId, ids);
    const plan = await plannedFor(trx, vendorId, edit.plan(change), ids);
    const open = plan.filter(({ msg }) => msg === null);
    const changed = open.filter(isChanged).map(({ own }) => own);
    await recordChanges(trx, trackedProduct, viewer.userId, changed, () =>
      edit.write(trx, changed, change),
    );
    return [
      ...missing(ids, rows),
      ...unchanged(open.filter((row) => !isChanged(row)).map(({ id }) => id)),
      ...plan.flatMap(({ id, name, msg }) =>
        msg === null ? [] : [{ id, label: name, code: 'INVALID', msg }],
      ),
    ];
  },
};
