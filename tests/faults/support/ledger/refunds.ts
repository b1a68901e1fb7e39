import { orderRefundPreview, refundOrder } from '#server/modules/sales/payouts/refundOrder.ts';
import { createRefund } from '#server/modules/sales/payouts/refunds.ts';
import { bookRefund, isBorne, type Order, settlementOf, sumOf, type Thing } from './books.ts';
import { done, leftOf, refuse, type Step, same, uniqueId } from './desk.ts';
import { centsOf, euros } from './orders.ts';

/** Whether anything is paid of the order, without which nothing is refunded. */
const isPaid = (order: Order): boolean => {
  const { received, back, isCovered } = settlementOf(order);
  return isCovered ? received > 0 : received > back;
};

const keyOf = {
  line: 'lineId',
  service: 'serviceId',
  shipping: 'shippingId',
  driving: 'drivingPartId',
} as const;

const refundInput = ({ kind, id }: Thing, amount: number) => ({
  ...{ externalId: uniqueId(), lineId: null, serviceId: null, shippingId: null },
  ...{ drivingPartId: null, amount: euros(amount), reason: 'Kulanz', [keyOf[kind]]: id },
});

/** A part of something or all of it; more than is left, and what is cancelled, is refused. */
export const refundSome: Step = async (desk, order, random) => {
  const thing = random.pick(order.things);
  const left = leftOf(thing);
  const tooMuch = refundInput(thing, left + random.pick([1, thing.amount]));
  if (!isPaid(order) || !isBorne(thing) || random.chance(0.1)) {
    return refuse(desk, (trx) => createRefund({ trx, viewer: desk.admin }, tooMuch));
  }
  if (left === 0) return;
  const amount = random.chance(0.4) ? left : random.between(1, left);
  const input = refundInput(thing, amount);
  const create = () => done(desk, (trx) => createRefund({ trx, viewer: desk.admin }, input));
  const { customerAmount } = await create();
  same('refunded', centsOf(customerAmount), bookRefund(thing, amount));
  // sent again, it is the same one
  if (random.chance(0.1)) same('the same', (await create()).customerAmount, customerAmount);
};

export const refundWhole: Step = async (desk, order) => {
  if (!isPaid(order)) return refuse(desk, (trx) => orderRefundPreview(trx, order.id));
  const left = order.things.filter((each) => isBorne(each) && leftOf(each) > 0);
  if (left.length === 0) return;
  const { customerAmount, fingerprint } = await done(desk, (trx) =>
    orderRefundPreview(trx, order.id),
  );
  const input = { externalId: uniqueId(), orderId: order.id, fingerprint, reason: 'Widerruf' };
  await done(desk, (trx) => refundOrder({ trx, viewer: desk.admin }, input));
  const given = sumOf(left, (thing) => bookRefund(thing, leftOf(thing)));
  same('refunded as a whole', centsOf(customerAmount), given);
  const again = { ...input, externalId: uniqueId() };
  await refuse(desk, (trx) => refundOrder({ trx, viewer: desk.admin }, again));
};
