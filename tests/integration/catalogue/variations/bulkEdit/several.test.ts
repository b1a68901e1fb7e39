import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runJob } from '#server/background.ts';
import { fixedBatches } from '#server/jobs/batches.ts';
import { createManufacturer, signedIn } from '#tests/factories/people.ts';
import {
  assignCategories,
  assignTags,
  createParent,
  createVariation,
  createVariationOf,
} from '#tests/factories/products.ts';
import { createAttribute, createCategory, createTag, putInto } from '#tests/factories/structure.ts';
import { changesOf } from '#tests/support/changes.ts';
import { secrets } from '#tests/support/secrets.ts';
import { admin, administrator, api, shareApi } from '#tests/support/testApi.ts';
import { createDescribed, edit, fieldsRefused, preview, priced, stateOf } from './calls.ts';

shareApi();

const undo = async (id: string | null | undefined) =>
  (
    await api.data(
      'mutation ($id: ID!) { undoBulkChange(id: $id) { data failures { id label msg } } }',
      { id },
      admin,
    )
  ).undoBulkChange;

/** Runs the job in batches of 40 rows; `between` runs after the first one. */
const run = async (id: string, between: () => void = () => undefined, stopping = neverStopping) => {
  await sql`
    update pgboss.job set state = 'active' where name = 'run-job' and data ->> 'id' = ${id}`.execute(
    api.db,
  );
  const batch = fixedBatches(api.db, 40);
  await runJob(
    {
      secrets,
      db: api.db,
      inBatch: async (work) => {
        const result = await batch(work);
        between();
        return result;
      },
      report: (error: Error) => expect.unreachable(String(error)),
      stopping,
    },
    id,
  );
};
const neverStopping = new AbortController().signal;

