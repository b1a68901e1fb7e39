import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createShop } from '#tests/factories/people.ts';
import { settled } from '#tests/support/settled.ts';
import { api } from '#tests/support/testApi.ts';
import { clock, deps, market, receiver, shareShop } from '#tests/support/webhookShop.ts';
import { createEndpoint, deliverAll } from '#tests/support/webhooks.ts';

/* The event that has all recent changes of the catalogue. */

shareShop();
beforeEach(() => settled(api.db));

const catalogueEndpoint = (path: string, ...answers: number[]) =>
  createEndpoint(api.db, market.shopId, receiver.at(path, ...answers), ['catalogue.changed']);

const raise = (id: string) =>
  sql`update variations set price = price + 1 where id = ${id}`.execute(api.db);

/** The changes that the shop reads with the cursor of an event. */
const read = async (after: unknown) => {
  const { changes } = await api.shop(
    `query ($after: String) { changes(after: $after, first: 500) {
      nodes { type id } hasNextPage endCursor } }`,
    { after },
    market.key,
  );
  return changes;
};

test('has what was changed since the last one, from cursor to cursor', async () => {
  await catalogueEndpoint('/bundle');
  await raise(market.sofa.id);
  await raise(market.lamp.id);
  await settled(api.db);
  await deliverAll(deps);
  const [event, ...others] = receiver.received;
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    type: 'catalogue.changed',
    data: { kinds: ['product'], mustStartOver: false },
  });
  const { nodes, hasNextPage } = await read(event?.data.after);
  expect(hasNextPage).toBe(false);
  const ids = new Set(nodes.map(({ id }) => id));
  expect(ids).toEqual(new Set([market.sofa.parent_id, market.lamp.parent_id]));
  expect(event?.data.count).toBe(ids.size);
  expect((await read(event?.data.until)).nodes).toEqual([]);
});

test('comes at most every few seconds, and has all that happened meanwhile', async () => {
  await catalogueEndpoint('/paced');
  await raise(market.sofa.id);
  await settled(api.db);
  await deliverAll(deps);
  await raise(market.sofa.id);
  await settled(api.db);
  await raise(market.lamp.id);
  await settled(api.db);
  await deliverAll(deps);
  expect(receiver.received).toHaveLength(1);
  clock.pass(4_000);
  await deliverAll(deps);
  expect(receiver.received).toHaveLength(2);
  const [first, second] = receiver.received;
  expect(second?.data).toMatchObject({ after: first?.data.until, count: 2 });
  clock.pass(4_000);
  await deliverAll(deps);
  expect(receiver.received).toHaveLength(2);
});

test('comes although the clock was put back', async () => {
  await catalogueEndpoint('/back');
  clock.pass(86_400_000);
  await raise(market.sofa.id);
  await settled(api.db);
  await deliverAll(deps);
  clock.pass(-86_400_000);
  await raise(market.sofa.id);
  await settled(api.db);
  await deliverAll(deps);
  expect(receiver.received).toHaveLength(2);
});

test('is one only while it cannot be delivered, and the next one goes on from there', async () => {
  const { id } = await catalogueEndpoint('/late', 500, 200);
  const count = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from webhook_deliveries where endpoint_id = ${id}`.execute(api.db);
    return rows[0]?.n;
  };
  await raise(market.sofa.id);
  await settled(api.db);
  await deliverAll(deps);
  await raise(market.lamp.id);
  await settled(api.db);
  clock.pass(4_000);
  await deliverAll(deps);
  expect(await count()).toBe(1);
  clock.pass(4_000);
  await deliverAll(deps);
  await deliverAll(deps);
  expect(await count()).toBe(2);
  const [, again, next] = receiver.received;
  expect(next?.data.after).toBe(again?.data.until);
  expect((await read(next?.data.after)).nodes).toEqual([
    { type: 'product', id: market.lamp.parent_id },
  ]);
});

test('says to start over when what the shop shows has changed, and only for that shop', async () => {
  const other = await createShop(api.db);
  await catalogueEndpoint('/mine');
  await createEndpoint(api.db, other, receiver.at('/other'), ['catalogue.changed']);
  await sql`insert into shop_vendors (shop_id, vendor_id, sort_index)
    values (${market.shopId}, ${market.first.id}, 0)`.execute(api.db);
  await settled(api.db);
  await deliverAll(deps);
  expect(receiver.received).toMatchObject([
    { path: '/mine', data: { kinds: [], mustStartOver: true } },
  ]);
  expect((await read(receiver.received[0]?.data.until)).nodes).toEqual([]);
  await sql`delete from shop_vendors`.execute(api.db);
});

test('says to start over when the changes were deleted or belong to another database', async () => {
  const { id } = await catalogueEndpoint('/moved');
  await sql`update webhook_endpoints set bundled_system = 'elsewhere', bundled_xid = '9223372036854775807'
    where id = ${id}`.execute(api.db);
  await deliverAll(deps);
  expect(receiver.received).toMatchObject([{ data: { count: 0, mustStartOver: true } }]);
  clock.pass(4_000);
  await deliverAll(deps);
  expect(receiver.received).toHaveLength(1);
  await sql`update shop_feed set forgotten = pg_current_xact_id()`.execute(api.db);
  await raise(market.sofa.id);
  await settled(api.db);
  await deliverAll(deps);
  expect(receiver.received[1]).toMatchObject({ data: { mustStartOver: true } });
});

test('is not of an endpoint that has not chosen it, and not of changes that are undone', async () => {
  await createEndpoint(api.db, market.shopId, receiver.at('/orders'), ['order.created']);
  await catalogueEndpoint('/undone');
  const undone = api.db.transaction().execute(async (trx) => {
    await sql`update variations set price = price + 1 where id = ${market.sofa.id}`.execute(trx);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await settled(api.db);
  await deliverAll(deps);
  expect(receiver.received).toEqual([]);
});
