import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '#tests/support/api.ts';

let api: Api;
let url: string;

beforeAll(async () => {
  // some audits use introspection
  api = await startApi({ introspection: true });
  url = `${await api.app.listen({ host: '127.0.0.1', port: 0 })}/graphql`;
});
afterAll(() => api.close());

const audits = serverAudits({ url: () => url });

test.each(audits.map(({ id, name }) => [id, name] as const))('%s: %s', async (id) => {
  const audit = audits.find((each) => each.id === id);
  const result = await audit?.fn();
  expect(result).toMatchObject({ status: 'ok' });
});
