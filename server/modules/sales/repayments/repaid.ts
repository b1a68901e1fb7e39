import { sql } from 'kysely';
import type * as v from 'valibot';
import { berlinDay } from '#contract/cart/day.ts';
import type { BulkFailure } from '#contract/generated/schema.ts';
import {
  type RepaymentState,
  type repaymentsQuery,
  repaymentsRepaidInput,
} from '#contract/rules/sales/repayment.ts';
import { invalid, parse } from '#server/errors/domainError.ts';
import type { Context } from '#server/graphql/context.ts';
import { type BulkAction, missing, runBulk } from '#server/jobs/bulk.ts';
import { recordEvents } from '#server/modules/sales/orders/events.ts';
import { repayments } from './repayments.ts';

interface Transfer {
  repaidOn: string;
  reference: string;
}

interface Row {
  id: string;
  order_id: string;
  number: string;
  state: RepaymentState;
  amount: string;
  /** The day on which it came to be owed, in Germany. */
  day: string;
}

/** Why a repayment cannot be marked; null if it can. */
const refusalOf = ({ id, number, state, day }: Row, { repaidOn }: Transfer): BulkFailure | null => {
  const failure = { id, label: number };
  if (state === 'withdrawn') {
    return { ...failure, code: 'CONFLICT', msg: 'error.REPAYMENT_WITHDRAWN' };
  }
  return repaidOn < day ? { ...failure, code: 'INVALID', msg: 'error.REPAYMENT_DAY' } : null;
};

/** Marks repayments as repaid; those that were repaid before stay unchanged. */
export const repaidAction: BulkAction<v.InferOutput<typeof repaymentsQuery>, Transfer> = {
  kind: 'repayments.repaid',
  access: ['repayments', 'edit'],
  matching: repayments.matching,
  apply: async (trx, viewer, ids, transfer) => {
    // the orders are locked first, as in every other change of them
    await sql`
      select from orders where id in (
        select order_id from repayments where id = any(${ids}::bigint[])) order by id for update`.execute(
      trx,
    );
    const { rows } = await sql<Row>`
      select t.id, t.order_id, o.number, t.state, t.amount::text,
        to_char(t.at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day
      from repayments t join orders o on o.id = t.order_id
      where t.id = any(${ids}::bigint[]) order by t.id for update of t`.execute(trx);
    const others = rows.filter(({ state }) => state !== 'repaid');
    const refused = others.flatMap((row) => refusalOf(row, transfer) ?? []);
    const stays = new Set(refused.map(({ id }) => id));
    const marked = others.filter(({ id }) => !stays.has(id));
    await sql`
      update repayments set state = 'repaid', repaid_on = ${transfer.repaidOn}::date,
        reference = ${transfer.reference}, closed_by = ${viewer.userId}, closed_at = now(),
        version = version + 1, updated_at = now()
      where id = any(${marked.map(({ id }) => id)}::bigint[])`.execute(trx);
    await recordEvents(
      trx,
      { userId: viewer.userId },
      marked.map(({ order_id: orderId, amount }) => ({
        orderId,
        kind: 'repaid',
        data: { amount },
        text: transfer.reference,
      })),
    );
    return [...missing(ids, rows), ...refused];
  },
};

/** `markRepaymentsRepaid(input: { ids, query, repaidOn, reference })` */
export const markRepaymentsRepaid = (
  _: unknown,
  { input }: { input: unknown },
  context: Context,
) => {
  const { repaidOn, reference, ...target } = parse(repaymentsRepaidInput, input);
  if (repaidOn > berlinDay(new Date())) {
    throw invalid({ repaidOn: { rule: 'rules.notInFuture' } });
  }
  return runBulk(context, repaidAction, target, { repaidOn, reference });
};
