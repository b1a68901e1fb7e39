import { sql } from 'kysely';
import type { Market } from '#tests/factories/market.ts';
import { admin, api } from './testApi.ts';

/* Calls of orders and payouts by shops, partners and administrators. */

const create = `mutation ($input: CreateOrderInput!) {
  createOrder(input: $input) { id number externalId total } }`;
const pay = `mutation ($input: OrderPaymentInput!) {
  recordOrderPayment(input: $input) { id } }`;
const preview = `query ($query: PayoutPreviewQuery) { payoutPreview(query: $query) { data {
  total balance underWay fingerprint refusal expectedOn waiting { open unpaid }
  payouts { number state net } account { provider accountHolder iban }
  sums { gross commission passedOn adjustments net }
  results { kind name sku quantity orderId base tier rate amount commission net purchaseValue } } } }`;
const step = `mutation ($input: PayoutStepInput!) {
  updatePayoutStatus(input: $input) { data failures { id code msg } } }`;

export const requestDocument = `mutation ($input: RequestPayoutInput!) {
  requestPayout(input: $input) { data { id number state items gross commission passedOn adjustments net
    account { iban accountHolder } events { kind user } } } }`;
export const refundDocument = `mutation ($input: RefundInput!) {
  createRefund(input: $input) { data { id amount customerAmount commission net paymentStatus } } }`;

/** Sends an order of the market. */
export const sendOrder = async (market: Market, changed: object = {}) =>
  (await api.shop(create, { input: market.order(changed) }, market.key)).createOrder;

export const payOrder = async (
  market: Market,
  { externalId, total }: { externalId: string; total: string },
) => {
  const input = { externalId, paymentId: `of-${externalId}`, amount: total };
  await api.shop(pay, { input }, market.key);
};

/** Completes the whole order, or one partner's part. */
export const complete = async (orderId: string, vendorId?: string): Promise<void> => {
  for (const table of ['order_lines', 'order_services'] as const) {
    await sql`
      update ${sql.table(table)} t set state = 'completed', state_at = now()
      from order_parts p where p.id = t.part_id and t.order_id = ${orderId}
        and t.state not in ('completed', 'cancelled')
        and ${vendorId === undefined ? sql`true` : sql`p.vendor_id = ${vendorId}`}`.execute(api.db);
  }
};

/** Creates an order that is paid and completed. */
export const earn = async (market: Market, changed: object = {}) => {
  const order = await sendOrder(market, changed);
  await payOrder(market, order);
  await complete(order.id);
  return order;
};

export const previewOf = async (token: string, query: object = {}) =>
  (await api.data(preview, { query }, token)).payoutPreview.data;

export const request = async (token: string, given: object = {}) => {
  const { fingerprint } = await previewOf(token, given);
  const input = { fingerprint, isFinal: true, ...given };
  return (await api.data(requestDocument, { input }, token)).requestPayout.data;
};

export const take = async (ids: string[], status: string, more: object = {}) =>
  (await api.data(step, { input: { ids, status, ...more } }, admin)).updatePayoutStatus;

export const refuseStep = async (ids: string[], status: string, more: object = {}) =>
  (await api.refusal(step, { input: { ids, status, ...more } }, admin)).extensions;

export const today = (): string =>
  new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' });

export const idsOf = async (orderId: string, vendorId: string) => {
  const { rows } = await sql<{ lines: string[]; services: string[] }>`
    select
      array(select l.id::text from order_lines l join order_parts p on p.id = l.part_id
        where l.order_id = ${orderId} and p.vendor_id = ${vendorId} order by l.id) as lines,
      array(select s.id::text from order_services s join order_parts p on p.id = s.part_id
        where s.order_id = ${orderId} and p.vendor_id = ${vendorId} order by s.id) as services`.execute(
    api.db,
  );
  return rows[0] as { lines: string[]; services: string[] };
};
