import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '#tests/support/server.ts';
import { createHouse, type House } from './support/house.ts';

/* The built server as it is run; tests/integration has the same of its parts. */

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

  test('there are as many audits as there were', () => {
    expect(audits).toHaveLength(61);
  });

  test.each(audits.map(({ id, name }) => [id, name] as const))('%s: %s', async (id) => {
    const result = await audits.find((each) => each.id === id)?.fn();
    expect(result).toMatchObject({ status: 'ok' });
  });
});

test('nobody reads the schema unless it is asked for', async () => {
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
