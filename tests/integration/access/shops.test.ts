import { getIntrospectionQuery } from 'graphql';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMarket, type Market } from '#tests/factories/market.ts';
import { createShopKey } from '#tests/factories/people.ts';
import { unique } from '#tests/factories/unique.ts';
import { startApi } from '#tests/support/api.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';

/* What a key opens: the shop's contract, by its scopes, and its own shop's orders. */

shareApi();

const documents = {
  create: 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id externalId } }',
  pay: 'mutation ($input: OrderPaymentInput!) { recordOrderPayment(input: $input) { paymentStatus } }',
  cancel: 'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { status } }',
  giveBack: 'mutation ($input: CreateReturnInput!) { createReturn(input: $input) { id } }',
  read: 'query ($externalId: String!) { shopOrder(externalId: $externalId) { id number } }',
  customer: `query ($externalId: String!) { shopOrder(externalId: $externalId) {
    id customer { email } billing { street } shippingAddress { city } } }`,
};

let market: Market;
/** A key of another shop. */
let other: string;
beforeAll(async () => {
  market = await createMarket(api.db);
  other = (await createShopKey(api.db)).key;
});

const send = async (key = market.key, changed: object = {}) =>
  (await api.shop(documents.create, { input: market.order(changed) }, key)).createOrder;

/** A valid call of each kind for an order. */
const callsFor = (externalId: string) =>
  [
    [documents.read, { externalId }],
    [documents.pay, { input: { externalId, paymentId: unique('PAY'), amount: '1' } }],
    [
      documents.giveBack,
      { input: { externalId, returnId: unique('R'), line: 0, quantity: 1, reason: 'damaged' } },
    ],
    [documents.cancel, { input: { externalId } }],
  ] as const;

