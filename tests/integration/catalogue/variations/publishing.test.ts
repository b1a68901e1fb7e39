import { beforeEach, describe, expect, test } from 'vitest';
import { signedIn } from '#tests/factories/people.ts';
import {
  assignTags,
  createParent,
  createVariation,
  describeVariation,
} from '#tests/factories/products.ts';
import {
  createAttribute,
  createAttributeGroup,
  createFamily,
  createTag,
  putInto,
} from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';
import { current, documents, idsOf, type Variation } from './calls.ts';

shareApi();

const completeness = `query ($input: VariationsInput!) {
  variationsCompleteness(input: $input) { data { drafts incomplete lacking { part count } } }
}`;

let field: { group_id: string; attr_id: string };
let parent: Awaited<ReturnType<typeof createParent>>;
let whole: Variation;
let bare: Variation;

/** A family that requires a value, a complete draft and one that lacks everything. */
beforeEach(async () => {
  const attribute = await createAttribute(api.db, {
    ...{ type: 'text', is_configurable: false, is_required: true },
  });
  const group = await createAttributeGroup(api.db);
  await putInto(api.db, group.id, [attribute.id]);
  const family = await createFamily(api.db);
  await api.db
    .insertInto('attribute_family_groups')
    .values({ family_id: family.id, group_id: group.id })
    .execute();
  field = { group_id: group.id, attr_id: attribute.id };
  parent = await createParent(api.db, { family_id: family.id });
  whole = await createVariation(api.db, { parent_id: parent.id });
  bare = await createVariation(api.db, { parent_id: parent.id, price: '0.00' });
  await assignTags(api.db, whole.id, [(await createTag(api.db)).id]);
  await describeVariation(api.db, whole.id, field.group_id, field.attr_id, 'Eiche');
  await api.db
    .insertInto('variation_images')
    .values({
      variation_id: whole.id,
      filename: `${unique('x')}.webp`,
      origin_name: 'x',
      main: true,
    })
    .execute();
});

const statuses = async () => [(await current(whole.id))?.status, (await current(bare.id))?.status];

describe('publishing', () => {
  test('can count beforehand what drafts lack', async () => {
    const expected = {
      ...{ drafts: 2, incomplete: 1 },
      lacking: ['image', 'price', 'tags', 'values'].map((part) => ({ part, count: 1 })),
    };
    for (const target of [{ ids: idsOf(whole, bare) }, { query: { parent_id: parent.id } }]) {
      const { variationsCompleteness } = await api.data(completeness, { input: target }, admin);
      expect(variationsCompleteness.data).toEqual(expected);
    }
    await api.data(documents.publish, { input: { ids: [bare.id] } }, admin);
    const { variationsCompleteness } = await api.data(
      completeness,
      { input: { ids: idsOf(whole, bare) } },
      admin,
    );
    expect(variationsCompleteness.data).toEqual({ drafts: 1, incomplete: 0, lacking: [] });
  });

  test('counts nothing of another manufacturer', async () => {
    const { token } = await signedIn(api.db, 'manufacturer');
    const input = { ids: idsOf(whole, bare) };
    const { variationsCompleteness } = await api.data(completeness, { input }, token);
    expect(variationsCompleteness.data).toEqual({ drafts: 0, incomplete: 0, lacking: [] });
  });

  test('publishes all, as before', async () => {
    await api.data(documents.publish, { input: { ids: idsOf(whole, bare) } }, admin);
    expect(await statuses()).toEqual(['1', '1']);
  });

  test.each([
    ['publish', {}],
    ['setStatus', { status: '1' }],
  ] as const)('by %s leaves incomplete ones as drafts if requested', async (call, values) => {
    const input = { ids: idsOf(whole, bare), onlyComplete: true, ...values };
    const answer = await api.data(documents[call], { input }, admin);
    expect(Object.values(answer)[0]).toMatchObject({
      data: [whole.id],
      failures: [{ id: bare.id, label: bare.name, code: 'INVALID' }],
    });
    expect(await statuses()).toEqual(['1', '2']);
    // published variations stay published
    await api.data(documents.publish, { input: { ids: [bare.id] } }, admin);
    await api.data(documents[call], { input }, admin);
    expect(await statuses()).toEqual(['1', '1']);
  });
});

describe('a draft', () => {
  const inputOf = ({ name, slug, sku, price }: Variation) => ({ name, slug, sku, price });
  const update = (input: object) =>
    api.request(
      documents.update,
      {
        id: bare.id,
        input: { ...inputOf(bare), tags: [], inputs: [{ ...field, value: '' }], ...input },
      },
      admin,
    );
  const fieldsOf = ({ errors }: Awaited<ReturnType<typeof update>>) =>
    Object.keys(errors?.[0]?.extensions.fields ?? {});
  const source = () => `inputs.${field.group_id}-${field.attr_id}`;

  test('may be saved without required values only if allowed', async () => {
    expect(fieldsOf(await update({ status: '2' }))).toEqual([source()]);
    expect((await update({ status: '2', allowIncomplete: true })).errors).toEqual([]);
    expect(fieldsOf(await update({ status: '1', allowIncomplete: true }))).toEqual([source()]);
  });

  test('never lacks name, slug, article number or price', async () => {
    for (const name of ['name', 'slug', 'sku', 'price']) {
      const answer = await update({ status: '2', allowIncomplete: true, [name]: null });
      expect(fieldsOf(answer), name).toEqual([name]);
    }
  });

  test('may be created without tags and values, unlike a published one', async () => {
    const product = await createParent(api.db, { type: '1', family_id: parent.family_id });
    const create = (input: object) =>
      api.request(
        `mutation ($parent: ID!, $input: NewVariationInput!) {
          variationCreate(parent_id: $parent, input: $input) { data { id status } }
        }`,
        {
          parent: product.id,
          input: {
            ...{ name: unique('neu'), slug: unique('neu'), sku: unique('NEU'), price: '1' },
            ...{ tags: [], inputs: [{ ...field, value: '' }], ...input },
          },
        },
        admin,
      );
    expect(fieldsOf(await create({}))).toEqual(['tags']);
    expect(fieldsOf(await create({ status: '1', allowIncomplete: true }))).toEqual(['tags']);
    expect((await create({ allowIncomplete: true })).errors).toEqual([]);
  });
});
