import { beforeAll, describe, expect, test } from 'vitest';
import { createMarket, type Market } from '#tests/factories/market.ts';
import { unique } from '#tests/factories/unique.ts';
import { fileOfJob } from '#tests/support/jobFiles.ts';
import {
  complete,
  earn,
  idsOf,
  payOrder,
  previewOf,
  refundDocument,
  request,
  sendOrder,
  take,
  today,
} from '#tests/support/payouts.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

let market: Market;
beforeAll(async () => {
  market = await createMarket(api.db);
});

const first = () => market.first.token;
const oneOf = (input: object) => ({ input: { externalId: unique('refund'), ...input } });
const refund = async (input: object) => {
  const { id, ...amounts } = (await api.data(refundDocument, oneOf(input), admin)).createRefund
    .data;
  return amounts;
};
const refused = (input: object) => api.refusal(refundDocument, oneOf(input), admin);
const linesOf = async (orderId: string, vendorId = market.first.id) => {
  const { lines, services } = await idsOf(orderId, vendorId);
  return { lineId: lines[0] as string, serviceId: services[0] as string };
};

const statementDocument = `query ($query: PayoutStatementQuery!) { payoutStatement(query: $query) {
  data { total opening closing paid sums { net adjustments } results { kind net name } } } }`;
const statementOf = async (token: string, query: object) =>
  (await api.data(statementDocument, { query }, token)).payoutStatement.data;

describe('a refund', () => {
  test('is net and before discount; the customer gets it minus the share of the discount', async () => {
    const order = await earn(market);
    const { lineId, serviceId } = await linesOf(order.id);
    // 12 % of the amount is given back; 10 % of it was discount
    expect(await refund({ lineId, amount: '500.00', reason: 'Kratzer' })).toEqual({
      amount: '500.00',
      customerAmount: '450.00',
      commission: '60.00',
      net: '-440.00',
      paymentStatus: 'refund_owed',
    });
    expect(await refund({ serviceId, amount: '80' })).toMatchObject({
      customerAmount: '80.00',
      net: '-70.40',
    });
    expect((await previewOf(first(), { orderId: order.id })).sums).toEqual({
      gross: '1160.00',
      commission: '139.20',
      passedOn: '25.00',
      adjustments: '-510.40',
      net: '535.40',
    });
    await refund({ lineId, amount: '580.00' });
    const { lineId: lamp } = await linesOf(order.id, market.second.id);
    // everything is refunded, and the items stay with their refunds
    expect((await refund({ lineId: lamp, amount: '300' })).customerAmount).toBe('270.00');
    expect((await previewOf(first(), { orderId: order.id })).sums.net).toBe('25.00');
  });

  test('is limited to the paid amount, also twice at once', async () => {
    const order = await sendOrder(market);
    const { lineId, serviceId } = await linesOf(order.id);
    expect((await refused({ lineId, amount: '1' })).msg).toBe('error.ORDER_NOT_PAID');
    await payOrder(market, order);
    await complete(order.id);
    for (const input of [
      { lineId, amount: '1080.01' },
      { lineId, amount: '0' },
      { lineId, amount: '-1' },
      { serviceId, amount: '80.01' },
    ]) {
      const { extensions } = await refused(input);
      expect(extensions.fields).toHaveProperty('amount');
    }
    expect((await refused({ amount: '1' })).extensions.fields).toHaveProperty('lineId');
    expect((await refused({ lineId, serviceId, amount: '1' })).extensions.code).toBe('INVALID');
    const input = { lineId, amount: '1080.00' };
    const answers = await Promise.all(
      [1, 2].map(() => api.request(refundDocument, oneOf(input), admin)),
    );
    expect(answers.map(({ errors }) => errors.length).sort()).toEqual([0, 1]);
    const byPartner = await api.refusal(refundDocument, oneOf(input), first());
    expect(byPartner.extensions.code).toBe('FORBIDDEN');
  });

  test('is the same one if sent again, even at once; a different one with its id is rejected', async () => {
    const order = await earn(market);
    const { lineId, serviceId } = await linesOf(order.id);
    const { lineId: elsewhere } = await linesOf((await earn(market)).id);
    expect(
      (await api.refusal(refundDocument, { input: { lineId, amount: '1' } }, admin)).extensions
        .fields,
    ).toHaveProperty('externalId');
    const externalId = unique('refund');
    const input = { externalId, lineId, amount: '300.00', reason: 'Kratzer' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => api.data(refundDocument, { input }, admin)),
    );
    const [made] = answers.map(({ createRefund }) => createRefund.data);
    expect(made).toMatchObject({ amount: '300.00', paymentStatus: 'refund_owed' });
    for (const { createRefund } of answers) expect(createRefund.data).toEqual(made);
    for (const changed of [
      { amount: '300.01' },
      { reason: '' },
      { lineId: elsewhere },
      { lineId: null, serviceId },
    ]) {
      const { msg, extensions } = await api.refusal(
        refundDocument,
        { input: { ...input, ...changed } },
        admin,
      );
      expect([extensions.code, msg]).toEqual(['CONFLICT', 'error.REFUND_EXISTS']);
    }
    expect((await previewOf(first(), { orderId: order.id })).sums.adjustments).toBe('-264.00');
  });

  test('of a service that is never performed is in no ledger', async () => {
    const order = await sendOrder(market);
    await payOrder(market, order);
    const { lineId } = await linesOf(order.id);
    await refund({ lineId, amount: '100' });
    expect((await previewOf(first(), { orderId: order.id })).total).toBe(0);
    await complete(order.id);
    expect((await previewOf(first(), { orderId: order.id })).sums.net).toBe('957.80');
  });

  test('after the payout is deducted from the next one; a negative amount is carried over', async () => {
    const own = await createMarket(api.db);
    const { token } = own.first;
    const order = await earn(own);
    const { id } = await request(token);
    await take([id], 'approved');
    await take([id], 'paid', { reference: 'Atrium', paidOn: today() });
    const { lines } = await idsOf(order.id, own.first.id);
    await refund({ lineId: lines[0], amount: '500.00' });
    expect(await previewOf(token)).toMatchObject({
      total: 1,
      balance: '-440.00',
      refusal: 'notPositive',
      results: [{ kind: 'refund', amount: '-500.00', commission: '-60.00', net: '-440.00' }],
    });
    const next = await earn(own);
    // also in the preview of a single order
    expect(await previewOf(token, { orderId: next.id })).toMatchObject({
      sums: { gross: '1160.00', adjustments: '-440.00', net: '605.80' },
    });
    expect(await request(token, { orderId: next.id })).toMatchObject({ items: 4, net: '605.80' });
    expect(await statementOf(token, { from: today(), to: today() })).toMatchObject({
      total: 8,
      opening: '0.00',
      closing: '605.80',
      paid: '1045.80',
      sums: { net: '1651.60', adjustments: '-440.00' },
    });
    expect(await statementOf(token, { from: '2020-01-01', to: '2020-12-31' })).toMatchObject({
      total: 0,
      opening: '0.00',
      closing: '0.00',
    });
    expect(await statementOf(token, { from: '2099-01-01', to: '2099-01-31' })).toMatchObject({
      opening: '605.80',
    });
  });
});

