import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { webhookLimits } from '#contract/rules/shop/webhook.ts';
import type { Delivering } from '#server/modules/shop/webhooks/deliver.ts';
import { createMarket, type Market } from '#tests/factories/market.ts';
import { createShop } from '#tests/factories/people.ts';
import { deferred } from '#tests/support/deferred.ts';
import { sendOrder } from '#tests/support/payouts.ts';
import { secrets } from '#tests/support/secrets.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';
import {
  createEndpoint,
  deliverAll,
  type Receiver,
  startReceiver,
  verified,
} from '#tests/support/webhooks.ts';

/* Administrators' calls for the addresses of a shop. */

shareApi();

let receiver: Receiver;
let market: Market;
let deps: Delivering;
beforeAll(async () => {
  receiver = await startReceiver();
  market = await createMarket(api.db);
  deps = { db: api.db, secrets, postPublic: receiver.host.postPublic };
});
afterAll(() => receiver.close());
beforeEach(async () => {
  await sql`delete from webhook_endpoints`.execute(api.db);
  receiver.received.length = 0;
});

const documents = {
  create: `mutation ($input: WebhookEndpointInput!) {
    createWebhookEndpoint(input: $input) { data { id secret } } }`,
  update: `mutation ($id: ID!, $input: WebhookEndpointInput!) {
    updateWebhookEndpoint(id: $id, input: $input) { data { isActive offReason offAt } } }`,
  one: `query ($id: ID!) { webhookEndpointById(id: $id) { data {
    url events isActive offReason hasSecret formerUntil failingSince waiting failed version } } }`,
  test: 'mutation ($id: ID!) { sendTestWebhook(id: $id) { data { id state attemptCount } } }',
  list: `query ($query: WebhookDeliveriesQuery) { webhookDeliveries(query: $query) { data { total
    results { id type state attemptCount status fault url orderNumber } } } }`,
  delivery: `query ($id: ID!) { webhookDeliveryById(id: $id) { data { body messageId
    attempts { number status answer headers url } } } }`,
  resend: `mutation ($input: WebhookDeliveriesResendInput!) {
    resendWebhookDeliveries(input: $input) { data failures { id msg } } }`,
};

const inputOf = (changed: object = {}) => ({
  shopId: market.shopId,
  url: receiver.at('/hook'),
  events: ['order.created'],
  ...changed,
});

const create = async (changed: object = {}) =>
  (await api.data(documents.create, { input: inputOf(changed) }, admin)).createWebhookEndpoint.data;

const one = async (id: string) =>
  (await api.data(documents.one, { id }, admin)).webhookEndpointById.data;

const list = async (query: object) =>
  (await api.data(documents.list, { query }, admin)).webhookDeliveries.data;

describe('an address', () => {
  test('gets a secret that signs and cannot be read again', async () => {
    const { id, secret } = await create();
    expect(await one(id)).toMatchObject({ isActive: true, hasSecret: true, formerUntil: null });
    await sendOrder(market);
    await deliverAll(deps);
    const [event] = receiver.received;
    if (!event) throw new Error('Nothing arrived.');
    expect(verified(secret, event)).toMatchObject({ type: 'order.created' });
    const { rows } = await sql<{ text: string }>`
      select (select jsonb_agg(e)::text from webhook_endpoints e)
        || (select coalesce(jsonb_agg(c)::text, '') from changes c) as text`.execute(api.db);
    expect(rows[0]?.text).not.toContain(secret.slice(6));
  });

  test.each([
    ['url', { url: 'http://shop.example/hook' }, 'resources.shops.webhooks.onlyHttps'],
    ['url', { url: 'https://user:password@shop.example/' }, 'rules.link'],
    ['url', { url: 'ftp://shop.example/' }, 'rules.link'],
    ['events', { events: [] }, 'rules.required'],
    ['events', { events: ['order.note'] }, 'rules.unknown'],
    ['shopId', { shopId: '999999' }, 'rules.unknown'],
  ])('is refused for its %s %j', async (field, changed, rule) => {
    const error = await refusal(documents.create, { input: inputOf(changed) });
    expect(error.extensions).toMatchObject({ code: 'INVALID', fields: { [field]: { rule } } });
  });

  test('stays with its shop, which has a limited number', async () => {
    const { id } = await create();
    const { version } = await one(id);
    const shopId = await createShop(api.db);
    const moved = await refusal(documents.update, { id, input: inputOf({ shopId, version }) });
    expect(moved.extensions.fields).toEqual({ shopId: { rule: 'rules.unknown' } });
    for (let n = 1; n < webhookLimits.endpoints; n += 1) await create();
    const error = await refusal(documents.create, { input: inputOf() });
    expect(error.msg).toBe('resources.shops.webhooks.tooMany');
  });

  test('that was switched off gets what waited once it is switched on', async () => {
    const { id } = await create({ url: receiver.at('/closed', 410, 200) });
    await sendOrder(market);
    await deliverAll(deps);
    await sendOrder(market);
    await deliverAll(deps);
    expect(receiver.received).toHaveLength(1);
    expect(await one(id)).toMatchObject({ isActive: false, offReason: 'gone', waiting: 2 });
    const error = await refusal(documents.test, { id });
    expect(error.msg).toBe('resources.webhook-deliveries.isOff');
    const { version } = await one(id);
    const input = inputOf({ url: receiver.at('/open'), version });
    const { updateWebhookEndpoint } = await api.data(documents.update, { id, input }, admin);
    expect(updateWebhookEndpoint.data).toEqual({ isActive: true, offReason: null, offAt: null });
    await deliverAll(deps);
    expect(receiver.received.slice(1).map(({ path }) => path)).toEqual(['/open', '/open']);
    expect(await one(id)).toMatchObject({ waiting: 0, failingSince: null });
  });
});

