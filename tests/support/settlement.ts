import type { ShopOrder } from '#contract/generated/schema.ts';
import type { Market } from '#tests/factories/market.ts';
import { unique } from '#tests/factories/unique.ts';
import { admin, api } from './testApi.ts';

/* Calls about what customers owe, pay and get back. */

const order = `id externalId status paymentStatus total
  settlement { total reduced owed paid open owedBack repaid }
  payments { paymentId amount isReversed } repayments { id kind amount state }
  refunds { kind index amount }
  lines { sku state shippedOn carrier trackingNumber } services { line state appointmentAt }
  shipping { delivererId type lines cost isCharged }
  driving { performerId services cost isCharged }`;

export const payDocument = `mutation ($input: OrderPaymentInput!) {
  recordOrderPayment(input: $input) { data { ${order} } } }`;
export const reverseDocument = `mutation ($input: PaymentReversalInput!) {
  reverseOrderPayment(input: $input) { data { ${order} } } }`;
export const repayDocument = `mutation ($input: RepaymentsRepaidInput!) {
  markRepaymentsRepaid(input: $input) { data unchanged failures { id code msg } } }`;
const read = `query ($externalId: String!) { shopOrder(externalId: $externalId) { data { ${order} } } }`;
const lines = `mutation ($input: OrderLinesStatusInput!) {
  updateOrderLinesStatus(input: $input) { data failures { msg } } }`;
const cancel = `mutation ($input: CancelOrderInput!) {
  cancelOrder(input: $input) { data { ${order} } } }`;

/** Pays an amount of an order, in a payment of its own. */
export const payPart = async (
  { key }: Market,
  externalId: string,
  amount: string,
  more: object = {},
): Promise<ShopOrder> => {
  const input = { externalId, paymentId: unique('payment'), amount, ...more };
  return (await api.data(payDocument, { input }, key)).recordOrderPayment.data;
};

export const shopOrderOf = async ({ key }: Market, externalId: string): Promise<ShopOrder> =>
  (await api.data(read, { externalId }, key)).shopOrder.data;

/** Cancels lines as an administrator. */
export const cancelLines = async (ids: readonly string[]): Promise<void> => {
  await api.data(lines, { input: { ids, status: 'cancelled', reason: 'Nicht lieferbar' } }, admin);
};

export const cancelAll = async ({ key }: Market, externalId: string): Promise<ShopOrder> =>
  (await api.data(cancel, { input: { externalId, reason: 'Widerruf' } }, key)).cancelOrder.data;

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

export const reverse = async (id: string, reason = 'Falsche Bestellung'): Promise<ShopOrder> =>
  (await api.data(reverseDocument, { input: { id, reason } }, admin)).reverseOrderPayment.data;

export const repay = async (ids: readonly string[], repaidOn: string) =>
  (await api.data(repayDocument, { input: { ids, repaidOn, reference: 'Atrium' } }, admin))
    .markRepaymentsRepaid;