const fileOf = async (id: string, token: string): Promise<string> =>
  (await fileOfJob(id, token)).file.toString();

describe('files', () => {
  const statement = `mutation ($input: PayoutStatementExportInput!) {
    exportPayoutStatement(input: $input) { data { id } } }`;
  const list = `mutation ($input: PayoutsExportInput!) { exportPayouts(input: $input) { data { id } } }`;

  test('have opening and closing balances, and the account for the bank', async () => {
    const own = await createMarket(api.db);
    const { token } = own.first;
    await earn(own);
    await request(token);
    const query = { from: today(), to: today() };
    const made = await api.data(
      statement,
      { input: { query, format: 'csv', language: 'de' } },
      token,
    );
    const text = await fileOf(made.exportPayoutStatement.data.id, token);
    const rows = text.trim().split('\r\n');
    expect(rows).toHaveLength(6);
    expect(rows[1]).toContain('Anfangssaldo');
    expect(rows.at(-1)).toMatch(/Endsaldo.*1045,8/);
    const bank = await api.data(
      list,
      { input: { query: {}, format: 'csv', language: 'en' } },
      admin,
    );
    const lines = (await fileOf(bank.exportPayouts.data.id, admin)).split('\r\n');
    expect(lines[0]).toMatch(/,Account holder,IBAN,BIC,PayPal account$/);
    expect(lines.join('\n')).toMatch(/,1045\.80,.*,DE89370400440532013000,/);
    const others = await api.refusal(
      statement,
      { input: { query: { ...query, vendorId: own.second.id }, format: 'csv' } },
      token,
    );
    expect(others.extensions.code).toBe('NOT_FOUND');
  });
});
