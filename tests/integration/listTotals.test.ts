import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { runJob } from '#server/background.ts';
import { fixedBatches } from '#server/jobs/batches.ts';
import { signedIn } from '#tests/factories/people.ts';
import { createParent, createVariation } from '#tests/factories/products.ts';
import { secrets } from '#tests/support/secrets.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const most = limits.countedTotal;

const listDocument = `query ($query: VariationsQuery) {
  variations(query: $query) { data { results { id } total } }
}`;

const totalOf = async (query: object, token = admin): Promise<number | undefined> =>
  (await api.data(listDocument, { query }, token)).variations.data.total;

/** Adds the copies number `from` to `to` of a product to its parent. */
const copy = (id: string, from: number, to: number) =>
  sql`insert into variations (parent_id, name, slug, sku, price, status)
    select v.parent_id, v.name, v.slug || '-' || n, v.sku || '-' || n, v.price, v.status
    from variations v, generate_series(${from}::int, ${to}::int) n
    where v.id = ${id}`.execute(api.db);

/** A number of products with this name. */
const createNamed = async (manufacturer_id: string, name: string, count: number) => {
  const { id: parent_id } = await createParent(api.db, { manufacturer_id });
  const { id } = await createVariation(api.db, { parent_id, name });
  await copy(id, 2, count);
  return id;
};

test('the total of a filtered list is exact up to the limit, and beyond it on demand', async () => {
  const name = 'Zirbenhocker';
  const maker = (await signedIn(api.db, 'manufacturer')).user.manufacturer_id ?? '';
  const id = await createNamed(maker, name, most - 1);
  const counted = { name, countUpTo: most };
  expect(await totalOf(counted)).toBe(most - 1);
  await copy(id, most, most);
  expect(await totalOf(counted)).toBe(most);
  await copy(id, most + 1, most + 1);
  expect(await totalOf(counted)).toBe(most + 1);
  await copy(id, most + 2, most + 5);
  expect(await totalOf(counted)).toBe(most + 1);
  expect(await totalOf({ name })).toBe(most + 5);
  // a page beyond the limit asks for more
  expect(await totalOf({ name, page: 10, size: 1000, countUpTo: 2 * most })).toBe(most + 5);
});

test('the limit counts what the viewer may see', async () => {
  const name = 'Lärchentruhe';
  const [few, many] = [
    await signedIn(api.db, 'manufacturer'),
    await signedIn(api.db, 'manufacturer'),
  ];
  await createNamed(few.user.manufacturer_id ?? '', name, 3);
  await createNamed(many.user.manufacturer_id ?? '', name, most);
  const counted = { name, countUpTo: most };
  expect(await totalOf(counted, few.token)).toBe(3);
  expect(await totalOf(counted, many.token)).toBe(most);
  expect(await totalOf(counted)).toBe(most + 1);
});

test('bulk calls and exports contain all matches beyond the limit', async () => {
  const name = 'Ulmenregal';
  const maker = (await signedIn(api.db, 'manufacturer')).user.manufacturer_id ?? '';
  await createNamed(maker, name, most + 5);
  const query = { name, countUpTo: most };
  const { updateProductVariationsStatus } = await api.data(
    `mutation ($input: VariationsStatusInput!) {
      updateProductVariationsStatus(input: $input) { job { total } } }`,
    { input: { query, status: '2' } },
    admin,
  );
  expect(updateProductVariationsStatus.job?.total).toBe(most + 5);
  const { exportVariations } = await api.data(
    `mutation ($input: VariationsExportInput!) { exportVariations(input: $input) { data { id } } }`,
    { input: { query, format: 'csv' } },
    admin,
  );
  const { id } = exportVariations.data;
  const inBatch = fixedBatches(api.db, 1000);
  const stopping = new AbortController().signal;
  await runJob({ secrets, db: api.db, inBatch, report: vi.fn(), stopping }, id);
  const { jobById } = await api.data(
    'query ($id: ID!) { jobById(id: $id) { data { state total } } }',
    { id },
    admin,
  );
  expect(jobById.data).toEqual({ state: 'done', total: most + 5 });
});
