import { describe, expect, test } from 'vitest';
import { createAffiliateProduct } from '#tests/factories/affiliate.ts';
import { createVariation } from '#tests/factories/products.ts';
import { unique } from '#tests/factories/unique.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const fields = `id name status isPublished version productCount notForSale
  blocks { kind title text picture products affiliates_products }`;
const documents = {
  one: `query ($id: ID!) { styleSectionById(id: $id) { data { ${fields} } } }`,
  create: `mutation ($input: StyleSectionInput!) {
    createStyleSection(input: $input) { data { ${fields} } } }`,
  update: `mutation ($id: ID!, $input: StyleSectionInput!) {
    updateStyleSection(id: $id, input: $input) { data { ${fields} } } }`,
  status: `mutation ($input: StyleSectionsStatusInput!) {
    updateStyleSectionStatus(input: $input) { data failures { id code msg } } }`,
  remove: 'mutation ($ids: [ID!]) { deleteStyleSectionByIds(ids: $ids) { data } }',
  changes: `query ($query: ChangesQuery) {
    changes(query: $query) { data { results { id canRestore } } } }`,
  restore: 'mutation ($input: RestoreInput!) { restoreChange(input: $input) { status } }',
};

const msg = 'SECTION_WITHOUT_BLOCKS_ERROR';
const productsBlock = (links: object) => ({ kind: 'products', title: 'To buy', ...links });
const inputOf = (...blocks: object[]) => {
  const name = unique('section');
  return { name, slug: name.toLowerCase(), blocks };
};
const create = async (...blocks: object[]) =>
  (await api.data(documents.create, { input: inputOf(...blocks) }, admin)).createStyleSection.data;
const sectionOf = async (id: string) =>
  (await api.data(documents.one, { id }, admin)).styleSectionById.data;
const publish = async (ids: string[]) =>
  (await api.data(documents.status, { input: { ids, status: '1' } }, admin))
    .updateStyleSectionStatus;
const forSale = async () => (await createVariation(api.db, { status: '1' })).id;
const removeVariation = (id: string) =>
  api.db.deleteFrom('variations').where('id', '=', id).execute();
const restoreFirst = async (entityId: string) => {
  const query = { entity: 'styleSection', entityId };
  const { changes } = await api.data(documents.changes, { query }, admin);
  const change = changes.data.results.find(({ canRestore }) => canRestore);
  await api.data(documents.restore, { input: { changeId: change?.id } }, admin);
};

describe('publishing a section', () => {
  test('needs a linked product that is for sale', async () => {
    const draft = (await createVariation(api.db, { status: '2' })).id;
    const hidden = (await createAffiliateProduct(api.db, { status: 'hidden' })).id;
    const text = { kind: 'text', title: 'To read', text: 'Oak' };
    for (const blocks of [
      [],
      [text],
      [productsBlock({ products: [draft], affiliates_products: [hidden] })],
    ]) {
      const { id } = await create(...blocks);
      const refused = await refusal(documents.status, { input: { ids: [id], status: '1' } });
      expect(refused).toMatchObject({ msg, extensions: { code: 'INVALID' } });
    }
  });

  test('accepts own products, or products of another shop', async () => {
    const own = await create(productsBlock({ products: [await forSale()] }));
    const affiliate = (await createAffiliateProduct(api.db)).id;
    const foreign = await create(productsBlock({ affiliates_products: [affiliate] }));
    const empty = await create();
    const answer = await publish([own.id, empty.id, foreign.id]);
    expect(answer.data).toEqual([own.id, foreign.id]);
    expect(answer.failures).toMatchObject([{ id: empty.id, msg }]);
  });

  test('is not reversed by an edit that removes its last product', async () => {
    const { id } = await create(productsBlock({ products: [await forSale()] }));
    await publish([id]);
    const refused = await refusal(documents.update, { id, input: inputOf() });
    expect(refused.msg).toBe(msg);
    expect(await sectionOf(id)).toMatchObject({ isPublished: true, productCount: 1 });
  });
});

describe('blocks', () => {
  test('keep their order, and only their own kind', async () => {
    const product = await forSale();
    const { id } = await create(
      { kind: 'text', title: 'First', text: 'Oak', products: [product] },
      productsBlock({ products: [product] }),
    );
    expect((await sectionOf(id)).blocks).toMatchObject([
      { kind: 'text', title: 'First', products: [] },
      { kind: 'products', products: [product] },
    ]);
    const turned = [...(await sectionOf(id)).blocks].reverse();
    const { updateStyleSection } = await api.data(
      documents.update,
      { id, input: inputOf(...turned) },
      admin,
    );
    expect(updateStyleSection.data.blocks).toEqual(turned);
  });

  test.each([
    [{ kind: 'video' }, 'rules.blockKind'],
    [{ kind: 'picture', picture_alt: 'A room' }, 'rules.blockPicture'],
    [{ kind: 'text', title: 'Nothing to read' }, 'rules.blockText'],
    [{ kind: 'products', products: ['999999'] }, 'rules.productGone'],
  ])('such as %j are rejected', async (block, rule) => {
    const { extensions } = await refusal(documents.create, { input: inputOf(block) });
    expect(Object.values(extensions.fields ?? {})).toMatchObject([{ rule }]);
  });
});

describe('a section comes back from its history', () => {
  test('without products that were deleted since', async () => {
    const [stays, gone] = [await forSale(), await forSale()];
    const { id } = await create(productsBlock({ products: [gone, stays] }));
    await api.data(documents.update, { id, input: inputOf() }, admin);
    await removeVariation(gone);
    await restoreFirst(id);
    expect((await sectionOf(id)).blocks).toMatchObject([{ products: [stays] }]);
  });

  test('deleted itself', async () => {
    const [stays, gone] = [await forSale(), await forSale()];
    const { id } = await create(productsBlock({ products: [stays, gone] }));
    await api.data(documents.remove, { ids: [id] }, admin);
    await removeVariation(gone);
    await restoreFirst(id);
    expect((await sectionOf(id)).blocks).toMatchObject([{ products: [stays] }]);
  });
});
