import { sql } from 'kysely';
import { type Cents, cents, decimal, sumBy } from '#contract/cart/money.ts';
import type { ReturnRefundPreview } from '#contract/generated/schema.ts';
import type { ReturnRefund } from '#contract/rules/sales/return.ts';
import type { Trx } from '#server/db/database.ts';
import { DomainError, invalid } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import {
  fingerprintOf,
  type Left,
  leftOf,
  type Refundable,
  refundablesOf,
} from '#server/modules/sales/payouts/refundable.ts';
import { recordRefunds } from '#server/modules/sales/payouts/refunds.ts';
import { assertState, type FoundReturn, findReturn, lockReturn } from './locked.ts';

interface Share {
  line: Refundable;
  /** Shipping of the line's group and driving for its services, as far as they are left. */
  costs: Left[];
  /** The most that can be refunded of the line, EUR net and before discount. */
  most: string;
  fingerprint: string;
}

/** The groups and parts that the costs of a line belong to. */
const costsOf = async (trx: Trx, lineId: string) => {
  const { rows } = await sql<{ unit_price: string; shipping: string | null; parts: string[] }>`
    select l.unit_price::text, l.shipping_id::text as shipping,
      array(select distinct s.part_id::text from order_services s
        where s.line_id = l.id and s.state <> 'cancelled') as parts
    from order_lines l where l.id = ${lineId}`.execute(trx);
  return rows[0] as (typeof rows)[number];
};

const smaller = (one: Cents, other: Cents): Cents => (one < other ? one : other);

/** What can be refunded of a return: its share of the line, as far as it is not refunded yet. */
const shareOf = async (trx: Trx, { order_id, line_id, quantity }: FoundReturn): Promise<Share> => {
  const { unit_price, shipping, parts } = await costsOf(trx, line_id);
  const things = await refundablesOf(trx, order_id);
  const line = things.find(({ kind, id }) => kind === 'line' && id === line_id) as Refundable;
  const left = leftOf(things);
  const costs = left.filter(
    ({ thing: { kind, id } }) =>
      (kind === 'shipping' && id === shipping) || (kind === 'driving' && parts.includes(id)),
  );
  const share = cents(unit_price) * BigInt(quantity);
  const most = decimal(smaller(share, cents(line.amount) - cents(line.before)));
  return {
    line,
    costs,
    most,
    fingerprint: fingerprintOf([{ thing: line, amount: line.before }, ...costs]),
  };
};

const sumOf = (costs: readonly Left[], kind: Refundable['kind']): string =>
  decimal(
    sumBy(
      costs.filter(({ thing }) => thing.kind === kind),
      ({ amount }) => cents(amount),
    ),
  );

/**
 * The amounts that `refundReturn` can refund.
 * @throws CONFLICT if the goods did not come back, or the return is closed
 */
export const returnRefundPreview = async (
  trx: Trx,
  viewer: Viewer,
  id: string,
): Promise<ReturnRefundPreview> => {
  const returned = await findReturn(trx, viewer, id);
  assertState(returned, 'received');
  const { line, costs, most, fingerprint } = await shareOf(trx, returned);
  return {
    name: line.name,
    quantity: returned.quantity,
    amount: line.amount,
    discount: line.discount,
    refunded: line.before,
    proposed: most,
    shipping: sumOf(costs, 'shipping'),
    driving: sumOf(costs, 'driving'),
    fingerprint,
  };
};

const assertAmount = (amount: string, most: string): void => {
  if (cents(amount) > cents(most)) {
    throw invalid({ amount: { rule: 'rules.refundAtMost', limit: Number(most) } });
  }
  if (cents(amount) === 0n && cents(most) > 0n) {
    throw invalid({ amount: { rule: 'rules.amountAboveZero' } });
  }
};

/**
 * Refunds a return whose goods came back, once, by the same code as other refunds; an order that is
 * not paid yet owes less. If everything of the line is refunded already, the return is only closed.
 * @throws CONFLICT if the return is not received or closed, or something was refunded since the
 * preview; INVALID for more than the share of the returned quantity
 */
export const refundReturn = async (
  trx: Trx,
  viewer: Viewer,
  { id, amount, withShipping, withDriving, fingerprint }: ReturnRefund,
): Promise<void> => {
  const returned = await lockReturn(trx, viewer, id);
  assertState(returned, 'received');
  const share = await shareOf(trx, returned);
  if (share.fingerprint !== fingerprint) {
    throw new DomainError('CONFLICT', { msg: 'error.REFUND_CHANGED' });
  }
  assertAmount(amount, share.most);
  const wanted = [
    { thing: share.line, amount },
    ...share.costs.filter(({ thing }) => (thing.kind === 'shipping' ? withShipping : withDriving)),
  ];
  const refundings = wanted
    .filter((each) => cents(each.amount) > 0n)
    .map(({ thing, amount: part }) => ({
      ...{ thing, amount: part, returnId: id, reason: returned.note },
      externalId: `return-${id}/${thing.kind}-${thing.id}`,
    }));
  await recordRefunds({ trx, viewer }, returned.number, refundings);
  await sql`
    update returns set state = 'refunded', version = version + 1, updated_at = now()
    where id = ${id}`.execute(trx);
};
