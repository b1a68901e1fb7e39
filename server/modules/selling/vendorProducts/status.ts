import { sql } from 'kysely';
import type { BulkFailure } from '#contract/generated/schema.ts';
import {
  type Problem,
  sources,
  type VendorProductsFilter,
} from '#contract/rules/selling/vendorProduct.ts';
import { recordChanges } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import { type BulkAction, missing, unchanged } from '#server/jobs/bulk.ts';
import { matchingIds } from './filter.ts';
import { assertNeeds } from './needs.ts';
import { isAmong, offerId, offersOf, problemsOf, vendorOf } from './offers.ts';
import { trackedProduct } from './product.ts';
import { type Included, lockIncluded } from './rows.ts';

/** Problems that prevent publishing; the others are only reported or have their own effect. */
const refusals: Partial<Record<Problem, string>> = {
  noPrice: 'error.PRICE_ZERO',
  noTemplate: 'error.NO_TEMPLATE',
  noWeight: 'error.NO_WEIGHT',
  noPalletSize: 'error.NO_PALLET_SIZE',
};

/** The problems of included offers, by id. */
export const problemsAmong = async (
  trx: Trx,
  vendorId: string,
  ids: readonly string[],
): Promise<Map<string, Problem[]>> => {
  const parts = sources.map(
    (source) => sql`select ${offerId[source]} as id, ${problemsOf} as problems
      from ${offersOf(vendorId, source)} where ${isAmong(source, ids)} and i.id is not null`,
  );
  const { rows } = await sql<{ id: string; problems: Problem[] }>`
    ${sql.join(parts, sql` union all `)}`.execute(trx);
  return new Map(rows.map(({ id, problems }) => [id, problems]));
};

const refusedAmong = async (
  trx: Trx,
  vendorId: string,
  rows: readonly Included[],
): Promise<BulkFailure[]> => {
  const problems = await problemsAmong(
    trx,
    vendorId,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, label }) => {
    const msg = problems
      .get(id)
      ?.map((problem) => refusals[problem])
      .find(Boolean);
    return msg ? [{ id, label, code: 'INVALID', msg }] : [];
  });
};

/** Publishes and unpublishes; whether a product is paused does not matter. */
export const setStatus: BulkAction<VendorProductsFilter, { status: string }> = {
  kind: 'vendorProducts.status',
  access: ['vendorProducts', 'edit'],
  matching: matchingIds,
  apply: async (trx, viewer, ids, { status }) => {
    const vendorId = vendorOf(viewer);
    if (status === '1') await assertNeeds(trx, vendorId, {});
    const rows = await lockIncluded(trx, vendorId, ids);
    const others = rows.filter((row) => row.status !== status);
    const refused = status === '1' ? await refusedAmong(trx, vendorId, others) : [];
    const stays = new Set(refused.map(({ id }) => id));
    const changed = others.filter(({ id }) => !stays.has(id)).map(({ own }) => own);
    await recordChanges(trx, trackedProduct, viewer.userId, changed, () =>
      sql`
        update vendor_products set status = ${status}, version = version + 1, updated_at = now()
        where id = any(${changed}::bigint[])`.execute(trx),
    );
    return [
      ...missing(ids, rows),
      ...unchanged(rows.filter((row) => row.status === status).map(({ id }) => id)),
      ...refused,
    ];
  },
};
