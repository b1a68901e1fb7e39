import type { VendorProductsPreview } from '#contract/generated/schema.ts';
import type { BulkTarget } from '#contract/rules/platform/bulk.ts';
import type { PreviewPage } from '#contract/rules/platform/preview.ts';
import type {
  VendorProductsChanges,
  VendorProductsFilter,
} from '#contract/rules/selling/vendorProduct.ts';
import { type Db, inTransaction } from '#server/db/database.ts';
import { previewOf } from '#server/entity/edit/preview.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { conditionsOf } from '#server/modules/selling/vendorProducts/filter.ts';
import { vendorOf } from '#server/modules/selling/vendorProducts/offers.ts';
import { assertPossible, chosenEdits } from './edits.ts';
import { planAmong, planOf } from './plan.ts';

/** Previews an edit without changing anything, using the same expressions as the edit. */
export const previewEdit = (
  db: Db,
  viewer: Viewer,
  { ids, query }: BulkTarget<VendorProductsFilter>,
  changes: VendorProductsChanges,
  page: PreviewPage,
): Promise<VendorProductsPreview> =>
  inTransaction(db, async (trx) => {
    const vendorId = vendorOf(viewer);
    await assertPossible(trx, vendorId, changes);
    const plan = query
      ? planOf(vendorId, query.tab, changes, conditionsOf(query))
      : planAmong(vendorId, changes, ids ?? []);
    const kinds = chosenEdits(changes).map(({ kind }) => kind);
    const { results, ...counts } = await previewOf(trx, plan, kinds.length, page);
    const fieldsOf = (fields: (typeof results)[number]['fields']) =>
      fields.map((field, n) => ({ ...field, kind: kinds[n] ?? '' }));
    return {
      ...counts,
      results: results.map(({ fields, ...row }) => ({ ...row, fields: fieldsOf(fields) })),
    };
  });
