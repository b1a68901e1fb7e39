import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runJob } from '#server/background.ts';
import { callsOf } from '#server/entity/calls.ts';
import { fixedBatches } from '#server/jobs/batches.ts';
import { entities } from '#server/registry.ts';
import { isAllowedBySpecification } from '#tests/support/accessTable.ts';
import { createWorld, mutations, type World } from '#tests/support/accessWorld.ts';
import { secrets } from '#tests/support/secrets.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.api.close());

/** Lists that need more than a format. */
const queries: Readonly<Record<string, object>> = {
  exportNetworkRequests: { tab: 'received' },
  exportVendorProducts: { tab: 'manufacturer' },
};

const exported = entities.flatMap(({ name: kind, area, ...names }) => {
  const { exported: call } = callsOf({ name: kind, ...names });
  return mutations.some(({ name }) => name === call) ? [{ kind, area, call }] : [];
});

/** An account with records in the area: an administrator, or manufacturer or vendor B. */
const tokenFor = (area: (typeof exported)[number]['area']): string => {
  if (isAllowedBySpecification('admin', area, 'view')) return world.tokenOf('admin');
  return isAllowedBySpecification('manufacturer', area, 'view')
    ? world.tokenOfB
    : world.vendorB.token;
};

test.each(exported)('$kind: its list is exported, a cell for each heading', async (entity) => {
  const { area, call } = entity;
  const { api, db } = world;
  const token = tokenFor(area);
  const input = { format: 'csv', query: queries[call] ?? {} };
  const type = `${call.charAt(6).toUpperCase()}${call.slice(7)}`;
  const begun = await api.data(
    `mutation ($input: ${type}ExportInput!) { ${call}(input: $input) { data { id } } }`,
    { input },
    token,
  );
  const { id } = begun[call as 'exportTags'].data;
  const stopping = new AbortController().signal;
  await runJob({ secrets, db, inBatch: fixedBatches(db, 100), report: vi.fn(), stopping }, id);
  const one = 'query ($id: ID!) { jobById(id: $id) { data { state total done failed } } }';
  const job = (await api.data(one, { id }, token)).jobById.data;
  expect(job).toMatchObject({ state: 'done', done: job.total, failed: 0 });
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await api.app.inject({ url: `/jobs/${id}/file`, headers });
  const [heading = '', ...rows] = body.replace('\ufeff', '').trimEnd().split('\r\n');
  expect(heading.split(';').every((text) => text !== '')).toBe(true);
  expect(rows).toHaveLength(job.total ?? 0);
  const cellsOf = (line: string) => line.replace(/"(?:[^"]|"")*"/g, 'text').split(';').length;
  for (const row of rows) expect(cellsOf(row)).toBe(cellsOf(heading));
});
