import { sql } from 'kysely';
import type { BulkFailure } from '#contract/generated/schema.ts';
import {
  type Problem,
  refusals,
  sources,
  type VendorProductsFilter,
} from '#contract/rules/selling/vendorProduct.ts';
import { recordChanges } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import { type BulkAction, missing, unchanged } from '#server/jobs/bulk.ts';
import { matchingIds } from './filter.ts';
import { assertNeeds } from './needs.ts';
import { isAmong, isOffered, offerId, offersOf, problemsOf, vendorOf } from './offers.ts';
import { trackedProduct } from './product.ts';
import { holdSources, resume } from './resume.ts';
import { type Included, includedAmong, lockIncluded } from './rows.ts';

/** Problems that prevent publishing; the others are only reported or have their own effect. */
const messageOf: Partial<Record<Problem, string>> = {
  noPrice: 'error.PRICE_ZERO',
  noTemplate: refusals.noTemplate,
  noWeight: refusals.noWeight,
  noPalletSize: refusals.noPalletSize,
  noRate: refusals.noRate,
};

/** The problems of included offers, by id. */
export const problemsAmong = async (
  trx: Trx,
  vendorId: string,
  ids: readonly string[],
): Promise<Map<string, Problem[]>> => {
  const parts = sources.map(
    (source) => sql`select ${offerId[source]} as id, ${problemsOf} as problems
      from ${offersOf(vendorId, source, 'included')} where ${isAmong(source, ids)}`,
  );
  const { rows } = await sql<{ id: string; problems: Problem[] }>`
    ${sql.join(parts, sql` union all `)}`.execute(trx);
  return new Map(rows.map(({ id, problems }) => [id, problems]));
};

/** Those of the included offers that cannot be published. */
export const refusedAmong = async (
  trx: Trx,
  vendorId: string,
  rows: readonly Pick<Included, 'id' | 'label'>[],
): Promise<BulkFailure[]> => {
  const problems = await problemsAmong(
    trx,
    vendorId,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, label }) => {
    const msg = problems
      .get(id)
      ?.map((problem) => messageOf[problem])
      .find(Boolean);
    return msg ? [{ id, label, code: 'INVALID', msg }] : [];
  });
};

/**
 * Resumes products that an ended connection has paused, if their sources offer them again.
 * @returns the ids of the resumed offers
 */
const resumeAmong = async (
  trx: Trx,
  vendorId: string,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> => {
  const isPaused = (rows: readonly Included[]) =>
    rows.filter(({ pausedReason }) => pausedReason === 'connectionEnded').map(({ id }) => id);
  const paused = isPaused(await includedAmong(trx, vendorId, ids));
  if (paused.length === 0) return new Set();
  await holdSources(trx, vendorId, paused);
  const rows = await lockIncluded(trx, vendorId, paused);
  const offered = new Set(await offeredAmong(trx, vendorId, isPaused(rows)));
  const resumed = rows.filter(({ id }) => offered.has(id));
  await resume(
    trx,
    userId,
    resumed.map(({ own }) => own),
  );
  return offered;
};

const offeredAmong = async (
  trx: Trx,
  vendorId: string,
  ids: readonly string[],
): Promise<string[]> => {
  const parts = sources.map(
    (source) => sql`select ${offerId[source]} as id from ${offersOf(vendorId, source, 'included')}
      where ${isAmong(source, ids)} and ${isOffered(vendorId, source)}`,
  );
  const { rows } = await sql<{ id: string }>`${sql.join(parts, sql` union all `)}`.execute(trx);
  return rows.map(({ id }) => id);
};

/** A product that stays paused although the call publishes it: the reason says what resumes it. */
const stillPaused = ({ id, label, pausedReason }: Included): BulkFailure => ({
  id,
  label,
  code: 'INVALID',
  msg: `resources.vendor-products.pausesHelp.${pausedReason}`,
});

/**
 * Publishes and unpublishes, and resumes products whose connection was made again. Other pauses end
 * by themselves.
 */
export const setStatus: BulkAction<VendorProductsFilter, { status: string }> = {
  kind: 'vendorProducts.status',
  access: ['vendorProducts', 'edit'],
  isUndoable: true,
  matching: matchingIds,
  apply: async (trx, viewer, ids, { status }) => {
    const vendorId = vendorOf(viewer);
    if (status === '1') await assertNeeds(trx, vendorId, {});
    const resumed = await resumeAmong(trx, vendorId, viewer.userId, ids);
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
    const same = rows.filter((row) => row.status === status && !resumed.has(row.id));
    const paused = status === '1' ? same.filter(({ pausedReason }) => pausedReason !== null) : [];
    return [
      ...missing(ids, rows),
      ...unchanged(same.filter((row) => !paused.includes(row)).map(({ id }) => id)),
      ...paused.map(stillPaused),
      ...refused,
    ];
  },
};
