import { sql } from 'kysely';
import type * as v from 'valibot';
import { berlinDay } from '#contract/cart/day.ts';
import type { BulkFailure } from '#contract/generated/schema.ts';
import {
  missingOfStep,
  type PayoutState,
  type PayoutStep,
  payoutStepsInput,
  type payoutsQuery,
} from '#contract/rules/sales/payout.ts';
import { noPayoutRules, type PayoutRules } from '#server/config.ts';
import type { Trx } from '#server/db/database.ts';
import { invalid, parse } from '#server/errors/domainError.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import { type BulkAction, missing, runBulk } from '#server/jobs/bulk.ts';
import { notify } from '#server/modules/platform/notifications/notify.ts';
import { payouts } from './payouts.ts';

interface Step {
  status: PayoutStep;
  reference: string;
  paidOn: string | null;
  reason: string;
  /** The operator's, from the process that took the call; absent in jobs from before there were any. */
  rules?: PayoutRules;
}

interface Row {
  id: string;
  number: string;
  state: PayoutState;
  vendor_id: string;
  net: string;
  day: string;
  /** Whether the viewer has approved it. */
  isApprovedByViewer: boolean;
  /** Whether the net amount requires a second approval, and none has been given yet. */
  lacksApproval: boolean;
}

const from: Record<PayoutStep, PayoutState> = {
  approved: 'requested',
  paid: 'approved',
  rejected: 'requested',
};

const notices = {
  approved: 'payoutApproved',
  paid: 'payoutPaid',
  rejected: 'payoutRejected',
} as const;

/** The reason why a payout cannot take the step; null if it can. */
const refusalOf = (
  { id, number, state, day, isApprovedByViewer }: Row,
  step: Required<Step>,
): BulkFailure | null => {
  const failure = { id, label: number };
  if (state !== from[step.status]) {
    return { ...failure, code: 'CONFLICT', msg: 'error.PAYOUT_STATE' };
  }
  if (isApprovedByViewer && step.status === 'approved') {
    return { ...failure, code: 'CONFLICT', msg: 'error.PAYOUT_SECOND_APPROVAL' };
  }
  if (isApprovedByViewer && step.status === 'paid' && step.rules.isFourEyes) {
    return { ...failure, code: 'FORBIDDEN', msg: 'error.PAYOUT_FOUR_EYES' };
  }
  const isTooEarly = step.status === 'paid' && step.paidOn !== null && step.paidOn < day;
  return isTooEarly ? { ...failure, code: 'INVALID', msg: 'error.PAYOUT_DAY' } : null;
};

/**
 * Approves payouts, marks them as paid or rejects them; those that already have the status stay
 * unchanged.
 */
export const stepAction: BulkAction<v.InferOutput<typeof payoutsQuery>, Step> = {
  kind: 'payouts.status',
  access: ['payouts', 'edit'],
  matching: payouts.matching,
  apply: async (trx, viewer, ids, given) => {
    const step = { ...given, rules: given.rules ?? noPayoutRules };
    const { status, reference, paidOn, reason, rules } = step;
    // locked first, so that the next statement sees the events of the transaction that held the lock
    await sql`
      select from payouts where id = any(${ids}::bigint[]) order by id for update`.execute(trx);
    const { rows } = await sql<Row>`
      select t.id, t.number, t.state, t.vendor_id, t.net::text,
        to_char(t.requested_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day,
        exists (select from payout_events e where e.payout_id = t.id and e.user_id = ${viewer.userId}
          and e.kind in ('firstApproved', 'approved')) as "isApprovedByViewer",
        coalesce(t.net > ${rules.twoApprovalsAbove ?? null}::numeric, false) and not exists (
          select from payout_events e where e.payout_id = t.id and e.kind = 'firstApproved')
          as "lacksApproval"
      from payouts t where t.id = any(${ids}::bigint[]) order by t.id`.execute(trx);
    const others = rows.filter(({ state }) => state !== status);
    const refused = others.flatMap((row) => refusalOf(row, step) ?? []);
    const stays = new Set(refused.map(({ id }) => id));
    const taken = others.filter(({ id }) => !stays.has(id));
    const isFirst = ({ lacksApproval }: Row) => status === 'approved' && lacksApproval;
    await recordFirstApprovals(trx, viewer, taken.filter(isFirst));
    const changed = taken.filter((row) => !isFirst(row));
    const changedIds = changed.map(({ id }) => id);
    await sql`
      with done as (
        update payouts set state = ${status}, version = version + 1, updated_at = now(),
          paid_on = ${status === 'paid' ? paidOn : null}::date,
          reference = ${status === 'paid' ? reference : ''},
          reason = ${status === 'rejected' ? reason : ''}
        where id = any(${changedIds}::bigint[]) returning id)
      insert into payout_events (payout_id, kind, user_id)
      select id, ${status}, ${viewer.userId} from done`.execute(trx);
    await notify(
      trx,
      notices[status],
      changed.map(({ id, number, vendor_id, net }) => ({
        vendorId: vendor_id,
        params: { number, net, reason },
        link: `/payouts/${id}`,
      })),
    );
    return [...missing(ids, rows), ...refused];
  },
};

/** The first of two approvals leaves the payout as it was requested. */
const recordFirstApprovals = (trx: Trx, viewer: Viewer, rows: readonly Row[]) =>
  sql`
    with done as (
      update payouts set version = version + 1, updated_at = now()
      where id = any(${rows.map(({ id }) => id)}::bigint[]) returning id)
    insert into payout_events (payout_id, kind, user_id)
    select id, 'firstApproved', ${viewer.userId} from done`.execute(trx);

/** `updatePayoutStatus(input: { ids, query, status, reference, paidOn, reason })` */
export const updatePayoutStatus = (_: unknown, { input }: { input: unknown }, context: Context) => {
  const { status, reference, paidOn, reason, ...target } = parse(payoutStepsInput, input);
  const step = { status, reference, paidOn, reason, rules: context.payoutRules };
  const lacking = missingOfStep(step);
  if (lacking.length > 0) {
    throw invalid(Object.fromEntries(lacking.map((field) => [field, { rule: 'rules.required' }])));
  }
  if (paidOn !== null && paidOn > berlinDay(new Date())) {
    throw invalid({ paidOn: { rule: 'rules.notInFuture' } });
  }
  return runBulk(context, stepAction, target, step);
};
