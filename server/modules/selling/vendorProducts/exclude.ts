import { sql } from 'kysely';
import { sources, type VendorProductsFilter } from '#contract/rules/selling/vendorProduct.ts';
import { recordChanges } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import { type BulkAction, missing, unchanged } from '#server/jobs/bulk.ts';
import { matchingIds } from './filter.ts';
import { isAmong, isOther, offerId, offersOf, vendorOf } from './offers.ts';
import { trackedProduct } from './product.ts';
import { type Included, lockIncluded } from './rows.ts';

/** How many other vendors have included each row; the lock has waited for any about to do so. */
const includedBy = async (trx: Trx, rows: readonly Included[]): Promise<Map<string, number>> => {
  const { rows: counted } = await sql<{ id: string; n: number }>`
    select i.id, count(*)::int as n from vendor_products i
    join vendor_products y on y.source_vendor_id = i.vendor_id and y.variation_id = i.variation_id
    where i.id = any(${rows.map(({ own }) => own)}::bigint[]) group by i.id`.execute(trx);
  return new Map(counted.map(({ id, n }) => [id, n]));
};

/** Offers that exist but are not included. */
const openAmong = async (trx: Trx, vendorId: string, ids: readonly string[]) => {
  const parts = sources.map(
    (source) => sql`select ${offerId[source]} as id from ${offersOf(vendorId, source, 'others')}
      where ${isAmong(source, ids)} and ${isOther(vendorId, source)}`,
  );
  const { rows } = await sql<{ id: string }>`${sql.join(parts, sql` union all `)}`.execute(trx);
  return rows;
};

/** Excludes products that no other vendor has included from here; specification 4 and 8. */
export const exclude: BulkAction<VendorProductsFilter, object> = {
  kind: 'vendorProducts.exclude',
  access: ['vendorProducts', 'delete'],
  matching: matchingIds,
  apply: async (trx, viewer, ids) => {
    const vendorId = vendorOf(viewer);
    const rows = await lockIncluded(trx, vendorId, ids);
    const counts = await includedBy(trx, rows);
    const gone = rows.filter(({ own }) => !counts.has(own)).map(({ own }) => own);
    await recordChanges(trx, trackedProduct, viewer.userId, gone, () =>
      sql`delete from vendor_products where id = any(${gone}::bigint[])`.execute(trx),
    );
    const open = await openAmong(
      trx,
      vendorId,
      ids.filter((id) => !rows.some((row) => row.id === id)),
    );
    return [
      ...missing(ids, [...rows, ...open]),
      ...unchanged(open.map(({ id }) => id)),
      ...rows.flatMap(({ id, own, label }) => {
        const count = counts.get(own);
        return count
          ? [{ id, label, code: 'IN_USE', msg: 'error.VENDOR_PRODUCT_INCLUDED', count }]
          : [];
      }),
    ];
  },
};
