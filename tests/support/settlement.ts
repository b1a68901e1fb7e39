import type { Order } from '#contract/generated/shopSchema.ts';
import type { Market } from '#tests/factories/market.ts';
import { unique } from '#tests/factories/unique.ts';
import { admin, api } from './testApi.ts';

/* Calls about what customers owe, pay and get back. */

const order = `id externalId status paymentStatus total
  settlement { total reduced owed paid open owedBack repaid }
  payments { paymentId amount isReversed } repayments { id kind amount state }
  refunds { kind index amount }
  lines { sku state shippedOn carrier trackingNumber
    parcels { carrier number trackingUrl quantity } } services { line state appointmentAt }
  shipping { delivererId type lines cost isCharged }
  driving { performerId services cost isCharged }`;

export const payDocument = `mutation ($input: OrderPaymentInput!) {
  recordOrderPayment(input: $input) { ${order} } }`;
export const reverseDocument = `mutation ($input: PaymentReversalInput!) {
  reverseOrderPayment(input: $input) { data { id } } }`;
export const repayDocument = `mutation ($input: RepaymentsRepaidInput!) {
  markRepaymentsRepaid(input: $input) { data unchanged failures { id code msg } } }`;
const read = `query ($externalId: String!) { shopOrder(externalId: $externalId) { ${order} } }`;
const lines = `mutation ($input: OrderLinesStatusInput!) {
  updateOrderLinesStatus(input: $input) { data failures { msg } } }`;
const cancel = `mutation ($input: CancelOrderInput!) {
  cancelOrder(input: $input) { ${order} } }`;

/** Pays an amount of an order, in a payment of its own. */
export const payPart = async (
  { key }: Market,
  externalId: string,
  amount: string,
  more: object = {},
): Promise<Order> => {
  const input = { externalId, paymentId: unique('payment'), amount, ...more };
  return (await api.shop(payDocument, { input }, key)).recordOrderPayment;
};

export const shopOrderOf = async ({ key }: Market, externalId: string): Promise<Order> =>
  (await api.shop(read, { externalId }, key)).shopOrder;

/** Cancels lines as an administrator. */
export const cancelLines = async (ids: readonly string[]): Promise<void> => {
  await api.data(lines, { input: { ids, status: 'cancelled', reason: 'Nicht lieferbar' } }, admin);
};

export const cancelAll = async ({ key }: Market, externalId: string): Promise<Order> =>
  (await api.shop(cancel, { input: { externalId, reason: 'Widerruf' } }, key)).cancelOrder;

/** The id of an order's only payment. */
export const paymentOf = async (orderId: string): Promise<string> => {
  const { id } = await api.db
    .selectFrom('order_payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('reversed_id', 'is', null)
    .executeTakeFirstOrThrow();
  return id;
};

export const reverse = async (id: string, reason = 'Falsche Bestellung'): Promise<void> => {
  await api.data(reverseDocument, { input: { id, reason } }, admin);
};

export const repay = async (ids: readonly string[], repaidOn: string) =>
  (await api.data(repayDocument, { input: { ids, repaidOn, reference: 'Atrium' } }, admin))
    .markRepaymentsRepaid;