const jobOf = (id: string) =>
  api.db
    .selectFrom('jobs')
    .select(['state', 'done', 'failed'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Attributes of a variation in two fields, and a category of its product. */
const createFields = async () => {
  const described = await createDescribed();
  const { group, variation } = described;
  const second = await createAttribute(api.db, { type: 'number', is_configurable: false });
  await putInto(api.db, group.id, [second.id]);
  const [category, main, tag] = [
    await createCategory(api.db),
    await createCategory(api.db),
    await createTag(api.db),
  ];
  await assignCategories(api.db, variation.parent_id, [main.id]);
  // a configurable product without attributes could not be restored
  await api.db
    .updateTable('parent_products')
    .set({ type: '1' })
    .where('id', '=', variation.parent_id)
    .execute();
  const changes = {
    price: { mode: 'increase', amount: '5' },
    tags: { mode: 'add', ids: [tag.id] },
    categories: { mode: 'add', ids: [category.id] },
    attributes: [
      { attr_id: described.attribute.id, value: 'Filz' },
      { attr_id: second.id, value: '12' },
    ],
  };
  return { ...described, second, category, main, tag, changes };
};

test('all fields change as previewed, with one entry in the history of each record', async () => {
  const { variation, attribute, second, category, main, tag, changes } = await createFields();
  const input = { ids: [variation.id], ...changes };
  const { price } = await stateOf(variation.id);
  const raised = (Number(price) + 5).toFixed(2);
  expect(await preview(input)).toMatchObject({
    ...{ total: 1, changed: 1, refused: 0, parents: { total: 1, others: 0 } },
    results: [
      {
        outcome: 'changed',
        fields: [
          { kind: 'price', name: null, before: [price], after: [raised] },
          { kind: 'tags', before: [], after: [tag.name] },
          { kind: 'categories', before: [main.name], after: [main.name, category.name] },
          { kind: 'attributes', name: attribute.name, before: [], after: ['Filz'] },
          { kind: 'attributes', name: second.name, before: [], after: ['12'] },
        ],
      },
    ],
  });
  const { data, failures, bulkChangeId } = await edit(input);
  expect([data, failures]).toEqual([[variation.id], []]);
  expect(await stateOf(variation.id)).toEqual({ price: raised, version: 2 });
  const history = await changesOf(api.db, 'variation', variation.id);
  expect(history).toHaveLength(1);
  expect(history).toMatchObject([
    {
      before: { tags: [], values: [] },
      after: {
        ...{ price: Number(raised), tags: [Number(tag.id)] },
        values: [{ value: 'Filz' }, { value: '12' }],
      },
    },
  ]);
  expect(await changesOf(api.db, 'parentProduct', variation.parent_id)).toHaveLength(1);
  expect((await preview({ ...input, price: { mode: 'set', amount: raised } })).unchanged).toBe(1);

  expect((await undo(bulkChangeId)).failures).toEqual([]);
  expect(await stateOf(variation.id)).toEqual({ price, version: 3 });
  expect((await preview(input)).results[0]?.fields.map(({ before }) => before)).toEqual([
    ...[[price], [], [main.name], [], []],
  ]);
});

test('a row stays as it is if one of its fields is refused', async () => {
  const { variation, other, attribute, tag } = await createFields();
  const [low = ''] = await priced('3.00');
  const input = {
    ids: [variation.id, other.id, low],
    price: { mode: 'decrease', amount: '4' },
    tags: { mode: 'add', ids: [tag.id] },
    attributes: [{ attr_id: attribute.id, value: 'Filz' }],
  };
  const effect = await preview(input);
  expect(effect).toMatchObject({
    ...{ changed: 1, refused: 2 },
    refusals: [
      { msg: 'rules.attributeNotInFamily', count: 1 },
      { msg: 'rules.priceBelowZero', count: 1 },
    ],
  });
  // every reason is shown, and the first one is counted
  expect(effect.results.find(({ id }) => id === low)?.fields.map(({ msg }) => msg)).toEqual([
    ...['rules.priceBelowZero', null, 'rules.attributeNotInFamily'],
  ]);
  const before = [await stateOf(other.id), await stateOf(low)];
  const { data, failures } = await edit(input);
  expect(data).toEqual([variation.id]);
  expect(failures).toMatchObject([
    { id: other.id, label: other.name, msg: 'rules.attributeNotInFamily' },
    { id: low, msg: 'rules.priceBelowZero' },
  ]);
  expect([await stateOf(other.id), await stateOf(low)]).toEqual(before);
  for (const id of [other.id, low]) {
    expect(await changesOf(api.db, 'variation', id)).toEqual([]);
  }
});

test('the preview counts refused variations of a product whose categories change', async () => {
  const category = await createCategory(api.db);
  const parent = await createParent(api.db);
  const [fair, low] = [
    await createVariation(api.db, { parent_id: parent.id, price: '20.00' }),
    await createVariation(api.db, { parent_id: parent.id, price: '1.00' }),
  ];
  const input = {
    ids: [fair.id, low.id],
    price: { mode: 'decrease', amount: '2' },
    categories: { mode: 'add', ids: [category.id] },
  };
  expect((await preview(input)).parents).toMatchObject({ total: 1, others: 1 });
  expect((await edit(input)).data).toEqual([fair.id]);
  expect(await changesOf(api.db, 'parentProduct', parent.id)).toHaveLength(1);
});

test('an error names the attribute that it is about', async () => {
  const { variation, attribute, second } = await createFields();
  const ids = [variation.id];
  const wide = { attr_id: second.id, value: 'breit' };
  const of = (...attributes: object[]) => ({ ids, attributes });
  expect(await fieldsRefused(of({ attr_id: attribute.id, value: 'x' }, wide))).toEqual({
    'attributes.1.value': { rule: 'rules.decimal' },
  });
  expect(
    await fieldsRefused({ ...of(wide), tags: { mode: 'replace', ids: ['999999999'] } }),
  ).toEqual({
    'tags.ids': { rule: 'rules.unknown' },
    'attributes.0.value': { rule: 'rules.decimal' },
  });
  expect(await fieldsRefused(of(wide, wide))).toEqual({
    attributes: { rule: 'bulkEdit.attributeTwice' },
  });
});

test('a manufacturer only changes its own rows in all fields', async () => {
  const maker = (await createManufacturer(api.db)).id;
  const { token } = await signedIn(api.db, 'manufacturer', { manufacturerId: maker });
  const [own, foreign] = [await createVariationOf(api.db, maker), await createVariation(api.db)];
  const tag = await createTag(api.db);
  await assignTags(api.db, foreign.id, [tag.id]);
  const [category, before] = [await createCategory(api.db), await stateOf(foreign.id)];
  const input = {
    ids: [own.id, foreign.id],
    price: { mode: 'set', amount: '77' },
    tags: { mode: 'add', ids: [tag.id] },
    categories: { mode: 'add', ids: [category.id] },
  };
  const effect = await preview(input, token);
  expect(effect).toMatchObject({ total: 2, changed: 1, refusals: [{ msg: 'error.NOT_FOUND' }] });
  expect(effect.results.map(({ id }) => id)).toEqual([own.id]);
  const { data, failures } = await edit(input, token);
  expect(data).toEqual([own.id]);
  expect(failures).toMatchObject([{ id: foreign.id, code: 'NOT_FOUND', label: null }]);
  expect(await stateOf(foreign.id)).toEqual(before);
});

test('a job that is interrupted changes each row once, and is undone as one step', async () => {
  const [tag, ids] = [
    await createTag(api.db),
    await priced(...Array.from({ length: 101 }, (_, n) => (n === 0 ? '0.50' : '10.00'))),
  ];
  const { job } = await edit({
    ids,
    price: { mode: 'decrease', amount: '1' },
    tags: { mode: 'add', ids: [tag.id] },
  });
  const id = job?.id ?? '';
  const stopping = new AbortController();
  await run(id, () => stopping.abort(), stopping.signal);
  expect(await jobOf(id)).toEqual({ state: 'running', done: 39, failed: 1 });
  await run(id);
  expect(await jobOf(id)).toEqual({ state: 'done', done: 100, failed: 1 });
  const { rows } = await sql`
    select v.price, v.version, count(distinct c.id)::int as changes, count(distinct t.tag_id)::int as tags
    from variations v
    left join changes c on c.entity = 'variation' and c.entity_id = v.id
    left join variation_tags t on t.variation_id = v.id
    where v.id = any(${ids}::bigint[]) group by v.id order by v.id`.execute(api.db);
  expect(rows).toEqual([
    { price: '0.50', version: 1, changes: 0, tags: 0 },
    ...Array(100).fill({ price: '9.00', version: 2, changes: 1, tags: 1 }),
  ]);
  const { rows: groups } = await sql<{ id: string }>`
    select id from bulk_changes where job_id = ${id}`.execute(api.db);
  expect(groups).toHaveLength(1);
  const undone = await undo(groups[0]?.id);
  expect(undone).toMatchObject({ failures: [] });
  expect(undone.data).toHaveLength(100);
  expect(await stateOf(ids[1] ?? '')).toEqual({ price: '10.00', version: 3 });
});

test.each([
  ['variations.editPrice', () => ({ mode: 'set', amount: '77.00' })],
  ['variations.editTags', (tag: string) => ({ mode: 'replace', ids: [tag] })],
])('a job of a former release still runs: %s', async (kind, inputOf) => {
  const tag = await createTag(api.db);
  const [id = ''] = await priced('10.00');
  const { rows } = await sql<{ id: string }>`
    insert into jobs (kind, input, user_id, total)
    values (${kind}, ${JSON.stringify(inputOf(tag.id))}, ${administrator.id}, 1) returning id`.execute(
    api.db,
  );
  const job = rows[0]?.id ?? '';
  await sql`insert into job_rows (job_id, place, row_id) values (${job}, 1, ${id})`.execute(api.db);
  await run(job);
  expect(await jobOf(job)).toEqual({ state: 'done', done: 1, failed: 0 });
  expect(await changesOf(api.db, 'variation', id)).toHaveLength(1);
});
