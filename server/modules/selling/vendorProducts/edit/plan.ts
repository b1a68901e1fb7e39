import { sql } from 'kysely';
import type { Source, VendorProductsChanges } from '#contract/rules/selling/vendorProduct.ts';
import type { SqlFragment } from '#server/db/database.ts';
import { fieldColumns } from '#server/entity/edit/planned.ts';
import { isAmong, offerId, offersOf } from '#server/modules/selling/vendorProducts/offers.ts';
import { chosenEdits } from './edits.ts';

/**
 * The plan of the changes for the included offers of a tab; `place` is the id of the vendor_products
 * row.
 */
export const planOf = (
  vendorId: string,
  source: Source,
  changes: VendorProductsChanges,
  where: readonly SqlFragment[],
): SqlFragment => {
  const columns = chosenEdits(changes).map(({ edit, change }, n) =>
    fieldColumns(edit.plan(change, changes), n),
  );
  return sql`
    select ${offerId[source]} as id, i.id as place, v.name, v.sku, ${sql.join(columns)}
    from ${offersOf(vendorId, source, 'included')} where ${sql.join([sql`true`, ...where], sql` and `)}`;
};

/** The same for these offers of both tabs. */
export const planAmong = (
  vendorId: string,
  changes: VendorProductsChanges,
  ids: readonly string[],
): SqlFragment => {
  const of = (source: Source) => planOf(vendorId, source, changes, [isAmong(source, ids)]);
  return sql`${of('manufacturer')} union all ${of('seller')}`;
};
