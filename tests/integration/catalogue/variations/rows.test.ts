import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { rowsAtOnce } from '#contract/rules/catalogue/variationRows.ts';
import { runJob } from '#server/background.ts';
import { fixedBatches } from '#server/jobs/batches.ts';
import { createManufacturer, signedIn } from '#tests/factories/people.ts';
import { createParent, createVariation, createVariationOf } from '#tests/factories/products.ts';
import { unique } from '#tests/factories/unique.ts';
import { changesOf } from '#tests/support/changes.ts';
import { secrets } from '#tests/support/secrets.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';
import { createDescribed } from './bulkEdit/calls.ts';

shareApi();

const document = `mutation ($input: VariationRowsInput!) { editVariationRows(input: $input) {
  data unchanged failures { id label code msg } bulkChangeId job { id total } } }`;

const save = async (rows: object[], token = admin) =>
  (await api.data(document, { input: { rows } }, token)).editVariationRows;

const rowOf = async (id: string) =>
  api.db
    .selectFrom('variations')
    .select(['name', 'sku', 'price', 'status', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const undo = async (id: string | null | undefined) =>
  (
    await api.data(
      'mutation ($id: ID!) { undoBulkChange(id: $id) { data failures { id } } }',
      { id },
      admin,
    )
  ).undoBulkChange;

const create = (values: object = {}) => createVariation(api.db, { price: '10.00', ...values });

test('each row gets its own fields, and all are undone as one step', async () => {
  const [first, second, same] = [await create(), await create(), await create()];
  const sku = unique('sku');
  const { data, unchanged, failures, bulkChangeId } = await save([
    { id: first.id, version: 1, name: ' Stuhl ', price: '7.5' },
    { id: second.id, version: 1, sku },
    { id: same.id, version: 1, price: '10' },
  ]);
  expect({ data, unchanged, failures }).toEqual({
    data: [first.id, second.id],
    unchanged: [same.id],
    failures: [],
  });
  expect(await rowOf(first.id)).toMatchObject({ name: 'Stuhl', price: '7.50', version: 2 });
  expect(await rowOf(second.id)).toMatchObject({ name: second.name, sku, version: 2 });
  expect(await changesOf(api.db, 'variation', first.id)).toMatchObject([
    { action: 'update', before: { name: first.name }, after: { name: 'Stuhl', price: 7.5 } },
  ]);
  expect(await changesOf(api.db, 'variation', same.id)).toEqual([]);
  expect((await undo(bulkChangeId)).failures).toEqual([]);
  expect(await rowOf(first.id)).toMatchObject({ name: first.name, price: '10.00', version: 3 });
  expect(await rowOf(second.id)).toMatchObject({ sku: second.sku });
});

test('a row that someone else has changed is a conflict; the others are saved', async () => {
  const [changed, fair] = [await create(), await create()];
  await save([{ id: changed.id, version: 1, price: '20' }]);
  const { data, failures } = await save([
    { id: changed.id, version: 1, price: '30' },
    { id: fair.id, version: 1, price: '30' },
    { id: '999999999', version: 1, price: '30' },
  ]);
  expect(data).toEqual([fair.id]);
  expect(failures).toMatchObject([
    { id: '999999999', code: 'NOT_FOUND', label: null },
    { id: changed.id, label: changed.name, code: 'CONFLICT', msg: 'error.CHANGED_SINCE' },
  ]);
  expect(await rowOf(changed.id)).toMatchObject({ price: '20.00', version: 2 });
  // without a row that can be saved, the first reason is the error
  const rows = [{ id: changed.id, version: 1, price: '30' }];
  expect(await api.refusal(document, { input: { rows } }, admin)).toMatchObject({
    msg: 'error.CHANGED_SINCE',
    extensions: { code: 'CONFLICT', args: { name: changed.name } },
  });
});

test('an article number is given once', async () => {
  const [first, second, third] = [await create(), await create(), await create()];
  const sku = unique('sku');
  const { data, failures } = await save([
    { id: first.id, version: 1, sku },
    { id: second.id, version: 1, sku, price: '1' },
    { id: third.id, version: 1, sku: first.sku },
  ]);
  expect(data).toEqual([first.id]);
  expect(failures).toMatchObject([
    { id: second.id, code: 'INVALID', msg: 'error.SKU_TAKEN' },
    { id: third.id, code: 'INVALID', msg: 'error.SKU_TAKEN' },
  ]);
  expect(await rowOf(second.id)).toMatchObject({ sku: second.sku, price: '10.00', version: 1 });
});

test('only a variation with all required values is published', async () => {
  const { variation } = await createDescribed({ is_required: true });
  const [complete, version] = [await create({ status: '2' }), 1];
  await api.db
    .updateTable('variations')
    .set({ status: '2' })
    .where('id', '=', variation.id)
    .execute();
  const { data, failures } = await save([
    { id: variation.id, version, status: '1' },
    { id: complete.id, version, status: '1' },
  ]);
  expect(data).toEqual([complete.id]);
  expect(failures).toMatchObject([{ id: variation.id, msg: 'error.INCOMPLETE' }]);
  expect((await save([{ id: variation.id, version, price: '3' }])).data).toEqual([variation.id]);
});

test('an invalid cell, a missing version or too many rows save nothing', async () => {
  const { id } = await create();
  for (const rows of [
    [{ id, version: 1, price: 'x' }],
    [{ id, version: 1, name: ' ' }],
    [{ id, price: '1' }],
    [
      { id, version: 1 },
      { id, version: 1 },
    ],
    Array.from({ length: rowsAtOnce + 1 }, (_, n) => ({ id: String(n + 1), version: 1 })),
    [],
  ]) {
    const { extensions } = await api.refusal(document, { input: { rows } }, admin);
    expect(extensions).toMatchObject({ code: 'INVALID', fields: { rows: {} } });
  }
  expect(await rowOf(id)).toMatchObject({ version: 1 });
});

test('a manufacturer only saves its own rows', async () => {
  const maker = (await createManufacturer(api.db)).id;
  const { token } = await signedIn(api.db, 'manufacturer', { manufacturerId: maker });
  const [own, foreign] = [await createVariationOf(api.db, maker), await create()];
  const rows = [own, foreign].map(({ id }) => ({ id, version: 1, price: '77' }));
  const { data, failures } = await save(rows, token);
  expect(data).toEqual([own.id]);
  expect(failures).toMatchObject([{ id: foreign.id, code: 'NOT_FOUND', label: null }]);
  expect((await rowOf(foreign.id)).price).toBe('10.00');
  const { token: vendor } = await signedIn(api.db, 'vendor');
  expect((await api.refusal(document, { input: { rows } }, vendor)).extensions.code).toBe(
    'FORBIDDEN',
  );
});

test('many rows are saved by a job, which goes on after an interruption', async () => {
  const parent = await createParent(api.db);
  const word = unique('row');
  await sql`
    insert into variations (name, slug, sku, price, status, parent_id)
    select ${word} || n, ${word} || n, ${word} || n, 10, '2', ${parent.id}
    from generate_series(1, 150) n`.execute(api.db);
  const { rows } = await sql<{ id: string }>`
    select id from variations where parent_id = ${parent.id} order by id`.execute(api.db);
  await save([{ id: rows[0]?.id, version: 1, price: '5' }]);
  const { job } = await save(rows.map(({ id }, n) => ({ id, version: 1, price: String(100 + n) })));
  expect(job?.total).toBe(150);
  const id = job?.id ?? '';
  const run = async (stopping: AbortController) => {
    await sql`
      update pgboss.job set state = 'active' where name = 'run-job' and data ->> 'id' = ${id}`.execute(
      api.db,
    );
    const batch = fixedBatches(api.db, 60);
    await runJob(
      {
        secrets,
        db: api.db,
        inBatch: (work) => batch(work).finally(() => stopping.abort()),
        report: (error: Error) => expect.unreachable(String(error)),
        stopping: stopping.signal,
      },
      id,
    );
  };
  const state = () =>
    api.db
      .selectFrom('jobs')
      .select(['state', 'done', 'failed'])
      .where('id', '=', id)
      .executeTakeFirst();
  await run(new AbortController());
  expect(await state()).toEqual({ state: 'running', done: 59, failed: 1 });
  for (let n = 0; n < 4; n += 1) await run(new AbortController());
  expect(await state()).toEqual({ state: 'done', done: 149, failed: 1 });
  const { rows: saved } = await sql`
    select v.price::int - 100 + 1 as n, v.version, count(c.id)::int as changes
    from variations v left join changes c on c.entity = 'variation' and c.entity_id = v.id
    where v.parent_id = ${parent.id} and v.id <> ${rows[0]?.id} group by v.id order by v.id`.execute(
    api.db,
  );
  expect(saved).toEqual(
    Array.from({ length: 149 }, (_, n) => ({ n: n + 2, version: 2, changes: 1 })),
  );
});
