import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signedIn } from '#tests/factories/people.ts';
import { createParent, createVariations } from '#tests/factories/products.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { call } from './support/call.ts';
import { createHouse, type House } from './support/house.ts';
import { createLink, type Link } from './support/link.ts';

const awayMs = 20_000;
const variations = 2_000;

let house: House;
let link: Link;
let server: RunningServer;
let token: string;

// the embedded database is part of the process, so it cannot be unreachable
describe.runIf(process.env.DATABASE_URL)('the database away', { timeout: 180_000 }, () => {
  beforeAll(async () => {
    house = await createHouse();
    const { db, close } = await house.open();
    ({ token } = await signedIn(db, 'admin'));
    const { id } = await createParent(db);
    await createVariations(db, id, variations);
    await close();
    link = await createLink(String(house.databaseUrl));
    server = await house.start({ DATABASE_URL: link.url });
  });
  afterAll(async () => {
    await server.stop();
    await link.close();
    await house.remove();
  });

  const health = async () => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/readyz`).catch(() => null);
    return answer?.status ?? server.output();
  };
  const createTag = (name: string) =>
    call(
      server.port,
      token,
      `mutation ($input: TagInput!) { createTag(input: $input) { status } }`,
      { input: { name, type: 'product' } },
    );
  const jobState = async () => {
    const { data } = await call(server.port, token, '{ jobs { data { results { state } } } }');
    return data?.jobs.data.results[0]?.state;
  };

  /** While it is unreachable, requests get an error code, quickly. */
  const expectRefusals = async (withinMs: number) => {
    const until = Date.now() + awayMs;
    expect(await health(), server.output()).toBe(503);
    while (Date.now() < until) {
      const start = Date.now();
      const { status, errors } = await createTag(`away ${start}`);
      expect(status).toBe(503);
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UNAVAILABLE']);
      expect(Date.now() - start).toBeLessThan(withinMs);
      await sleep(200);
    }
    expect(await health()).toBe(503);
    expect(server.isRunning()).toBe(true);
  };

  const expectRecovery = async (withinMs: number) => {
    await vi.waitUntil(async () => (await health()) === 200, { timeout: withinMs, interval: 100 });
    await vi.waitUntil(async () => (await createTag(`back ${Date.now()}`)).status === 200, {
      timeout: withinMs,
      interval: 100,
    });
  };

  test('broken connections: logged, answered with a code, and recovered automatically', async () => {
    const begin = `mutation ($input: VariationsInput!) {
      publishVariations(input: $input) { job { id } } }`;
    const { errors } = await call(server.port, token, begin, { input: { query: {} } });
    expect(errors).toEqual([]);
    await link.cut();
    await expectRefusals(2_000);
    await link.mend();
    await expectRecovery(5_000);
    // the running job completes too
    await vi.waitUntil(async () => (await jobState()) === 'done', {
      timeout: 100_000,
      interval: 500,
    });
    const { db, close } = await house.open();
    const { rows } = await sql`
      select count(*)::int as n, count(distinct entity_id)::int as different
      from changes where entity = 'variation'`.execute(db);
    expect(rows).toEqual([{ n: variations, different: variations }]);
    await close();
  });

  test('without an answer: the same, within the time limits', async () => {
    expect((await createTag('before')).status).toBe(200);
    link.silence();
    await expectRefusals(31_000);
    await sleep(10_000);
    await link.mend();
    await expectRecovery(15_000);
  });
});