describe('a delivery', () => {
  test('of a test event is listed with its request and answer', async () => {
    const { id } = await create();
    const { sendTestWebhook } = await api.data(documents.test, { id }, admin);
    expect(sendTestWebhook.data).toMatchObject({ state: 'waiting', attemptCount: 0 });
    await deliverAll(deps);
    const { results } = await list({ endpointId: id });
    expect(results).toMatchObject([
      { type: 'webhook.test', state: 'delivered', attemptCount: 1, status: 200, fault: null },
    ]);
    const found = await api.data(documents.delivery, { id: results[0]?.id }, admin);
    const { body, messageId, attempts } = found.webhookDeliveryById.data;
    expect(JSON.parse(body)).toEqual(JSON.parse(receiver.received[0]?.raw ?? ''));
    expect(attempts).toMatchObject([{ number: 1, status: 200, answer: 'status 200' }]);
    expect(attempts[0]?.headers).toContain(`webhook-id: ${messageId}`);
  });

  test('can be sent again, one or all that have failed since yesterday', async () => {
    const { id } = await create();
    for (let n = 0; n < 3; n += 1) await sendOrder(market);
    const other = await createEndpoint(api.db, market.shopId, receiver.at('/other'), [
      'order.created',
    ]);
    await sendOrder(market);
    await deliverAll(deps);
    await sql`update webhook_deliveries set state = 'failed', at = at - interval '49 hours'
      where endpoint_id = ${other.id}`.execute(api.db);
    await sql`update webhook_deliveries set state = 'failed'
      where id in (select id from webhook_deliveries where endpoint_id = ${id} order by id limit 2)`.execute(
      api.db,
    );
    receiver.received.length = 0;
    const from = new Date(Date.now() - 86_400_000).toLocaleDateString('sv', {
      timeZone: 'Europe/Berlin',
    });
    const query = { state: 'failed', from };
    const all = await api.data(documents.resend, { input: { query } }, admin);
    expect(all.resendWebhookDeliveries.data).toHaveLength(2);
    await deliverAll(deps);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook', '/hook']);
    const { results } = await list({ endpointId: other.id });
    await api.data(documents.resend, { input: { ids: [results[0]?.id] } }, admin);
    await deliverAll(deps);
    expect(receiver.received).toHaveLength(3);
    expect((await list({ state: 'failed' })).total).toBe(0);
  });

  test('that is being sent is not sent twice at once', async () => {
    const asked = deferred<ServerResponse>();
    const { id } = await create({
      url: receiver.at('/held', (_request, response) => asked.resolve(response)),
    });
    await sendOrder(market);
    const sending = deliverAll(deps);
    const answer = await asked.promise;
    const { results } = await list({ endpointId: id });
    await api.data(documents.resend, { input: { ids: [results[0]?.id] } }, admin);
    await deliverAll(deps);
    expect(receiver.received).toHaveLength(1);
    answer.end();
    await sending;
  });

  test('of an address that is switched off is not sent again', async () => {
    const { id } = await create({ isActive: false });
    await sendOrder(market);
    const { results } = await list({ endpointId: id });
    const error = await refusal(documents.resend, { input: { ids: [results[0]?.id] } });
    expect(error.msg).toBe('resources.webhook-deliveries.isOff');
  });
});
