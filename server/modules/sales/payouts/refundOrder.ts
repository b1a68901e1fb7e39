import { createHash } from 'node:crypto';
import { cents, decimal, sumBy } from '#contract/cart/money.ts';
import { refundOf } from '#contract/cart/refund.ts';
import type { OrderRefundPreview, PartnerRefund } from '#contract/generated/schema.ts';
import type { WholeRefund } from '#contract/rules/sales/payout.ts';
import type { Trx } from '#server/db/database.ts';
import type { Writing } from '#server/entity/writing.ts';
import { DomainError, notFound } from '#server/errors/domainError.ts';
import { type Refundable, refundablesOf, remainderOf } from './refundable.ts';
import { assertPaid, recordRefunds } from './refunds.ts';

/** What is neither cancelled nor completely refunded, with the remaining amount. */
const leftOf = async (trx: Trx, orderId: string) =>
  (await refundablesOf(trx, orderId))
    .filter((thing) => !thing.is_cancelled && cents(remainderOf(thing)) > 0n)
    .map((thing) => ({ thing, amount: remainderOf(thing) }));

type Left = Awaited<ReturnType<typeof leftOf>>[number];

const fingerprintOf = (left: readonly Left[]): string =>
  createHash('md5')
    .update(left.map(({ thing: { kind, id }, amount }) => `${kind} ${id} ${amount}`).join())
    .digest('hex');

const sums = (left: readonly Left[]) => {
  const refunds = left.map(({ thing, amount }) => ({
    amount,
    ...refundOf(thing, thing.before, amount),
  }));
  const sumOf = (amountOf: (refund: (typeof refunds)[number]) => string) =>
    decimal(sumBy(refunds, (refund) => cents(amountOf(refund))));
  return {
    amount: sumOf(({ amount }) => amount),
    customerAmount: sumOf(({ customer }) => customer),
    commission: sumOf(({ commission }) => commission),
    net: sumOf(({ net }) => net),
  };
};

const partnerOf = ({ part_id, partner_name }: Refundable) => `${part_id} ${partner_name}`;

const previewOf = (left: readonly Left[]): OrderRefundPreview => {
  const partners = [...new Set(left.map(({ thing }) => partnerOf(thing)))].map(
    (partner): PartnerRefund => {
      const own = left.filter(({ thing }) => partnerOf(thing) === partner);
      return { partnerName: own[0]?.thing.partner_name ?? '', ...sums(own) };
    },
  );
  return { partners, customerAmount: sums(left).customerAmount, fingerprint: fingerprintOf(left) };
};

/** What `refundOrder` would return, by partner. */
export const orderRefundPreview = async (
  trx: Trx,
  orderId: string,
): Promise<OrderRefundPreview> => {
  await assertPaid(trx, orderId);
  return previewOf(await leftOf(trx, orderId));
};

/** Whether the order was refunded with this id before. */
const isRefunded = async (trx: Trx, { externalId, orderId }: WholeRefund): Promise<boolean> => {
  const known = await trx
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('external_id', 'like', `${externalId}/%`)
    .executeTakeFirst();
  return known !== undefined;
};

/**
 * Refunds everything of an order that is neither cancelled nor refunded yet, as previewed. Sending the
 * same refund again changes nothing.
 * @throws CONFLICT if the order has changed since the preview; INVALID if nothing was paid
 */
export const refundOrder = async (
  { trx, viewer }: Pick<Writing, 'trx' | 'viewer'>,
  refund: WholeRefund,
): Promise<OrderRefundPreview> => {
  const { externalId, orderId, fingerprint, reason } = refund;
  await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  const number = await assertPaid(trx, orderId);
  const left = await leftOf(trx, orderId);
  if (await isRefunded(trx, refund)) return previewOf(left);
  if (fingerprintOf(left) !== fingerprint || left.length === 0) {
    throw new DomainError('CONFLICT', { msg: 'error.REFUND_CHANGED' });
  }
  const refundings = left.map(({ thing, amount }) => ({
    thing,
    amount,
    externalId: `${externalId}/${thing.kind}-${thing.id}`,
    reason,
  }));
  await recordRefunds({ trx, viewer }, number, refundings);
  return previewOf(left);
};
