import { type RawBuilder, sql } from 'kysely';
import type { GenericSchema } from 'valibot';
import { partnerStatus, suspensionInput } from '#contract/rules/people/managedPartner.ts';
import { bulkInputOf } from '#contract/rules/platform/bulk.ts';
import type { ListFilter } from '#contract/rules/platform/list.ts';
import { recordChanges } from '#server/db/changes.ts';
import type { Entity, Versioned } from '#server/entity/entity.ts';
import { parse } from '#server/errors/domainError.ts';
import type { Context } from '#server/graphql/context.ts';
import { type BulkAction, missing, runBulk } from '#server/jobs/bulk.ts';
import type { Contributions } from '#server/modules/module.ts';
import { refreshVisibility } from '#server/modules/people/profiles/visibility.ts';
import { notify, partnerNote } from '#server/modules/platform/notifications/notify.ts';
import type { PartnerKind } from './account.ts';
import type { PartnerStatus } from './partnerStatus.ts';
import { recordStatusEvent } from './roleEvents.ts';

/**
 * The columns to set, and a condition on partners `t`: those that already have the status stay
 * unchanged.
 */
const changes: Record<
  PartnerStatus['status'],
  { where: RawBuilder<unknown>; set: (reason: string) => RawBuilder<unknown> }
> = {
  suspended: {
    where: sql`t.suspended_at is null`,
    set: (reason) => sql`suspended_at = now(), suspended_reason = ${reason}`,
  },
  active: {
    where: sql`t.suspended_at is not null and t.anonymised_at is null`,
    set: () => sql`suspended_at = null, suspended_reason = null`,
  },
  verified: { where: sql`t.status = '1'`, set: () => sql`status = '2'` },
};

const notices = {
  suspended: 'partnerSuspended',
  active: 'partnerReactivated',
  verified: 'partnerVerified',
} as const;

/**
 * Suspends, reactivates or verifies partners, and notifies those affected.
 * @param contributions what else a suspension changes; a suspended partner is not visible, and
 *   database triggers pause its products that others sell
 */
export const partnerStatusAction = <Row, Filter extends ListFilter, Input extends Versioned>(
  entity: Entity<Row, Filter, Input>,
  kind: PartnerKind,
  { suspended }: Pick<Contributions, 'suspended'>,
): BulkAction<Filter, PartnerStatus> => ({
  kind: `${entity.plural}.status`,
  access: [entity.area, 'edit'],
  matching: entity.matching,
  apply: async (trx, viewer, ids, { status, reason }) => {
    const { where, set } = changes[status];
    const { rows } = await sql<{ id: string; changes: boolean }>`
      select t.id, ${where} as changes from ${sql.table(entity.table)} t
      where t.id = any(${ids}::bigint[]) order by t.id for update`.execute(trx);
    const changed = rows.filter((row) => row.changes).map(({ id }) => id);
    await recordChanges(trx, entity.tracked, viewer.userId, changed, () =>
      sql`
        update ${sql.table(entity.table)}
        set ${set(reason)}, version = version + 1, updated_at = now()
        where id = any(${changed}::bigint[])`.execute(trx),
    );
    await refreshVisibility(trx, kind, changed);
    if (status === 'suspended') for (const react of suspended) await react(trx, kind, changed);
    const notes = changed.map((id) => ({ ...partnerNote(entity.table, id), params: { reason } }));
    await notify(trx, notices[status], notes);
    return missing(ids, rows);
  },
});

/** `updateManagedThingStatus(input: { ids, query, status, reason })` */
export const partnerStatusResolver = <Filter>(
  { query }: { query: GenericSchema<unknown, Filter> },
  kind: PartnerKind,
  action: BulkAction<Filter, PartnerStatus>,
) => {
  const rules = bulkInputOf(query, partnerStatus);
  return async (_: unknown, { input }: { input: unknown }, context: Context) => {
    const { status, reason, ...target } = parse(rules, input);
    if (status === 'suspended') parse(suspensionInput, { reason });
    const done = await runBulk(context, action, target, { status, reason });
    await recordStatusEvent(context, kind, done, status);
    return done;
  };
};
