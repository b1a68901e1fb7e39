import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '#tests/factories/people.ts';
import { createParent, createVariations } from '#tests/factories/products.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { createHouse, type House } from './support/house.ts';
import { type Load, measure } from './support/load.ts';

const loadMs = 20_000;
const calmMs = 5_000;

let house: House;
let server: RunningServer;
let metricsPort: number;
let token: string;

const query = `{ variations(query: { size: 100 }) { data { total results {
  id name sku price status parent { id name } category { data { name } } } } } }`;

beforeAll(async () => {
  house = await createHouse();
  const { db, close } = await house.open();
  ({ token } = await signedIn(db, 'admin'));
  const { id } = await createParent(db);
  await createVariations(db, id, 1000);
  await close();
  metricsPort = 20_000 + Math.floor(Math.random() * 10_000);
  server = await house.start({ METRICS_PORT: String(metricsPort) });
});
afterAll(async () => {
  await server.stop();
  await house.remove();
});

const ask = (load: Omit<Load, 'port' | 'token' | 'query'>) =>
  measure({ port: server.port, token, query, ...load });

/** The process's own metrics. */
const figures = async (): Promise<{ resident: number; cpuSeconds: number }> => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    resident: figure('process_resident_memory_bytes'),
    cpuSeconds: figure('process_cpu_seconds_total'),
  };
};

/** The maximum ratio of the p95 to the idle p95. */
const mostTimes = 10;

/**
 * With kept-alive connections as from a proxy, and with one connection per request (decision 0011).
 */
test.each(['kept', 'new'] as const)(
  'ten times the load of one process, with %s connections: some are served soon, the others rejected',
  { timeout: 240_000 },
  async (connections) => {
    await ask({ loops: 4, ms: calmMs, connections });
    const idle = await ask({ loops: 1, ms: calmMs, connections });
    const busy = await ask({ loops: 6, ms: calmMs, connections });
    const capacity = busy.served.count / (calmMs / 1000);
    const overload = { perSecond: 10 * capacity, connections };
    // what any overload needs is taken at its beginning
    await ask({ ...overload, ms: calmMs });
    const before = await figures();

    const { served, refused, other, broken, withoutRetryAfter, ownLagP95 } = await ask({
      ...overload,
      // until recognised as an overload it counts as a burst, with longer waiting times
      firstMs: 1_000,
      ms: loadMs,
    });
    const after = await figures();
    const perSecond = (count: number) => Math.round(count / (loadMs / 1000));
    const report = {
      idleP95: idle.served.p95,
      served,
      refused,
      ownLagP95,
      capacity: Math.round(capacity),
      asked: perSecond(served.count + refused.count),
      broken,
      memory: [before, after].map(({ resident }) => Math.round(resident / 1_048_576)),
      cpuSeconds: after.cpuSeconds - before.cpuSeconds,
    };
    process.stdout.write(`overload, ${connections} connections: ${JSON.stringify(report)}\n`);

    expect([broken, other, withoutRetryAfter]).toEqual([0, 0, 0]);
    expect(perSecond(served.count)).toBeGreaterThan(0.2 * capacity);
    expect(served.p95).toBeLessThan(mostTimes * Math.max(idle.served.p95, 10));
    expect(after.resident).toBeLessThan(1.3 * before.resident);
    expect(server.isRunning()).toBe(true);

    // and recovers immediately
    await sleep(500);
    const later = await ask({ loops: 1, ms: calmMs, connections });
    expect([later.refused.count, later.other, later.broken]).toEqual([0, 0, 0]);
  },
);
