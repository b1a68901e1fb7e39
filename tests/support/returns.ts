import type { OrderReturn, ReturnRefundPreview } from '#contract/generated/schema.ts';
import type { Order } from '#contract/generated/shopSchema.ts';
import type { Market } from '#tests/factories/market.ts';
import { unique } from '#tests/factories/unique.ts';
import { today } from './payouts.ts';
import { admin, api } from './testApi.ts';

/* Calls about returns of parts of order lines. */

const shopOrder = `id paymentStatus settlement { owed paid open owedBack }
  repayments { id kind amount state } refunds { kind index amount }
  lines { state returns { returnId quantity reason note state receivedOn closingReason amount } }`;
const orderReturn = `id quantity reason note state at daysAfterDelivery receivedOn condition
  closingReason customerAmount`;

export const returnDocument = `mutation ($input: CreateReturnInput!) {
  createReturn(input: $input) { ${shopOrder} } }`;
const stepDocument = (name: string, input: string) => `mutation ($input: ${input}!) {
  ${name}(input: $input) { data { ${orderReturn} } } }`;
export const receiveDocument = stepDocument('receiveReturn', 'ReceiveReturnInput');
export const rejectDocument = stepDocument('rejectReturn', 'CloseReturnInput');
export const withdrawDocument = stepDocument('withdrawReturn', 'CloseReturnInput');
export const refundReturnDocument = stepDocument('refundReturn', 'RefundReturnInput');
export const refundPreviewDocument = `query ($id: ID!) { returnRefundPreview(id: $id) { data {
  name quantity amount discount refunded proposed shipping driving fingerprint } } }`;
const orderDocument = `query ($id: ID!) { orderById(id: $id) { data {
  lines { id returns { ${orderReturn} } } events { kind text things quantity amount } } } }`;

interface Returning {
  externalId: string;
  /** The line's place in the order. */
  line: number;
}

/** One piece, withdrawn from, unless `changed` says otherwise. */
export const returnInput = ({ externalId, line }: Returning, changed: object = {}) => ({
  ...{ externalId, line, returnId: unique('return'), quantity: 1, reason: 'withdrawal' },
  ...changed,
});

/** Records a return as the shop. */
export const sendReturn = async (
  { key }: Market,
  of: Returning,
  changed: object = {},
): Promise<Order> =>
  (await api.shop(returnDocument, { input: returnInput(of, changed) }, key)).createReturn;

/** The id of the latest return of an order. */
export const latestReturn = async (orderId: string): Promise<string> => {
  const { id } = await api.db
    .selectFrom('returns')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
};

export const receive = async (
  id: string,
  token = admin,
  changed: object = {},
): Promise<OrderReturn> => {
  const input = { id, receivedOn: today(), condition: 'Originalverpackt', ...changed };
  return (await api.data(receiveDocument, { input }, token)).receiveReturn.data;
};

const closing = { rejectReturn: rejectDocument, withdrawReturn: withdrawDocument };

export const close = async (step: keyof typeof closing, id: string): Promise<OrderReturn> =>
  (await api.data(closing[step], { input: { id, reason: 'Gebrauchsspuren' } }, admin))[step].data;

export const refundPreviewOf = async (id: string): Promise<ReturnRefundPreview> =>
  (await api.data(refundPreviewDocument, { id }, admin)).returnRefundPreview.data;

/** The input of a refund as proposed. */
export const refundInput = async (id: string, changed: object = {}) => {
  const { proposed, fingerprint } = await refundPreviewOf(id);
  return { id, amount: proposed, fingerprint, ...changed };
};

export const refundReturn = async (id: string, changed: object = {}): Promise<OrderReturn> => {
  const input = await refundInput(id, changed);
  return (await api.data(refundReturnDocument, { input }, admin)).refundReturn.data;
};

/** The returns and the timeline of an order, as the viewer sees them. */
export const orderOf = async (id: string, token = admin) =>
  (await api.data(orderDocument, { id }, token)).orderById.data;