describe('another shop’s order', () => {
  test('is neither read nor paid, returned or cancelled, and nothing is written', async () => {
    const { id, externalId } = await send();
    await sql`
      update order_lines set state = 'shipped', state_at = now()
      where order_id = ${id} and position = 0`.execute(api.db);
    for (const [document, variables] of callsFor(externalId)) {
      expect((await refusal(document, variables, other)).extensions.code).toBe('NOT_FOUND');
    }
    // the calls are valid: the shop itself can make them
    const own = await createShopKey(api.db, { shopId: market.shopId });
    for (const [document, variables] of callsFor(externalId).slice(0, 3)) {
      expect((await api.request(document, variables, own.key)).errors).toEqual([]);
    }
  });

  test('may have the same number, and its payments and returns the same ids', async () => {
    const { externalId } = await send();
    const theirs = await send(other, { externalId });
    expect(theirs.externalId).toBe(externalId);
    const ids = { paymentId: unique('PAY'), returnId: unique('R') };
    for (const key of [market.key, other]) {
      const { recordOrderPayment } = await api.shop(
        documents.pay,
        { input: { externalId, paymentId: ids.paymentId, amount: '1366.90' } },
        key,
      );
      expect(recordOrderPayment.paymentStatus).toBe('paid');
    }
    await sql`
      update order_lines l set state = 'shipped', state_at = now() from orders o
      where o.id = l.order_id and o.external_id = ${externalId}`.execute(api.db);
    const input = { externalId, returnId: ids.returnId, line: 0, quantity: 1, reason: 'damaged' };
    for (const key of [market.key, other, market.key])
      await api.shop(documents.giveBack, { input }, key);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int from returns where external_id = ${ids.returnId}`.execute(api.db);
    expect(rows).toEqual([{ count: 2 }]);
  });

  test('of administrators belongs to no shop', async () => {
    const mutation = `mutation ($input: CreateOrderInput!) { createOrder(input: $input) { data { id } } }`;
    const input = market.order();
    await api.data(mutation, { input }, admin);
    const { externalId } = input;
    expect((await refusal(documents.read, { externalId }, market.key)).extensions.code).toBe(
      'NOT_FOUND',
    );
    const again = await send(market.key, { ...input, expectedTotal: '1366.90' });
    expect(again.externalId).toBe(externalId);
  });

  test('counts for a payment of administrators, too', async () => {
    const { id, externalId } = await send();
    const paymentId = unique('PAY');
    const mutation = `mutation ($input: OrderPaymentInput!) {
      recordOrderPayment(input: $input) { data { number } } }`;
    const input = { orderId: id, paymentId, amount: '1366.90' };
    await api.data(mutation, { input }, admin);
    const same = { input: { externalId, paymentId, amount: '1366.90' } };
    expect((await api.shop(documents.pay, same, market.key)).recordOrderPayment.paymentStatus).toBe(
      'paid',
    );
    const theirs = await send(other);
    const elsewhere = { input: { ...same.input, externalId: theirs.externalId } };
    expect((await api.request(documents.pay, elsewhere, other)).errors).toEqual([]);
  });
});

describe('a key', () => {
  test.each([
    ['catalogue', documents.read, { externalId: 'X' }],
    ['orders', '{ announcementBars { code } }', {}],
  ] as const)('of the scope %s alone is refused elsewhere', async (scope, document, variables) => {
    const { key } = await createShopKey(api.db, { scopes: [scope] });
    const { msg, extensions } = await refusal(document, variables, key);
    expect(msg).toBe('error.SCOPE_MISSING');
    expect(extensions).toMatchObject({
      code: 'FORBIDDEN',
      args: { scope: scope === 'orders' ? 'catalogue' : 'orders' },
    });
    const { shop } = await api.shop('{ shop { scopes } }', {}, key);
    expect(shop.scopes).toEqual([scope]);
  });

  test('reads the customers of its own orders with their scope alone', async () => {
    const { externalId } = await send();
    const read = (key: string) => api.request(documents.customer, { externalId }, key);
    expect((await read(market.key)).data).toMatchObject({
      shopOrder: {
        customer: { email: expect.stringContaining('@kunden.example') },
        billing: { street: 'Sendlinger Straße 8' },
        shippingAddress: { city: 'München' },
      },
    });
    const { key } = await createShopKey(api.db, { shopId: market.shopId, scopes: ['orders'] });
    const { data, errors } = await read(key);
    expect(data).toMatchObject({
      shopOrder: { customer: null, billing: null, shippingAddress: null },
    });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(Array(3).fill('FORBIDDEN'));
  });

  test('opens nothing of the application, and a session nothing of the shop', async () => {
    const headers = (token: string) => ({ authorization: `Bearer ${token}` });
    const payload = { query: '{ orders { data { total } } }' };
    const inApplication = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: headers(market.key),
      payload,
    });
    expect(inApplication.json().errors[0].msg).toBe('error.TOKEN_NOT_VALID');
    for (const token of [admin, market.first.token, 'unknown', 'atrium_shop_unknown']) {
      const inShop = await api.app.inject({
        method: 'POST',
        url: '/shop/graphql',
        headers: headers(token),
        payload: { query: '{ __schema { queryType { name } } }' },
      });
      expect(inShop.statusCode).toBe(401);
      expect(inShop.json().errors).toMatchObject([{ msg: 'error.TOKEN_NOT_VALID' }]);
    }
    const without = await api.app.inject({ method: 'POST', url: '/shop/graphql', payload });
    expect(without.statusCode).toBe(401);
  });

  test('that has ended is refused, also while its order is being received', async () => {
    const { id, key } = await createShopKey(api.db, { shopId: market.shopId });
    await send(key);
    await sql`update api_keys set ends_at = now() + interval '1 hour' where id = ${id}`.execute(
      api.db,
    );
    await send(key);
    await sql`update api_keys set ends_at = now() where id = ${id}`.execute(api.db);
    expect(
      (await api.refusal(documents.create, { input: market.order() }, key)).extensions.code,
    ).toBe('UNAUTHENTICATED');
  });

  test('is replaced with an overlap', async () => {
    const { id, key } = await createShopKey(api.db, { shopId: market.shopId, scopes: ['orders'] });
    const rotate = `mutation ($input: ApiKeyRotationInput!) {
      rotateApiKey(input: $input) { data { id key } } }`;
    const endsAt = new Date(Date.now() + 3_600_000).toISOString();
    const past = { input: { id, endsAt: '2026-01-01T00:00:00Z' } };
    expect((await refusal(rotate, past)).extensions.fields).toHaveProperty('endsAt');
    const { rotateApiKey } = await api.data(rotate, { input: { id, endsAt } }, admin);
    for (const each of [key, rotateApiKey.data.key]) await send(each);
    const rows = await api.db
      .selectFrom('api_keys')
      .select(['id', 'scopes', 'shop_id'])
      .select(sql<string | null>`ends_at`.as('ends_at'))
      .where('id', 'in', [id, rotateApiKey.data.id])
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      { scopes: ['orders'], ends_at: new Date(endsAt) },
      { scopes: ['orders'], ends_at: null, shop_id: market.shopId },
    ]);
  });

  test('has a limit of calls, and every answer says what is left of it', async () => {
    const limited = await startApi({ shopRequestsPerMinute: 2 });
    try {
      const { key } = await createShopKey(limited.db);
      const neighbour = (await createShopKey(limited.db)).key;
      const ask = async (token: string) => {
        const { statusCode, headers } = await limited.app.inject({
          method: 'POST',
          url: '/shop/graphql',
          headers: { authorization: `Bearer ${token}` },
          payload: { query: '{ shop { id } }' },
        });
        return [statusCode, headers['ratelimit-limit'], headers['ratelimit-remaining']];
      };
      expect(await ask(key)).toEqual([200, '2', '1']);
      expect(await ask(key)).toEqual([200, '2', '0']);
      expect(await ask(key)).toEqual([429, '2', '0']);
      expect(await ask(neighbour)).toEqual([200, '2', '1']);
    } finally {
      await limited.close();
    }
  });

  test('may read the schema, within the limits of a document', async () => {
    const { data, errors } = await api.request(getIntrospectionQuery(), {}, market.key);
    expect(errors).toEqual([]);
    expect(JSON.stringify(data)).toContain('createOrder');
    const deep = `{ menu ${'{ children '.repeat(12)} { id } ${'}'.repeat(12)} }`;
    expect(await api.refusal(deep, {}, market.key)).toMatchObject({
      msg: 'error.TOO_COMPLEX',
      extensions: { code: 'INVALID', args: { limit: 'depth' } },
    });
    const aliases = Array.from({ length: 30 }, (_, n) => `a${n}: shop { id }`).join(' ');
    expect((await api.refusal(`{ ${aliases} }`, {}, market.key)).msg).toBe('error.TOO_COMPLEX');
  });
});
