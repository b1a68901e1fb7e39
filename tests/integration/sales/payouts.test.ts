import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMarket, type Market } from '#tests/factories/market.ts';
import { signedIn } from '#tests/factories/people.ts';
import {
  complete,
  earn,
  payOrder,
  previewOf,
  refuseStep,
  request,
  requestDocument,
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
const removeAccount = (status: string) =>
  sql`update payment_accounts set status = ${status}, version = version + 1
    where vendor_id = ${market.first.id}`.execute(api.db);

describe('what is due', () => {
  test('covers completed and paid lines, with their rate: example 61 of the cart rules', async () => {
    const order = await sendOrder(market);
    expect(await previewOf(first())).toMatchObject({
      total: 0,
      refusal: 'nothingDue',
      waiting: { open: 2, unpaid: 0 },
    });
    await complete(order.id, market.first.id);
    expect(await previewOf(first())).toMatchObject({ total: 0, waiting: { open: 0, unpaid: 2 } });
    await payOrder(market, order);
    const due = await previewOf(first());
    expect(due).toMatchObject({
      total: 3,
      refusal: null,
      balance: '1045.80',
      account: { provider: 'bank', accountHolder: 'Vera Vogt', iban: 'DE89 **** 3000' },
      sums: {
        gross: '1160.00',
        commission: '139.20',
        passedOn: '25.00',
        adjustments: '0.00',
        net: '1045.80',
      },
    });
    const { results } = due;
    expect(new Set(results.map(({ kind }) => kind))).toEqual(
      new Set(['line', 'service', 'driving']),
    );
    expect(results.find(({ kind }) => kind === 'line')).toMatchObject({
      sku: market.sofa.sku,
      quantity: 2,
      base: '1160.00',
      tier: 'upTo2000',
      rate: '12.00',
      amount: '1080.00',
      commission: '129.60',
      net: '950.40',
      purchaseValue: null,
    });
    // the other partner has completed no line
    expect(await previewOf(market.second.token)).toMatchObject({ total: 0, waiting: { open: 1 } });
    await complete(order.id);
    // 300.00 less 12 %, and 19.90 of shipping
    expect(await previewOf(market.second.token)).toMatchObject({
      sums: { gross: '300.00', commission: '36.00', passedOn: '19.90', net: '283.90' },
    });
  });

  test('belongs to each partner; administrators name the partner', async () => {
    const document = `query ($query: PayoutPreviewQuery) {
      payoutPreview(query: $query) { data { total } } }`;
    const query = { vendorId: market.first.id };
    const codeOf = async (token: string, asked: object) =>
      (await api.refusal(document, { query: asked }, token)).extensions.code;
    expect(await codeOf(market.second.token, query)).toBe('NOT_FOUND');
    expect(await codeOf(admin, {})).toBe('NOT_FOUND');
    expect((await previewOf(admin, query)).total).toBe(3);
    const other = await signedIn(api.db, 'basic');
    expect((await previewOf(other.token)).total).toBe(0);
    const suspended = await signedIn(api.db, 'suspended');
    expect(await codeOf(suspended.token, {})).toBe('FORBIDDEN');
  });

  test('from one order contains only that order', async () => {
    const order = await earn(market);
    expect((await previewOf(first())).total).toBe(6);
    expect(await previewOf(first(), { orderId: order.id })).toMatchObject({
      total: 3,
      sums: { net: '1045.80' },
      balance: '2091.60',
    });
  });
});

describe('a request', () => {
  const input = async () => ({
    fingerprint: (await previewOf(first())).fingerprint,
    isFinal: true,
  });

  test('must be confirmed and needs an account, even if it existed at the preview', async () => {
    const given = await input();
    const { extensions } = await api.refusal(
      requestDocument,
      { input: { ...given, isFinal: false } },
      first(),
    );
    expect(extensions.fields).toHaveProperty('isFinal');
    await removeAccount('none');
    expect(await previewOf(first())).toMatchObject({ refusal: 'noAccount', account: null });
    expect((await api.refusal(requestDocument, { input: given }, first())).msg).toBe(
      'error.PAYOUT_NO_ACCOUNT',
    );
    await removeAccount('connected');
    // the account has changed since
    const { msg, extensions: changed } = await api.refusal(
      requestDocument,
      { input: given },
      first(),
    );
    expect([changed.code, msg]).toEqual(['CONFLICT', 'error.PAYOUT_CHANGED']);
  });

  test('matches the preview: new rates change nothing, another order does', async () => {
    const given = await input();
    const setRate = (rate: number) =>
      sql`update commission_tiers set up_to_2000 = ${rate} where vendor_id is null`.execute(api.db);
    await setRate(50);
    expect(await input()).toEqual(given);
    await setRate(12);
    await earn(market);
    expect((await api.refusal(requestDocument, { input: given }, first())).extensions.code).toBe(
      'CONFLICT',
    );
  });

  test('twice at once gives one of them CONFLICT', async () => {
    const given = await input();
    const answers = await Promise.all(
      [1, 2, 3].map(() => api.request(requestDocument, { input: given }, first())),
    );
    const made = answers.filter(({ errors }) => errors.length === 0);
    expect(made).toHaveLength(1);
    expect(
      answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code)),
    ).toEqual(['CONFLICT', 'CONFLICT']);
    expect(made[0]?.data?.requestPayout.data).toMatchObject({
      state: 'requested',
      items: 9,
      gross: '3480.00',
      account: { iban: 'DE89 **** 3000' },
      events: [{ kind: 'requested' }],
    });
    expect(await previewOf(first())).toMatchObject({ total: 0, refusal: 'nothingDue' });
    const notices = await api.db
      .selectFrom('notifications')
      .select('user_id')
      .where('kind', '=', 'payoutRequested')
      .execute();
    expect(notices.length).toBeGreaterThan(0);
  });
});

