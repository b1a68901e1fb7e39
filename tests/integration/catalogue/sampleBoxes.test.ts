import { describe, expect, test } from 'vitest';
import { setLinks } from '#server/modules/catalogue/sampleBoxes/links.ts';
import { createManufacturer, signedIn } from '#tests/factories/people.ts';
import { createParent, createSampleBox, createVariation } from '#tests/factories/products.ts';
import { unique } from '#tests/factories/unique.ts';
import type { Variables } from '#tests/support/api.ts';
import { changesOf } from '#tests/support/changes.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const unknownId = '4000000';

const fields = 'id name slug description parentCount version';
const documents = {
  list: `query ($query: SampleBoxesQuery) {
    sampleBoxes(query: $query) { data { results { name parentCount } total } }
  }`,
  one: `query ($id: ID!) { sampleBoxById(id: $id) { data { ${fields} } } }`,
  create: `mutation ($input: SampleBoxInput!) { createSampleBox(input: $input) { data { ${fields} } } }`,
  update: `mutation ($id: ID!, $input: SampleBoxInput!) {
    updateSampleBox(id: $id, input: $input) { data { ${fields} } }
  }`,
  remove: `mutation ($ids: [ID!], $query: SampleBoxesQuery) {
    deleteSampleBoxByIds(ids: $ids, query: $query) { data failures { id code } }
  }`,
  link: 'mutation ($input: SampleBoxLinkInput!) { linkSampleBox(input: $input) { data { parent_id } } }',
  unlink: 'mutation ($input: SampleBoxLinkInput!) { unlinkSampleBox(input: $input) { status } }',
  setLinks: `mutation ($input: SampleBoxLinksInput!) {
    updateSampleBoxLinks(input: $input) { data failures { id code } job { id } }
  }`,
  products: `query ($id: ID!) {
    getSampleBoxProducts(id: $id) { data { name links { parent_id data { id name } } } }
  }`,
  variations:
    'query ($query: VariationsQuery) { variations(query: $query) { data { results { id } total } } }',
  restore: 'mutation ($input: RestoreInput!) { restoreChange(input: $input) { status } }',
};

const refusal = (document: string, variables: Variables) => api.refusal(document, variables, admin);

const linkedTo = async (id: string): Promise<string[]> => {
  const { getSampleBoxProducts } = await api.data(documents.products, { id }, admin);
  return getSampleBoxProducts.data.links.map((link: { parent_id: string }) => link.parent_id);
};

const inputOf = (name: string) => ({ name, slug: name.toLowerCase(), description: 'Furniere' });

