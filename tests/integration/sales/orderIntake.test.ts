import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { discountOfCode } from '#server/modules/sales/discounts/uses.ts';
import { createMarket, type Market } from '#tests/factories/market.ts';
import { createShopKey } from '#tests/factories/people.ts';
import { unique } from '#tests/factories/unique.ts';
import { createDiscount } from '#tests/factories/website.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const fields = `id number externalId status paymentStatus total
  sums { products discount shipping services driving }
  lines { vendorId sku quantity unitPrice amount discount dueOn state }
  services { line performerId cost state }`;
const create = `mutation ($input: CreateOrderInput!) { createOrder(input: $input) { ${fields} } }`;
const pay = `mutation ($input: OrderPaymentInput!) {
  recordOrderPayment(input: $input) { id paymentStatus } }`;
const cancel = `mutation ($input: CancelOrderInput!) {
  cancelOrder(input: $input) { id status lines { state } services { state } } }`;

let market: Market;
beforeAll(async () => {
  market = await createMarket(api.db);
});

const send = async (input: object, token = market.key) =>
  (await api.shop(create, { input }, token)).createOrder;
const refused = async (changed: object, token = market.key) =>
  (await refusal(create, { input: market.order(changed) }, token)).extensions;
const usedOf = async (code: string) => (await discountOfCode(api.db, code))?.used;

describe('an order of a shop', () => {
  test('is stored as the cart’s rules compute it, with one part for each partner', async () => {
    const order = await send(market.order());
    expect(order.number).toMatch(/^A-\d{4}-\d{6}$/);
    expect(order).toMatchObject({
      status: 'open',
      paymentStatus: 'pending',
      total: '1366.90',
      sums: {
        products: '1380.00',
        discount: '138.00',
        shipping: '19.90',
        services: '80.00',
        driving: '25.00',
      },
      lines: [
        { sku: market.sofa.sku, amount: '1080.00', discount: '108.00', state: 'open' },
        { sku: market.lamp.sku, amount: '300.00', discount: '30.00', state: 'open' },
      ],
      services: [{ line: 0, performerId: market.first.id, cost: '80.00', state: 'open' }],
    });
    const parts = await api.db
      .selectFrom('order_parts')
      .select(['vendor_id', 'role', 'base', 'tier', 'rate', 'commission', 'shipping', 'payout'])
      .where('order_id', '=', order.id)
      .orderBy('id')
      .execute();
    // example 61 of the cart rules, and 300.00 at 12 % with 19.90 of shipping
    expect(parts).toEqual([
      {
        vendor_id: market.first.id,
        role: 'seller',
        base: '1160.00',
        tier: 'upTo2000',
        rate: '12.00',
        commission: '139.20',
        shipping: '0.00',
        payout: '1045.80',
      },
      {
        vendor_id: market.second.id,
        role: 'seller',
        base: '300.00',
        tier: 'upTo2000',
        rate: '12.00',
        commission: '36.00',
        shipping: '19.90',
        payout: '283.90',
      },
    ]);
    const notices = await api.db
      .selectFrom('notifications')
      .select('user_id')
      .where('kind', '=', 'orderReceived')
      .where('link', '=', `/orders/details/${order.id}`)
      .execute();
    expect(notices.map(({ user_id }) => user_id).sort()).toEqual(
      [market.first.user.id, market.second.user.id].sort(),
    );
  });

  test('takes the same number of statements at any length', async () => {
    const count = async (length: number) => {
      const lines = Array.from({ length }, () => ({
        vendorId: market.second.id,
        sku: market.lamp.sku,
        quantity: 1,
      }));
      const expectedTotal = `${(length * 100 + 19.9).toFixed(2)}`;
      const input = market.order({ lines, services: [], code: null, expectedTotal });
      api.statements.length = 0;
      await send(input);
      return api.statements.length;
    };
    const few = await count(2);
    expect(await count(200)).toBe(few);
    expect(few).toBeLessThan(25);
  });

  test('exists once, however often and by whom it is sent, also at once', async () => {
    const input = market.order();
    const used = (await usedOf(market.code)) ?? 0;
    const orders = await Promise.all(Array.from({ length: 6 }, () => send(input)));
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
    const before = await send(input);
    // a later price change does not affect the existing order
    await sql`update variations set price = price + 1 where id = ${market.lamp.id}`.execute(api.db);
    const other = await createShopKey(api.db, { shopId: market.shopId });
    expect(await send(input, other.key)).toEqual(before);
    await sql`update variations set price = price - 1 where id = ${market.lamp.id}`.execute(api.db);
    expect(await usedOf(market.code)).toBe(used + 1);
  });

  test('does not replace another one with the same number', async () => {
    const input = market.order();
    await send(input);
    const { extensions } = await refusal(
      create,
      { input: { ...input, notes: 'Anders' } },
      market.key,
    );
    expect(extensions).toMatchObject({ code: 'CONFLICT', args: { name: input.externalId } });
  });

  test('does not change with later edits', async () => {
    const { id } = await send(market.order());
    const stateOf = async () =>
      (
        await sql`select l.name, l.unit_price, p.partner_name, p.rate from order_lines l
          join order_parts p on p.id = l.part_id where l.order_id = ${id} order by l.id`.execute(
          api.db,
        )
      ).rows;
    const before = await stateOf();
    await sql`
      update variations set name = 'Other', price = price * 2
      where id = ${market.sofa.id}`.execute(api.db);
    await sql`update commission_tiers set up_to_2000 = 50`.execute(api.db);
    expect(await stateOf()).toEqual(before);
    await sql`update variations set price = price / 2 where id = ${market.sofa.id}`.execute(api.db);
    await sql`update commission_tiers set up_to_2000 = 12`.execute(api.db);
    await expect(
      sql`update order_lines set unit_price = 1, amount = quantity where order_id = ${id}`.execute(
        api.db,
      ),
    ).rejects.toThrow('stays as it came');
    await expect(sql`delete from orders where id = ${id}`.execute(api.db)).rejects.toThrow(
      'stays as it came',
    );
  });
});

describe('refused, with nothing left of it', () => {
  test('a total that differs by a cent, with the quote', async () => {
    const extensions = await refused({ expectedTotal: '1366.91' });
    expect(extensions).toMatchObject({
      code: 'INVALID',
      fields: { expectedTotal: { rule: 'rules.otherTotal' } },
      args: { total: '1366.90', expected: '1366.91' },
      quote: { total: '1366.90' },
    });
  });

  test('products that are not for sale, missing, or not sold to that place', async () => {
    const line = { vendorId: market.second.id, sku: market.lamp.sku, quantity: 1 };
    const reasonOf = async (changed: object) => {
      const { fields: broken, quote } = await refused(changed);
      expect(broken).toEqual({ lines: { rule: 'rules.notOrderable' } });
      return quote?.lines.map(({ refusal: reason }) => reason);
    };
    const alone = { services: [], code: null };
    expect(await reasonOf({ ...alone, lines: [{ ...line, sku: 'UNKNOWN' }] })).toEqual([
      'notForSale',
    ]);
    expect(await reasonOf({ ...alone, lines: [line, { ...line, showroomId: '1' }] })).toEqual([
      null,
      'showroom',
    ]);
    await sql`
      update vendor_products set paused_reason = 'sourceDraft'
      where id = ${market.lampProduct}`.execute(api.db);
    expect(await reasonOf({ ...alone, lines: [line] })).toEqual(['notForSale']);
    await sql`
      update vendor_products set paused_reason = null where id = ${market.lampProduct}`.execute(
      api.db,
    );
    await sql`
      insert into network_request_regions (request_id, sort_index, type, value)
      select id, 0, 'state', 'BY' from network_requests
      where sender_vendor_id = ${market.second.id}`.execute(api.db);
    const { shipping } = market.order();
    const cologne = { ...shipping, post_code: '50667' };
    expect(await reasonOf({ ...alone, lines: [line], shipping: cologne })).toEqual([
      'connectionRegion',
    ]);
  });

  test('a service that is hidden', async () => {
    const { shipping } = market.order();
    const { fields: broken, quote } = await refused({
      shipping: { ...shipping, post_code: '50667' },
      lines: [{ vendorId: market.first.id, sku: market.sofa.sku, quantity: 2 }],
    });
    expect(broken).toEqual({ services: { rule: 'rules.notOrderable' } });
    expect(quote?.services).toMatchObject([{ refusal: 'noDrivingCost' }]);
  });

  test.each([
    [{ quantity: 0 }, 'rules.minValue'],
    [{ quantity: 10_000 }, 'rules.maxValue'],
    [{ quantity: 1.5 }, 'rules.wholeNumber'],
    [{ sku: '' }, 'rules.required'],
  ])('a line with %j', async (changed, rule) => {
    const line = { vendorId: market.second.id, sku: market.lamp.sku, quantity: 1, ...changed };
    if ('quantity' in changed && changed.quantity === 1.5) {
      const { extensions } = await refusal(
        create,
        { input: market.order({ lines: [line] }) },
        market.key,
      );
      expect(extensions.code).toBe('INVALID');
      return;
    }
    expect((await refused({ lines: [line], services: [] })).fields?.lines).toMatchObject({ rule });
  });

  test.each([
    [{ customer: { email: 'nobody', lastname: 'K' } }, 'customer.email'],
    [{ customer: null }, 'customer'],
    [
      { shipping: { lastname: 'K', street: 'S', city: 'C', post_code: '1010' } },
      'shipping.post_code',
    ],
    [{ method: '' }, 'method'],
    [{ externalId: '' }, 'externalId'],
    [{ orderedAt: '2026-11-23' }, 'orderedAt'],
    [{ orderedAt: new Date(Date.now() - 25 * 3_600_000).toISOString() }, 'orderedAt'],
    [{ orderedAt: new Date(Date.now() + 3_600_000).toISOString() }, 'orderedAt'],
    [{ expectedTotal: '1.366,90' }, 'expectedTotal'],
    [{ services: [{ line: 9, serviceId: '1', performerId: '1' }] }, 'services'],
    [{ lines: [] }, 'lines'],
  ])('%j', async (changed, field) => {
    expect(Object.keys((await refused(changed)).fields ?? {})).toContain(field);
  });

  test('a code that another order has used up a moment before', async () => {
    const { code } = await createDiscount(api.db, { is_active: true, max_uses: 1 });
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => api.request(create, { input: market.order({ code }) }, market.key)),
    );
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    const refusals = answers.flatMap(({ errors }) => errors);
    expect(refusals).toHaveLength(3);
    for (const { extensions } of refusals) {
      expect(extensions.fields).toEqual({ code: { rule: 'rules.codeRefused' } });
      expect(extensions.quote?.codeRefusal).toBe('codeUsedUp');
    }
    const orders = await api.db
      .selectFrom('orders')
      .select('id')
      .where('code', '=', code)
      .execute();
    expect(orders).toHaveLength(1);
  });
});

describe('a payment', () => {
  const paid = (externalId: string, changed: object = {}, token = market.key) => ({
    input: { externalId, paymentId: 'PAY-1', amount: '1366.90', ...changed },
    token,
  });

  test('is recorded once, however often it is sent', async () => {
    const { externalId } = await send(market.order());
    const { input } = paid(externalId);
    for (let time = 0; time < 2; time += 1) {
      const answer = await api.shop(pay, { input }, market.key);
      expect(answer.recordOrderPayment.paymentStatus).toBe('paid');
    }
    const { extensions } = await refusal(pay, { input: { ...input, amount: '1' } }, market.key);
    expect(extensions.code).toBe('CONFLICT');
    const events = await sql`
      select from order_events e join orders o on o.id = e.order_id
      where o.external_id = ${externalId} and e.kind = 'paid'`.execute(api.db);
    expect(events.rows).toHaveLength(1);
  });

  test('of an unknown order is refused', async () => {
    const input = { externalId: 'nothing', paymentId: 'PAY-1', amount: '1' };
    expect((await refusal(pay, { input }, market.key)).extensions.code).toBe('NOT_FOUND');
  });
});

describe('cancelling', () => {
  test('cancels everything, releases the code, and has no effect the second time', async () => {
    const { code } = await createDiscount(api.db, { is_active: true, max_uses: 1 });
    const { externalId } = await send(market.order({ code }));
    expect(await usedOf(code)).toBe(1);
    const input = { externalId, reason: 'Kunde hat es sich anders überlegt' };
    for (let time = 0; time < 2; time += 1) {
      const answer = await api.shop(cancel, { input }, market.key);
      expect(answer.cancelOrder).toMatchObject({
        status: 'cancelled',
        lines: [{ state: 'cancelled' }, { state: 'cancelled' }],
        services: [{ state: 'cancelled' }],
      });
    }
    expect(await usedOf(code)).toBe(0);
  });

  test('is rejected once something is shipped', async () => {
    const { id, externalId } = await send(market.order());
    await sql`
      update order_lines set state = 'shipped' where order_id = ${id} and position = 1`.execute(
      api.db,
    );
    const { extensions } = await refusal(cancel, { input: { externalId } }, market.key);
    expect(extensions.code).toBe('INVALID');
  });
});

test('an order while it is shipped ends with one of both', async () => {
  const ship = `mutation ($input: OrderLinesStatusInput!) {
    updateOrderLinesStatus(input: $input) { data } }`;
  for (let round = 0; round < 6; round += 1) {
    const { id, externalId } = await send(market.order());
    const { rows } = await sql<{ id: string }>`
      select id from order_lines where order_id = ${id} order by position limit 1`.execute(api.db);
    const calls = [
      () => api.request(cancel, { input: { externalId, reason: 'Storno' } }, market.key),
      () =>
        api.request(ship, { input: { ids: [rows[0]?.id], status: 'shipped' } }, market.first.token),
    ];
    // either call may arrive first
    const answers = await Promise.all((round % 2 ? calls.reverse() : calls).map((ask) => ask()));
    expect(answers.map(({ errors }) => errors.length).sort()).toEqual([0, 1]);
    const { rows: states } = await sql<{ state: string }>`
      select distinct state from order_lines where order_id = ${id} order by state`.execute(api.db);
    expect([['cancelled'], ['open', 'shipped']]).toContainEqual(states.map(({ state }) => state));
  }
});

describe('a key', () => {
  const newKey = `mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { data { id key } } }`;
  const revoke = `mutation ($id: ID!) { revokeApiKey(id: $id) { data { state revokedAt } } }`;
  const list = `query ($query: ApiKeysQuery) {
    apiKeys(query: $query) { data { total results { id name hint state lastUsedAt createdBy } } } }`;

  test('is shown once and stored as a hash', async () => {
    const name = unique('Shop');
    const input = { shopId: market.shopId, name, scopes: ['orders'] };
    const { createApiKey } = await api.data(newKey, { input }, admin);
    const { id, key } = createApiKey.data;
    const { apiKeys } = await api.data(list, { query: { name } }, admin);
    expect(apiKeys.data.results).toMatchObject([
      { id, name, hint: key.slice(-4), state: 'active', lastUsedAt: null, createdBy: 'Ada Admin' },
    ]);
    const stored = await api.db.selectFrom('api_keys').selectAll().where('id', '=', id).execute();
    expect(JSON.stringify(stored)).not.toContain(key);
    await send(market.order(), key);
    const used = await api.data(list, { query: { name } }, admin);
    expect(used.apiKeys.data.results[0]?.lastUsedAt).not.toBeNull();
  });

  test('lets no further order in when it is revoked while in use', async () => {
    const { id, key } = await createShopKey(api.db);
    const answers = Promise.all(
      Array.from({ length: 8 }, () => api.request(create, { input: market.order() }, key)),
    );
    await api.data(revoke, { id }, admin);
    const revokedAt = (
      await api.db
        .selectFrom('api_keys')
        .select('revoked_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).revoked_at;
    await answers;
    const later = await sql`
      select from orders where api_key_id = ${id} and created_at > ${revokedAt}`.execute(api.db);
    expect(later.rows).toHaveLength(0);
    const { extensions } = await api.refusal(create, { input: market.order() }, key);
    expect(extensions.code).toBe('UNAUTHENTICATED');
  });
});
