import { sql } from 'kysely';
import type * as v from 'valibot';
import type { drivingCostTableInput } from '#contract/rules/selling/drivingCost.ts';
import { recordChanges } from '#server/db/changes.ts';
import { ownedBy } from '#server/db/owner.ts';
import { deleteRecords } from '#server/entity/remove.ts';
import { createRecord, writeChildren } from '#server/entity/write.ts';
import type { Writing } from '#server/entity/writing.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { drivingCosts } from './drivingCosts.ts';
import { type Costs, type Plan, planOf } from './tablePlan.ts';

type Input = v.InferOutput<typeof drivingCostTableInput>;
type Known = Costs & { version: number };

/**
 * Saves all of the viewer's driving costs as entered in the table, and records each change in the
 * history of its record.
 * @throws CONFLICT if the driving costs have changed since the table was loaded
 */
export const updateDrivingCosts = async (
  writing: Writing,
  { rows, seen }: Input,
): Promise<void> => {
  const known = await lockedCosts(writing);
  const isAsSeen =
    known.length === seen.length &&
    known.every(({ id, version }) =>
      seen.some((each) => each.id === id && each.version === version),
    );
  if (!isAsSeen) throw new DomainError('CONFLICT');
  const { deleted, changed, created } = planOf(known, rows);
  await deleteRecords(writing.trx, writing.viewer, drivingCosts, deleted);
  await change(writing, changed);
  for (const each of created) {
    await createRecord(drivingCosts)(writing, { ...each, regions: [...each.regions] });
  }
};

const lockedCosts = async ({ trx, viewer }: Writing): Promise<Known[]> => {
  const { rows } = await sql<Known>`
    select t.id::text, t.version, t.cost::text,
      (select jsonb_agg(jsonb_build_object('type', c.type, 'value', c.value) order by c.sort_index)
        from driving_cost_regions c where c.driving_cost_id = t.id) as regions
    from driving_costs t where ${ownedBy(viewer, 't', ['vendor_id'])}
    order by t.id for update of t`.execute(trx);
  return rows;
};

/** In one statement, because a region must leave its former record before another takes it. */
const change = async ({ trx, viewer }: Writing, changed: Plan['changed']): Promise<void> => {
  const ids = changed.map(({ id }) => id);
  await recordChanges(trx, drivingCosts.tracked, viewer.userId, ids, async () => {
    await sql`
      delete from driving_cost_regions where driving_cost_id = any(${ids}::bigint[])`.execute(trx);
    for (const { id, cost, regions } of changed) {
      await sql`
        update driving_costs set cost = ${cost}, version = version + 1, updated_at = now()
        where id = ${id}`.execute(trx);
      await writeChildren({ trx }, drivingCosts, id, { cost, regions: [...regions] });
    }
  });
};