describe('a sample box', () => {
  test('is created, found, changed and deleted, and each is recorded', async () => {
    const name = unique('Holzmuster');
    const { createSampleBox: made } = await api.data(
      documents.create,
      { input: inputOf(name) },
      admin,
    );
    const { id } = made.data;
    expect(made.data).toEqual({ id, ...inputOf(name), parentCount: 0, version: 1 });
    const { sampleBoxes } = await api.data(documents.list, { query: { name } }, admin);
    expect(sampleBoxes.data).toEqual({ results: [{ name, parentCount: 0 }], total: 1 });

    const input = { ...inputOf(`${name}-2`), version: 1 };
    const { updateSampleBox } = await api.data(documents.update, { id, input }, admin);
    expect(updateSampleBox.data).toMatchObject({ name: `${name}-2`, version: 2 });
    expect((await refusal(documents.update, { id, input })).extensions.code).toBe('CONFLICT');

    const { deleteSampleBoxByIds } = await api.data(
      documents.remove,
      { ids: [id, unknownId] },
      admin,
    );
    expect(deleteSampleBoxByIds).toMatchObject({
      data: [id],
      failures: [{ id: unknownId, code: 'NOT_FOUND' }],
    });
    expect((await refusal(documents.one, { id })).extensions.code).toBe('NOT_FOUND');
    const changes = await changesOf(api.db, 'sampleBox', id);
    expect(changes.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
  });

  test('is listed by how many products it holds', async () => {
    const [few, many] = [await createSampleBox(api.db), await createSampleBox(api.db)];
    const { parent_id } = await createVariation(api.db);
    await api.data(documents.link, { input: { sample_box_id: many.id, parent_id } }, admin);
    const query = { ids: [few.id, many.id], sort: 'parentCount', order: 'DESC' };
    const { sampleBoxes } = await api.data(documents.list, { query }, admin);
    expect(sampleBoxes.data.results).toEqual([
      { name: many.name, parentCount: 1 },
      { name: few.name, parentCount: 0 },
    ]);
  });

  test.each<[object, object]>([
    [{}, { name: { rule: 'rules.required' }, slug: { rule: 'rules.required' } }],
    [{ name: 'A', slug: 'A B' }, { slug: { rule: 'rules.slug' } }],
    [
      { name: 'A', slug: 'a', description: 'x'.repeat(751) },
      { description: { rule: 'rules.maxLength', limit: 750 } },
    ],
  ])('%.60j is INVALID, by field', async (input, violations) => {
    const { extensions } = await refusal(documents.create, { input });
    expect(extensions).toEqual({ code: 'INVALID', fields: violations });
  });

  test('has a slug of its own', async () => {
    const { slug } = await createSampleBox(api.db);
    const { extensions } = await refusal(documents.create, { input: { name: 'Zweite', slug } });
    expect(extensions).toEqual({ code: 'INVALID', fields: { slug: { rule: 'rules.taken' } } });
  });

  test('is restored with its links, except those to deleted records', async () => {
    const box = await createSampleBox(api.db);
    const [stays, goes] = [await createParent(api.db), await createParent(api.db)];
    for (const { id: parent_id } of [stays, goes]) {
      await api.data(documents.link, { input: { sample_box_id: box.id, parent_id } }, admin);
    }
    await api.data(documents.remove, { ids: [box.id] }, admin);
    await api.db.deleteFrom('parent_products').where('id', '=', goes.id).execute();
    const changeId = await lastChange(box.id);
    await api.data(documents.restore, { input: { changeId } }, admin);
    expect(await linkedTo(box.id)).toEqual([stays.id]);
    const { sampleBoxById } = await api.data(documents.one, { id: box.id }, admin);
    expect(sampleBoxById.data).toMatchObject({ name: box.name, parentCount: 1 });
  });

  test('is restored to its links before a change', async () => {
    const box = await createSampleBox(api.db);
    const { id: parent_id } = await createParent(api.db);
    const input = { sample_box_id: box.id, parent_id };
    await api.data(documents.link, { input }, admin);
    await api.data(documents.unlink, { input }, admin);
    const changeId = await lastChange(box.id);
    await api.data(documents.restore, { input: { changeId } }, admin);
    expect(await linkedTo(box.id)).toEqual([parent_id]);
  });

  const lastChange = async (id: string): Promise<string> => {
    const { id: change } = await api.db
      .selectFrom('changes')
      .select('id')
      .where('entity', '=', 'sampleBox')
      .where('entity_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return change;
  };
});

describe('linking a parent', () => {
  test('is done once, however often it is requested, and undone', async () => {
    const box = await createSampleBox(api.db);
    const parent = await createParent(api.db);
    const input = { sample_box_id: box.id, parent_id: parent.id };
    await api.data(documents.link, { input }, admin);
    await api.data(documents.link, { input }, admin);
    expect(await linkedTo(box.id)).toEqual([parent.id]);
    await api.data(documents.unlink, { input }, admin);
    await api.data(documents.unlink, { input }, admin);
    const changes = await changesOf(api.db, 'sampleBox', box.id);
    expect(changes.map(({ after }) => (after as { parents: number[] }).parents)).toEqual([
      [Number(parent.id)],
      [],
    ]);
  });

  test.each([
    ['an unknown box', { sample_box_id: unknownId }, 'NOT_FOUND'],
    ['an unknown parent', { parent_id: unknownId }, 'NOT_FOUND'],
    ['a malformed id', { parent_id: '-1' }, 'INVALID'],
    ['a missing id', { parent_id: null }, 'INVALID'],
  ])('rejects %s, to unlink, too', async (_, wrong, code) => {
    const box = await createSampleBox(api.db);
    const parent = await createParent(api.db);
    const input = { sample_box_id: box.id, parent_id: parent.id, ...wrong };
    for (const document of [documents.link, documents.unlink]) {
      expect((await refusal(document, { input })).extensions.code).toBe(code);
    }
  });

  test('contains the names of the parents, in order', async () => {
    const box = await createSampleBox(api.db);
    const [last, first] = [
      await createParent(api.db, { name: 'Vorhang' }),
      await createParent(api.db, { name: 'armlehne' }),
    ];
    for (const { id: parent_id } of [last, first]) {
      await api.data(documents.link, { input: { sample_box_id: box.id, parent_id } }, admin);
    }
    const { getSampleBoxProducts } = await api.data(documents.products, { id: box.id }, admin);
    expect(getSampleBoxProducts.data.links).toEqual(
      [first, last].map(({ id, name }) => ({ parent_id: id, data: { id, name } })),
    );
  });

  test('is NOT_FOUND for an unknown box', async () => {
    for (const id of [unknownId, 'x']) {
      expect((await refusal(documents.products, { id })).extensions.code).toBe('NOT_FOUND');
    }
  });
});

describe('linking many', () => {
  test('links the parents of the given variations, and unlinks them', async () => {
    const box = await createSampleBox(api.db);
    const first = await createVariation(api.db);
    const sibling = await createVariation(api.db, { parent_id: first.parent_id });
    const other = await createVariation(api.db);
    const call = (linked: boolean, ids: string[]) =>
      api.data(documents.setLinks, { input: { sample_box_id: box.id, linked, ids } }, admin);

    const { updateSampleBoxLinks } = await call(true, [first.id, sibling.id, other.id, unknownId]);
    expect(updateSampleBoxLinks.failures).toEqual([{ id: unknownId, code: 'NOT_FOUND' }]);
    expect((await linkedTo(box.id)).sort()).toEqual([first.parent_id, other.parent_id].sort());

    await call(false, [sibling.id]);
    expect(await linkedTo(box.id)).toEqual([other.parent_id]);
    expect(await changesOf(api.db, 'sampleBox', box.id)).toHaveLength(2);
  });

  test('includes all matches', async () => {
    const box = await createSampleBox(api.db);
    const name = unique('Alle');
    const { id: parent_id } = await createParent(api.db, { name });
    await createVariation(api.db, { parent_id });
    const input = { sample_box_id: box.id, linked: true, query: { parent_name: name } };
    await api.data(documents.setLinks, { input }, admin);
    expect(await linkedTo(box.id)).toEqual([parent_id]);
  });

  test('leaves each variation of a deleted box unchanged, without retrying rows individually', async () => {
    const { id } = await createVariation(api.db);
    const viewer = {
      userId: '1',
      portal: 'admin',
      roles: ['admin'],
      manufacturerId: null,
      vendorId: null,
    } as const;
    const links = { sampleBoxId: unknownId, linked: true };
    const failures = await api.db
      .transaction()
      .execute((trx) => setLinks(trx, viewer, [id], links));
    expect(failures).toMatchObject([{ id, code: 'NOT_FOUND' }]);
  });

  test('needs an existing box and one target', async () => {
    const { id } = await createVariation(api.db);
    const linked = true;
    const missing = { sample_box_id: unknownId, linked, ids: [id] };
    expect((await refusal(documents.setLinks, { input: missing })).extensions.code).toBe(
      'NOT_FOUND',
    );
    const box = await createSampleBox(api.db);
    const none = { sample_box_id: box.id, linked };
    expect((await refusal(documents.setLinks, { input: none })).extensions.fields).toEqual({
      ids: { rule: 'rules.required' },
    });
  });
});

describe('the filter of variations', () => {
  test('distinguishes linked from unlinked', async () => {
    const box = await createSampleBox(api.db);
    const [linked, free] = [await createVariation(api.db), await createVariation(api.db)];
    const input = { sample_box_id: box.id, parent_id: linked.parent_id };
    await api.data(documents.link, { input }, admin);
    const find = async (which: string) => {
      const query = { ids: [linked.id, free.id], sample_box_id: box.id, linked: which };
      const { variations } = await api.data(documents.variations, { query }, admin);
      return variations.data.results.map(({ id }: { id: string }) => id);
    };
    expect(await find('linked')).toEqual([linked.id]);
    expect(await find('notLinked')).toEqual([free.id]);
    expect(await find('all')).toHaveLength(2);
  });
});

describe('a manufacturer', () => {
  test('sees, links and unlinks only its own products, whatever else the box contains', async () => {
    const box = await createSampleBox(api.db);
    const { id: manufacturerId } = await createManufacturer(api.db);
    const { token } = await signedIn(api.db, 'manufacturer', { manufacturerId });
    const ownParent = await createParent(api.db, { manufacturer_id: manufacturerId });
    const own = await createVariation(api.db, { parent_id: ownParent.id });
    const foreign = await createVariation(api.db);
    const linkOf = ({ parent_id }: { parent_id: string }) => ({
      input: { sample_box_id: box.id, parent_id },
    });
    await api.data(documents.link, linkOf(foreign), admin);
    for (const document of [documents.link, documents.unlink]) {
      const { extensions } = await api.refusal(document, linkOf(foreign), token);
      expect(extensions.code).toBe('NOT_FOUND');
    }

    const all = { sample_box_id: box.id, linked: true, ids: [own.id, foreign.id] };
    const { updateSampleBoxLinks } = await api.data(documents.setLinks, { input: all }, token);
    expect(updateSampleBoxLinks).toMatchObject({
      data: [own.id],
      failures: [{ id: foreign.id, code: 'NOT_FOUND' }],
    });
    const { getSampleBoxProducts } = await api.data(documents.products, { id: box.id }, token);
    expect(getSampleBoxProducts.data.links).toMatchObject([{ parent_id: ownParent.id }]);
    const query = { sample_box_id: box.id, linked: 'linked' };
    const { variations } = await api.data(documents.variations, { query }, token);
    expect(variations.data).toEqual({ results: [{ id: own.id }], total: 1 });

    const none = { sample_box_id: box.id, linked: false, query: {} };
    await api.data(documents.setLinks, { input: none }, token);
    expect(await linkedTo(box.id)).toEqual([foreign.parent_id]);
  });
});
