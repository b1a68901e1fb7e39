import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EditPreview } from '#contract/generated/schema.ts';
import { runJob } from '#server/jobs/runJob.ts';
import { createManufacturer, signedIn } from '#tests/factories/people.ts';
import {
  assignCategories,
  assignTags,
  createParent,
  createVariation,
  createVariationOf,
  describeVariation,
} from '#tests/factories/products.ts';
import {
  createAttribute,
  createAttributeGroup,
  createCategory,
  createFamily,
  createOption,
  createTag,
  putInto,
} from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { changesOf } from '#tests/support/changes.ts';
import { snapshot } from '#tests/support/snapshot.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const editDocument = `mutation ($input: VariationsEditInput!) { editVariations(input: $input) {
  data failures { id label code msg } job { id total } } }`;
const previewDocument = `query ($input: VariationsEditInput!, $page: Int, $size: Int) {
  variationsEditPreview(input: $input, page: $page, size: $size) { data {
    total changed unchanged refused refusals { msg count }
    parents { total others results { id name others } }
    results { id name outcome before after msg } } } }`;

let makerA: string;
let tokenA: string;

beforeAll(async () => {
  makerA = (await createManufacturer(api.db)).id;
  tokenA = (await signedIn(api.db, 'manufacturer', { manufacturerId: makerA })).token;
});

const edit = async (input: object, token = admin) =>
  (await api.data(editDocument, { input }, token)).editVariations;

/** What it would do; that it does nothing is held against all there is. */
const preview = async (input: object, token = admin, page = {}): Promise<EditPreview> => {
  const before = await snapshot(api.db);
  const { variationsEditPreview } = await api.data(previewDocument, { input, ...page }, token);
  expect(await snapshot(api.db)).toEqual(before);
  return variationsEditPreview.data;
};

const fieldsRefused = async (input: object, token = admin) => {
  const before = (await api.refusal(previewDocument, { input }, token)).extensions.fields;
  expect((await api.refusal(editDocument, { input }, token)).extensions.fields).toEqual(before);
  return before;
};

const stateOf = (id: string) =>
  api.db
    .selectFrom('variations')
    .select(['price', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const priced = async (...prices: string[]): Promise<string[]> => {
  const parent = await createParent(api.db);
  const ids: string[] = [];
  for (const price of prices) {
    ids.push((await createVariation(api.db, { parent_id: parent.id, price })).id);
  }
  return ids;
};

describe('prices', () => {
  test.each([
    ['set', '12.5', '10.00', '12.50'],
    ['increase', '0.01', '9999999999.98', '9999999999.99'],
    ['decrease', '10', '10.00', '0.00'],
    ['increasePercent', '2.5', '10.05', '10.30'],
    ['increasePercent', '10', '0.05', '0.06'],
    ['increasePercent', '10', '0.04', '0.04'],
    ['increasePercent', '0.01', '9999999.99', '10000999.99'],
    ['decreasePercent', '10', '0.05', '0.05'],
    ['decreasePercent', '33.33', '99.99', '66.66'],
    ['decreasePercent', '100', '7.00', '0.00'],
  ])('%s %s makes %s to %s, rounded half away from zero', async (mode, amount, from, to) => {
    const [id = ''] = await priced(from);
    const input = { ids: [id], price: { mode, amount } };
    const { results, changed, unchanged } = await preview(input);
    expect(results[0]).toMatchObject({ before: [from], after: [to], msg: null });
    expect([changed, unchanged]).toEqual(from === to ? [0, 1] : [1, 0]);
    expect((await edit(input)).failures).toEqual([]);
    expect((await stateOf(id)).price).toBe(to);
  });

  test('that would be below 0 or too large stay, each told, and the others change', async () => {
    const [low = '', fair = '', same = ''] = await priced('4.99', '20.00', '5.00');
    const input = { ids: [low, fair, same], price: { mode: 'decrease', amount: '5' } };
    const told = await preview(input);
    expect(told).toMatchObject({
      total: 3,
      changed: 2,
      refused: 1,
      refusals: [{ msg: 'rules.priceBelowZero', count: 1 }],
    });
    expect(told.results.map(({ id, after }) => [id, after[0]])).toEqual([
      [low, '-0.01'],
      [fair, '15.00'],
      [same, '0.00'],
    ]);
    const { data, failures } = await edit(input);
    expect(data).toEqual([fair, same]);
    expect(failures).toMatchObject([{ id: low, code: 'INVALID', msg: 'rules.priceBelowZero' }]);
    expect(await stateOf(low)).toEqual({ price: '4.99', version: 1 });
    const [huge = ''] = await priced('9999999999.99');
    const tooLarge = { ids: [huge], price: { mode: 'increase', amount: '0.01' } };
    expect((await api.refusal(editDocument, { input: tooLarge }, admin)).msg).toBe(
      'rules.priceTooLarge',
    );
  });

  test('have a new version and a change in the history, where they are others', async () => {
    const [id = '', same = ''] = await priced('1.00', '2.00');
    await edit({ ids: [id, same], price: { mode: 'set', amount: '2' } });
    expect(await stateOf(id)).toEqual({ price: '2.00', version: 2 });
    expect(await changesOf(api.db, 'variation', id)).toMatchObject([
      { action: 'update', before: { price: 1 }, after: { price: 2 } },
    ]);
    expect(await stateOf(same)).toEqual({ price: '2.00', version: 1 });
    expect(await changesOf(api.db, 'variation', same)).toEqual([]);
  });

  test('of two edits at once are changed by both', async () => {
    const ids = await priced(...Array.from({ length: 20 }, () => '100.00'));
    const more = { price: { mode: 'increase', amount: '1' } };
    const half = { price: { mode: 'decreasePercent', amount: '50' } };
    await Promise.all([edit({ ids, ...more }), edit({ ids: [...ids].reverse(), ...half })]);
    const prices = new Set<string>();
    for (const id of ids) prices.add((await stateOf(id)).price);
    // one after the other, in whichever order, and for all of them the same
    expect(prices.size).toBe(1);
    expect(['50.50', '51.00']).toContain([...prices][0]);
  });

  test('of all that match are changed by a job, which tells what it left', async () => {
    const parent = await createParent(api.db);
    const word = unique('job');
    await sql`
      insert into variations (name, slug, sku, price, status, parent_id)
      select ${word} || n, ${word} || n, ${word} || n, n, '1', ${parent.id}
      from generate_series(1, 150) n`.execute(api.db);
    const input = { query: { name: word }, price: { mode: 'decrease', amount: '10' } };
    const told = await preview(input, admin, { page: 1, size: 5 });
    expect(told).toMatchObject({ total: 150, changed: 141, refused: 9 });
    expect(told.results.map(({ outcome }) => outcome)).toEqual([
      ...Array(4).fill('refused'),
      'changed',
    ]);
    const { job, data } = await edit(input);
    expect(data).toEqual([]);
    const stopping = new AbortController().signal;
    const report = (error: Error) => expect.unreachable(String(error));
    await runJob({ db: api.db, rowsAtOnce: 40, report, stopping }, job?.id ?? '');
    const done = await api.db
      .selectFrom('jobs')
      .select(['state', 'done', 'failed'])
      .where('id', '=', job?.id ?? '')
      .executeTakeFirst();
    expect(done).toEqual({ state: 'done', done: 141, failed: 9 });
  });
});

describe('tags', () => {
  const tagsOf = async (id: string) => {
    const rows = await api.db
      .selectFrom('variation_tags')
      .select('tag_id')
      .where('variation_id', '=', id)
      .orderBy('tag_id')
      .execute();
    return rows.map((row) => row.tag_id);
  };

  test('are added, removed and replaced; who has them so already is left alone', async () => {
    const [one, two] = [await createTag(api.db), await createTag(api.db)];
    const [id = '', bare = ''] = await priced('1.00', '1.00');
    await assignTags(api.db, id, [one.id]);
    const change = (mode: string, tag: { id: string }) => ({
      ids: [id, bare],
      tags: { mode, ids: [tag.id] },
    });
    expect((await preview(change('add', one))).results).toMatchObject([
      { id: bare, outcome: 'changed', before: [], after: [one.name] },
      { id, outcome: 'unchanged', before: [one.name], after: [one.name] },
    ]);
    await edit(change('add', one));
    expect([await tagsOf(id), await tagsOf(bare)]).toEqual([[one.id], [one.id]]);
    expect([(await stateOf(id)).version, (await stateOf(bare)).version]).toEqual([1, 2]);
    await edit(change('replace', two));
    expect([await tagsOf(id), await tagsOf(bare)]).toEqual([[two.id], [two.id]]);
    expect(await changesOf(api.db, 'variation', id)).toMatchObject([
      { before: { tags: [Number(one.id)] }, after: { tags: [Number(two.id)] } },
    ]);
    await edit(change('remove', two));
    expect(await tagsOf(bare)).toEqual([]);
  });

  test('are those of products', async () => {
    const style = await createTag(api.db, { type: 'style' });
    const [id] = await priced('1.00');
    for (const tag of [style.id, '999999999']) {
      const input = { ids: [id], tags: { mode: 'add', ids: [tag] } };
      expect(await fieldsRefused(input)).toEqual({ tags: { rule: 'rules.unknown' } });
    }
  });

  test('that go while the job waits are told for each row', async () => {
    const { db } = api;
    const tag = await createTag(db);
    const ids = await priced(...Array.from({ length: 101 }, () => '1.00'));
    const { job } = await edit({ ids, tags: { mode: 'add', ids: [tag.id] } });
    await db.deleteFrom('tags').where('id', '=', tag.id).execute();
    const report = (error: Error) => expect.unreachable(String(error));
    await runJob(
      { db, rowsAtOnce: 100, report, stopping: new AbortController().signal },
      job?.id ?? '',
    );
    const { rows } = await sql`
      select state, msg, count(*)::int as n from job_rows where job_id = ${job?.id} group by 1, 2`.execute(
      db,
    );
    expect(rows).toEqual([{ state: 'failed', msg: 'rules.unknown', n: 101 }]);
  });
});

describe('categories', () => {
  const categoriesOf = (parentId: string) =>
    api.db
      .selectFrom('parent_product_categories')
      .select(['category_id', 'is_main'])
      .where('parent_id', '=', parentId)
      .orderBy('is_main', 'desc')
      .orderBy('category_id')
      .execute();

  const createPlaced = async () => {
    const categories = [await createCategory(api.db), await createCategory(api.db)];
    const parent = await createParent(api.db);
    await assignCategories(api.db, parent.id, [categories[0]?.id ?? '']);
    const first = await createVariation(api.db, { parent_id: parent.id });
    const second = await createVariation(api.db, { parent_id: parent.id });
    return { parent, main: categories[0], other: categories[1], first, second };
  };

  test('belong to the product: the preview tells it and its other variations', async () => {
    const { parent, main, other, first, second } = await createPlaced();
    const input = { ids: [first.id], categories: { mode: 'add', ids: [other?.id] } };
    expect(await preview(input)).toMatchObject({
      changed: 1,
      parents: { total: 1, others: 1, results: [{ id: parent.id, name: parent.name, others: 1 }] },
      results: [{ before: [main?.name], after: [main?.name, other?.name] }],
    });
    await edit(input);
    expect(await categoriesOf(parent.id)).toEqual([
      { category_id: main?.id, is_main: true },
      { category_id: other?.id, is_main: false },
    ]);
    expect(await changesOf(api.db, 'parentProduct', parent.id)).toMatchObject([
      { action: 'update', after: { categories: [{ is_main: true }, { is_main: false }] } },
    ]);
    expect(await changesOf(api.db, 'variation', first.id)).toEqual([]);
    // through another of its variations nothing is left to do
    const again = await preview({ ...input, ids: [second.id] });
    expect(again).toMatchObject({ changed: 0, unchanged: 1, parents: { total: 0 } });
  });

  test('one becomes the main one, and joins', async () => {
    const { parent, main, other, first, second } = await createPlaced();
    const input = { ids: [first.id, second.id], categories: { mode: 'main', ids: [other?.id] } };
    expect((await preview(input)).results[0]).toMatchObject({
      before: [main?.name],
      after: [other?.name, main?.name],
    });
    expect((await edit(input)).data).toEqual([first.id, second.id]);
    expect(await categoriesOf(parent.id)).toEqual([
      { category_id: other?.id, is_main: true },
      { category_id: main?.id, is_main: false },
    ]);
    expect(await changesOf(api.db, 'parentProduct', parent.id)).toHaveLength(1);
  });

  test('are not taken away when none would be left, nor the main one', async () => {
    const { parent, main, other, first } = await createPlaced();
    const remove = { ids: [first.id], categories: { mode: 'remove', ids: [main?.id] } };
    const why = async () => (await api.refusal(editDocument, { input: remove }, admin)).msg;
    expect(await why()).toBe('rules.categoryRequired');
    await edit({ ids: [first.id], categories: { mode: 'add', ids: [other?.id] } });
    expect(await why()).toBe('rules.mainCategoryStays');
    await edit({ ids: [first.id], categories: { mode: 'remove', ids: [other?.id] } });
    expect(await categoriesOf(parent.id)).toHaveLength(1);
  });

  test('that are not there are refused', async () => {
    const { first } = await createPlaced();
    const input = { ids: [first.id], categories: { mode: 'add', ids: ['999999999'] } };
    expect(await fieldsRefused(input)).toEqual({ 'categories.ids': { rule: 'rules.unknown' } });
  });
});

describe('an attribute', () => {
  /** Two families: one requires the attribute, the other does not know it. */
  const createDescribed = async (values: object = {}, manufacturer_id?: string) => {
    const type = { type: 'text', is_configurable: false, ...values };
    const attribute = await createAttribute(api.db, type);
    const [group, family] = [await createAttributeGroup(api.db), await createFamily(api.db)];
    await putInto(api.db, group.id, [attribute.id]);
    await api.db
      .insertInto('attribute_family_groups')
      .values({ family_id: family.id, group_id: group.id })
      .execute();
    const owner = manufacturer_id ? { manufacturer_id } : {};
    const parent = await createParent(api.db, { family_id: family.id, ...owner });
    const variation = await createVariation(api.db, { parent_id: parent.id });
    const other = await createVariation(api.db);
    return { attribute, group, variation, other };
  };

  const valuesOf = async (id: string) =>
    (
      await api.db
        .selectFrom('variation_attributes')
        .select('value')
        .where('variation_id', '=', id)
        .execute()
    ).map(({ value }) => value);

  test('is set and taken away where the family has it; the others are told', async () => {
    const { attribute, variation, other } = await createDescribed();
    const change = (value: string) => ({
      ids: [variation.id, other.id],
      attribute: { attr_id: attribute.id, value },
    });
    expect(await preview(change(' Filz '))).toMatchObject({
      changed: 1,
      refusals: [{ msg: 'rules.attributeNotInFamily', count: 1 }],
      results: [{ id: other.id }, { id: variation.id, before: [], after: ['Filz'] }],
    });
    const { data, failures } = await edit(change(' Filz '));
    expect(data).toEqual([variation.id]);
    expect(failures).toMatchObject([{ id: other.id, label: other.name }]);
    expect(await valuesOf(variation.id)).toEqual(['Filz']);
    expect(await changesOf(api.db, 'variation', variation.id)).toMatchObject([
      { after: { values: [{ value: 'Filz' }] } },
    ]);
    await edit(change(''));
    expect(await valuesOf(variation.id)).toEqual([]);
  });

  test('that the family requires cannot be taken away', async () => {
    const { attribute, group, variation } = await createDescribed({ is_required: true });
    await describeVariation(api.db, variation.id, group.id, attribute.id, 'said');
    const input = { ids: [variation.id], attribute: { attr_id: attribute.id, value: '' } };
    expect((await preview(input)).refusals).toEqual([{ msg: 'rules.requiredByFamily', count: 1 }]);
    expect(await valuesOf(variation.id)).toEqual(['said']);
  });

  test('takes what its type does, a choice its options in whatever spelling', async () => {
    const number = await createDescribed({ type: 'number' });
    const of = ({ attribute, variation }: typeof number, value: string) => ({
      ids: [variation.id],
      attribute: { attr_id: attribute.id, value },
    });
    expect(await fieldsRefused(of(number, 'wide'))).toEqual({
      'attribute.value': { rule: 'rules.decimal' },
    });
    const choice = await createDescribed({ type: 'select' });
    const option = await createOption(api.db, { attr_id: choice.attribute.id, name: 'Grün' });
    expect(await fieldsRefused(of(choice, 'Blau'))).toEqual({
      'attribute.value': { rule: 'rules.noOption' },
    });
    await edit(of(choice, 'GRUEN'));
    expect(await valuesOf(choice.variation.id)).toEqual([option.name]);
    expect(await preview(of(choice, 'gruen'))).toMatchObject({ changed: 0, unchanged: 1 });
  });

  test('that makes variations, or that is not there, is refused', async () => {
    const { variation } = await createDescribed();
    const colour = await createAttribute(api.db);
    const of = (attr_id: string) => ({ ids: [variation.id], attribute: { attr_id, value: 'x' } });
    expect(await fieldsRefused(of(colour.id))).toEqual({
      'attribute.attr_id': { rule: 'rules.makesVariations' },
    });
    expect(await fieldsRefused(of('999999999'))).toEqual({
      'attribute.attr_id': { rule: 'rules.unknown' },
    });
  });

  test('is a manufacturer’s to edit only where it is editable', async () => {
    const kept = await createDescribed({ is_editable: false }, makerA);
    const of = ({ attribute, variation }: typeof kept) => ({
      ids: [variation.id],
      attribute: { attr_id: attribute.id, value: 'x' },
    });
    expect(await fieldsRefused(of(kept), tokenA)).toEqual({
      'attribute.attr_id': { rule: 'rules.notEditable' },
    });
    const inKeptGroup = await createDescribed({}, makerA);
    await api.db
      .updateTable('attribute_groups')
      .set({ is_editable: false })
      .where('id', '=', inKeptGroup.group.id)
      .execute();
    for (const value of ['x', '']) {
      const input = { ...of(inKeptGroup), attribute: { attr_id: inKeptGroup.attribute.id, value } };
      const { refusals } = await preview(input, tokenA);
      expect(refusals).toEqual([{ msg: 'rules.notEditable', count: 1 }]);
    }
    expect((await edit(of(inKeptGroup))).data).toEqual([inKeptGroup.variation.id]);
  });
});

test('a manufacturer reaches its own rows alone, and is told nothing of others', async () => {
  const own = await createVariationOf(api.db, makerA);
  const foreign = await createVariation(api.db);
  const category = await createCategory(api.db);
  const tag = await createTag(api.db);
  const ids = [own.id, foreign.id];
  for (const change of [
    { price: { mode: 'set', amount: '77' } },
    { tags: { mode: 'add', ids: [tag.id] } },
    { categories: { mode: 'add', ids: [category.id] } },
  ]) {
    const told = await preview({ ids, ...change }, tokenA);
    expect(told.results.map(({ id }) => id)).toEqual([own.id]);
    expect(told).toMatchObject({
      total: 2,
      changed: 1,
      refused: 1,
      refusals: [{ msg: 'error.NOT_FOUND', count: 1 }],
    });
    const { data, failures } = await edit({ ids, ...change }, tokenA);
    expect(data).toEqual([own.id]);
    expect(failures).toMatchObject([{ id: foreign.id, label: null, code: 'NOT_FOUND' }]);
  }
  expect((await stateOf(foreign.id)).price).toBe('10.00');
  const all = await preview({ query: {}, price: { mode: 'set', amount: '78' } }, tokenA);
  expect(all.results.map(({ id }) => id)).not.toContain(foreign.id);
});
