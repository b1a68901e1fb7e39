import fs from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMetrics } from '#server/metrics/metrics.ts';
import { serveMetrics } from '#server/metrics/serve.ts';
import { signedIn } from '#tests/factories/people.ts';
import { type Api, startApi } from '#tests/support/api.ts';

let api: Api;
let operators: FastifyInstance;

beforeAll(async () => {
  const metrics = createMetrics();
  api = await startApi({ metrics });
  operators = await serveMetrics(metrics, { metricsHost: '127.0.0.1', metricsPort: 0 });
});
afterAll(async () => {
  await operators.close();
  await api.close();
});

const figures = async (): Promise<string> => (await operators.inject('/metrics')).body;

test('the figures for operators cover requests, errors, request queues, the database and jobs', async () => {
  const { token } = await signedIn(api.db, 'admin');
  await api.data('{ me { status } }', {}, token);
  await api.refusal('{ tagById(id: "1") { status } }', {}, token);
  await api.app.inject('/assets/none.js');
  const text = await figures();
  expect(text).toMatch(
    /atrium_request_seconds_count\{route="\/graphql",method="POST",status="200"\} 2/,
  );
  expect(text).toMatch(/atrium_api_errors_total\{code="NOT_FOUND"\} 1/);
  // a queue's slot is freed just after its answer
  await expect.poll(figures).toContain('atrium_lane_requests{lane="api",state="active"} 0');
  expect(text).toContain('atrium_database_up 1');
  expect(text).toContain('atrium_jobs{state="waiting"} 0');
  expect(text).toContain('atrium_counts{state="wrong"} 0');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
});

test('are all on the dashboard, which shows no others', async () => {
  const dashboard = fs.readFileSync('docs/grafana-dashboard.json', 'utf8');
  const namesIn = (text: string) =>
    new Set(
      [...text.matchAll(/\b(?:atrium|process|nodejs)_\w+/g)].map(([name]) =>
        name.replace(/_(bucket|count|sum)$/, ''),
      ),
    );
  const offered = namesIn(await figures());
  const shown = namesIn(dashboard);
  expect([...shown].filter((name) => !offered.has(name))).toEqual([]);
  const own = [...offered].filter((name) => name.startsWith('atrium_'));
  expect(own.filter((name) => !shown.has(name))).toEqual([]);
});

test('contain neither names nor secrets, and are on no public port', async () => {
  const { token, user } = await signedIn(api.db, 'admin');
  await api.data('{ me { status } }', {}, token);
  await api.app.inject(`/reset-password/${'k'.repeat(43)}`);
  const text = await figures();
  for (const secret of [token, user.email, 'k'.repeat(43)]) expect(text).not.toContain(secret);
  expect((await api.app.inject('/metrics')).statusCode).toBe(404);
});
