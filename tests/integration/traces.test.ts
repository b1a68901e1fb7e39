import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCallTimes } from '#server/metrics/callTimes.ts';
import { traceJob } from '#server/traces/spans.ts';
import { startTraces } from '#server/traces/start.ts';
import { signedIn } from '#tests/factories/people.ts';
import { unique } from '#tests/factories/unique.ts';
import { type Api, startApi } from '#tests/support/api.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

const sent: string[] = [];
const spans = (): Span[] =>
  sent.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
      scopeSpans.flatMap((each) => each.spans),
    ),
  );

const collector = http.createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  sent.push(body);
  response.end('{}');
});

let api: Api;
let send: () => Promise<void>;

beforeAll(async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = address;
  api = await startApi({ traceCollector: address, calls: createCallTimes() });
  send = startTraces(api.app.log);
});
afterAll(async () => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  await api.close();
  collector.close();
});

test('requests, their statements and jobs reach the collector, without values', async () => {
  const { token } = await signedIn(api.db, 'admin');
  const name = unique('Birch');
  const list =
    'query ($query: TagsQuery) { tags(query: $query) { data { total results { id } } } }';
  await api.data(list, { query: { name } }, token);
  await api.app.inject('/healthz');
  await expect(
    traceJob({ id: '7', kind: 'bulkPrice' }, async () => {
      throw new TypeError(name);
    }),
  ).rejects.toThrow(name);
  await send();

  const all = spans();
  const request = all.find((each) => each.name === 'graphql tags');
  const inside = all.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(request?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 200 },
  });
  expect(inside.map((each) => each.name)).toContain('select');
  expect(inside.every(({ traceId }) => traceId === request?.traceId)).toBe(true);
  expect(all.find((each) => each.name === 'job bulkPrice')?.attributes).toContainEqual({
    key: 'error.type',
    value: { stringValue: 'TypeError' },
  });
  expect(all.filter((each) => each.name.includes('healthz'))).toEqual([]);
  for (const secret of [name, token]) expect(sent.join()).not.toContain(secret);
});
