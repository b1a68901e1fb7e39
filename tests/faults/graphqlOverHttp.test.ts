import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '#tests/support/server.ts';
import { createHouse, type House } from './support/house.ts';

/* The built server in operation; tests/integration tests the same with its parts. */

let house: House;
beforeAll(async () => {
  house = await createHouse();
});
afterAll(() => house.remove());

const urlOf = ({ port }: RunningServer) => `http://localhost:${port}/graphql`;

describe('with introspection asked for', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await house.start({ INTROSPECTION: 'true' });
  });
  afterAll(() => server.stop());

  const audits = serverAudits({ url: () => urlOf(server) });

  test('runs all audits of the library', () => {
    expect(audits).toHaveLength(61);
  });

  test.each(audits.map(({ id, name }) => [id, name] as const))('%s: %s', async (id) => {
    const result = await audits.find((each) => each.id === id)?.fn();
    expect(result).toMatchObject({ status: 'ok' });
  });
});

test('the schema is unreadable unless introspection is on', async () => {
  const server = await house.start();
  const response = await fetch(urlOf(server), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __schema { queryType { name } } }' }),
  });
  const { data, errors } = (await response.json()) as { data?: unknown; errors: unknown[] };
  expect(data).toBeUndefined();
  expect(errors).not.toEqual([]);
  await server.stop();
});
