import { cents, decimal, sumBy } from '#contract/cart/money.ts';
import { refundOf } from '#contract/cart/refund.ts';
import type { OrderRefundPreview, PartnerRefund } from '#contract/generated/schema.ts';
import type { WholeRefund } from '#contract/rules/sales/payout.ts';
import type { Trx } from '#server/db/database.ts';
import type { Writing } from '#server/entity/writing.ts';
import { DomainError, notFound } from '#server/errors/domainError.ts';
import { fingerprintOf, type Left, leftOf, type Refundable, refundablesOf } from './refundable.ts';
import { assertPaid, recordRefunds } from './refunds.ts';

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

/** The result that `refundOrder` would have, by partner. */
export const orderRefundPreview = async (
  trx: Trx,
  orderId: string,
): Promise<OrderRefundPreview> => {
  await assertPaid(trx, orderId);
  return previewOf(leftOf(await refundablesOf(trx, orderId)));
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
  const left = leftOf(await refundablesOf(trx, orderId));
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