describe('the steps of a payout', () => {
  test('only move forward; a rejection releases their entries, once', async () => {
    const order = await earn(market);
    const { id } = await request(first(), { orderId: order.id });
    expect((await refuseStep([id], 'paid', { reference: 'R', paidOn: today() })).code).toBe(
      'CONFLICT',
    );
    expect((await refuseStep([id], 'rejected')).fields).toHaveProperty('reason');
    await take([id], 'rejected', { reason: 'Falsches Konto' });
    // repeating the step changes nothing
    await take([id], 'rejected', { reason: 'Noch einmal' });
    const due = await previewOf(first(), { orderId: order.id });
    expect(due).toMatchObject({ total: 3, sums: { net: '1045.80' } });
    // a rejected payout is not named
    expect(due.payouts).toEqual([]);
    const again = await request(first(), { orderId: order.id });
    await take([id], 'rejected', { reason: 'Ein drittes Mal' });
    expect(await previewOf(first(), { orderId: order.id })).toMatchObject({
      total: 0,
      payouts: [{ number: again.number, state: 'requested', net: '1045.80' }],
    });
    // only to its own partner, and not without an order
    expect((await previewOf(market.second.token, { orderId: order.id })).payouts).toEqual([]);
    expect((await previewOf(first())).payouts).toEqual([]);
    expect((await refuseStep([id], 'approved')).code).toBe('CONFLICT');
    await take([again.id], 'approved');
    expect((await refuseStep([again.id], 'rejected', { reason: 'Zu spät' })).code).toBe('CONFLICT');
    const paid = { reference: 'Atrium 7', paidOn: today() };
    expect((await refuseStep([again.id], 'paid', { paidOn: today() })).fields).toHaveProperty(
      'reference',
    );
    expect(
      (await refuseStep([again.id], 'paid', { ...paid, paidOn: '2099-01-01' })).fields,
    ).toHaveProperty('paidOn');
    const early = await refuseStep([again.id], 'paid', { ...paid, paidOn: '2020-01-01' });
    expect(early.code).toBe('INVALID');
    expect((await take([again.id], 'paid', paid)).data).toEqual([again.id]);
  });

  test('are enforced by the database, also for existing data', async () => {
    const order = await earn(market);
    const { id } = await request(first(), { orderId: order.id });
    const violations = [
      sql`update payouts set state = 'paid', paid_on = current_date, reference = 'x' where id = ${id}`,
      sql`update payouts set net = net + 1, gross = gross + 1 where id = ${id}`,
      sql`update payout_items set is_held = false where payout_id = ${id}`,
      sql`delete from payout_items where payout_id = ${id}`,
      sql`delete from payouts where id = ${id}`,
      sql`insert into payout_items (payout_id, kind, source_id, order_id, part_id, amount, commission,
          net)
        select payout_id, kind, source_id, order_id, part_id, amount, commission, net
        from payout_items where payout_id = ${id}`,
      sql`insert into payouts (number, vendor_id, partner_name, items, gross, commission, passed_on,
          adjustments, net, account, expected_on)
        select number || 'x', vendor_id, partner_name, items, gross, commission, passed_on, adjustments,
          net, account, expected_on from payouts where id = ${id}`,
    ];
    for (const each of violations) await expect(each.execute(api.db)).rejects.toThrow();
  });

  test('are visible only to administrators, and a payout only to its partner', async () => {
    const order = await earn(market);
    const { id } = await request(first(), { orderId: order.id });
    const codeOf = async (document: string, variables: object, token: string) =>
      (await api.refusal(document, variables as Record<string, unknown>, token)).extensions.code;
    const step = `mutation ($input: PayoutStepInput!) { updatePayoutStatus(input: $input) { data } }`;
    const input = { ids: [id], status: 'approved' };
    expect(await codeOf(step, { input }, first())).toBe('FORBIDDEN');
    const one = 'query ($id: ID!) { payoutById(id: $id) { data { number } } }';
    const items = `query ($query: PayoutItemsQuery!) {
      payoutItems(query: $query) { data { total results { kind } } } }`;
    expect(await codeOf(one, { id }, market.second.token)).toBe('NOT_FOUND');
    expect(await codeOf(items, { query: { payoutId: id } }, market.second.token)).toBe('NOT_FOUND');
    const { payoutItems } = await api.data(items, { query: { payoutId: id } }, first());
    expect(payoutItems.data).toMatchObject({ total: 3 });
  });
});
