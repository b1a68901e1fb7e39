import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Delivering } from '#server/modules/shop/webhooks/deliver.ts';
import { createMarket, type Market } from '#tests/factories/market.ts';
import { sendOrder } from './payouts.ts';
import { secrets } from './secrets.ts';
import { api, shareApi } from './testApi.ts';
import {
  type Clock,
  createEndpoint,
  type Receiver,
  startReceiver,
  type TestEndpoint,
  testClock,
} from './webhooks.ts';

/** The server of the shop, which receives events. */
export let receiver: Receiver;
export let market: Market;
/** The clock by which events are due. */
export let clock: Clock;
/** The dependencies of deliveries. */
export let deps: Delivering;

/**
 * Call at the top of a test file: starts the API and the server of a shop, which has no endpoint at the
 * beginning of each test.
 */
export const shareShop = (): void => {
  shareApi();
  beforeAll(async () => {
    receiver = await startReceiver();
    market = await createMarket(api.db);
  });
  afterAll(() => receiver.close());
  beforeEach(async () => {
    await sql`delete from webhook_endpoints`.execute(api.db);
    receiver.received.length = 0;
    clock = testClock();
    deps = { db: api.db, secrets, postPublic: receiver.host.postPublic, now: clock.now };
  });
};

/** The deliveries to an endpoint, the oldest first. */
export const stateOf = async ({ id }: TestEndpoint) =>
  (
    await sql<{ type: string; state: string; attempts: number }>`
      select type, state, attempts from webhook_deliveries
      where endpoint_id = ${id} order by id`.execute(api.db)
  ).rows;

export const endpointOf = ({ id }: TestEndpoint) =>
  api.db
    .selectFrom('webhook_endpoints')
    .select(['is_active', 'off_reason', 'failing_since'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const attemptsOf = async ({ id }: TestEndpoint) =>
  (
    await sql<{ number: number; status: number | null; fault: string | null; answer: string }>`
      select a.number, a.status, a.fault, a.answer
      from webhook_attempts a join webhook_deliveries d on d.id = a.delivery_id
      where d.endpoint_id = ${id} order by d.id, a.number`.execute(api.db)
  ).rows;

/** An endpoint that gets events of new orders only, and an order that is still to be delivered. */
export const failing = async (path: string, ...answers: Parameters<Receiver['at']>[1][]) => {
  const endpoint = await createEndpoint(api.db, market.shopId, receiver.at(path, ...answers), [
    'order.created',
  ]);
  await sendOrder(market);
  return endpoint;
};
