import type { Selectable } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { VariationUpdateInput } from '#contract/generated/schema.ts';
import type { Variations } from '#server/generated/database.ts';
import { signedIn } from '#tests/factories/people.ts';
import {
  assignTags,
  createVariation,
  createVariationOf,
  furnishVariation,
} from '#tests/factories/products.ts';
import { createTag } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import type { Variables } from '#tests/support/api.ts';
import { changesOf } from '#tests/support/changes.ts';
import { admin, administrator, api, refusal } from '#tests/support/testApi.ts';

type Variation = Selectable<Variations>;

const documents = {
  update: `mutation Update($id: ID!, $input: VariationUpdateInput!) {
    variationUpdate(id: $id, input: $input) {
      data { id name slug sku price status is_simple_product version updatedAt tags { data { id } } }
      message status
    }
  }`,
  remove: 'mutation Delete($id: ID!) { variationDelete(id: $id) { data } }',
  removeMany: `mutation Delete($ids: [ID!]) {
    variationDeleteByIds(ids: $ids) { data failures { id label code } }
  }`,
  setStatus: `mutation Status($input: VariationsStatusInput!) {
    updateProductVariationsStatus(input: $input) { data failures { id label code } }
  }`,
  publish: `mutation Publish($input: VariationsInput!) {
    publishVariations(input: $input) { data failures { id label code } }
  }`,
};

const inputOf = ({ name, slug, sku, price, status }: Variation): VariationUpdateInput => ({
  name,
  slug,
  sku,
  price,
  status,
  tags: [],
});

const current = (id: string): Promise<Variation | undefined> =>
  api.db.selectFrom('variations').selectAll().where('id', '=', id).executeTakeFirst();

describe('updating', () => {
  let variation: Variation;
  beforeEach(async () => {
    variation = await createVariation(api.db);
  });

  const update = (input: VariationUpdateInput) =>
    api.data(documents.update, { id: variation.id, input }, admin);

  test('changes every plain field, the tags and the version', async () => {
    const [old, kept, added] = [
      await createTag(api.db),
      await createTag(api.db),
      await createTag(api.db),
    ];
    await assignTags(api.db, variation.id, [old.id, kept.id]);
    const input = {
      name: ' Sessel „Ö“ ',
      slug: unique('sessel'),
      sku: unique('SE'),
      price: '1299.5',
      status: '1',
      tags: [kept.id, added.id, added.id],
      is_simple_product: true,
      version: 1,
    };
    const { variationUpdate } = await update(input);
    expect(variationUpdate).toMatchObject({ message: 'OK', status: 200 });
    expect(variationUpdate.data).toMatchObject({
      ...input,
      name: 'Sessel „Ö“',
      price: '1299.50',
      tags: [{ data: { id: kept.id } }, { data: { id: added.id } }],
      version: 2,
    });
    const stored = await current(variation.id);
    expect(stored).toMatchObject({ name: 'Sessel „Ö“', price: '1299.50', status: '1', version: 2 });
    expect(stored?.updated_at.getTime()).toBeGreaterThan(variation.updated_at.getTime());
  });

  test('leaves is_simple_product alone unless it is given', async () => {
    await update({ ...inputOf(variation), is_simple_product: true });
    await update({ ...inputOf(variation), name: 'Another' });
    expect((await current(variation.id))?.is_simple_product).toBe(true);
  });

  test('keeps the largest price to the cent', async () => {
    const { variationUpdate } = await update({ ...inputOf(variation), price: '9999999999.99' });
    expect(variationUpdate.data.price).toBe('9999999999.99');
  });

  const required = { rule: 'rules.required' };

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['an empty name', { name: '  ' }, { name: { ...required, limit: 1 } }],
    ['no name', { name: null }, { name: required }],
    ['no price', { price: null }, { price: required }],
    ['no tags', { tags: null }, { tags: required }],
    ['a long name', { name: 'x'.repeat(256) }, { name: { rule: 'rules.maxLength', limit: 255 } }],
    ['a long slug', { slug: 'x'.repeat(256) }, { slug: { rule: 'rules.maxLength', limit: 255 } }],
    ['a long sku', { sku: 'x'.repeat(101) }, { sku: { rule: 'rules.maxLength', limit: 100 } }],
    ['a slug with capitals', { slug: 'Sofa' }, { slug: { rule: 'rules.slug' } }],
    ['a sku with a blank', { sku: 'A 1' }, { sku: { rule: 'rules.sku' } }],
    ['a name with U+0000', { name: 'a\u0000b' }, { name: { rule: 'rules.controlCharacters' } }],
    ['a negative price', { price: '-1.00' }, { price: { rule: 'rules.price' } }],
    ['a price with three places', { price: '1.999' }, { price: { rule: 'rules.price' } }],
    ['a German price', { price: '1.299,00' }, { price: { rule: 'rules.price' } }],
    [
      'a price of 13 digits',
      { price: '1234567890123' },
      { price: { rule: 'rules.priceTooLarge' } },
    ],
    ['an unknown status', { status: '3' }, { status: { rule: 'rules.status' } }],
    ['a malformed tag', { tags: ['abc'] }, { tags: { rule: 'rules.id' } }],
    ['an unknown tag', { tags: ['999999999'] }, { tags: { rule: 'rules.unknown' } }],
    ['a number for a name', { name: 5 }, { name: { rule: 'rules.wrongType' } }],
    [
      'a text for a switch',
      { is_simple_product: 'yes' },
      { is_simple_product: { rule: 'rules.wrongType' } },
    ],
    ['half a version', { version: 1.5 }, { version: { rule: 'rules.wrongType' } }],
  ])('with %s is INVALID, by field', async (_, wrong, fields) => {
    const input = { ...inputOf(variation), ...wrong };
    expect((await refusal(documents.update, { id: variation.id, input })).extensions).toEqual({
      code: 'INVALID',
      fields,
    });
  });

  test('with nothing tells every field that is missing', async () => {
    const error = await refusal(documents.update, { id: variation.id, input: {} });
    const { code, fields } = error.extensions;
    expect(code).toBe('INVALID');
    expect(Object.keys(fields ?? {}).sort()).toEqual([
      'name',
      'price',
      'sku',
      'slug',
      'status',
      'tags',
    ]);
  });

  test.each(['slug', 'sku'] as const)(
    'with the %s of another is INVALID, as taken',
    async (field) => {
      const other = await createVariation(api.db);
      const input = { ...inputOf(variation), [field]: other[field] };
      expect((await refusal(documents.update, { id: variation.id, input })).extensions).toEqual({
        code: 'INVALID',
        fields: { [field]: { rule: 'rules.taken' } },
      });
    },
  );

  test('with a tag that is not for products is INVALID', async () => {
    const tag = await createTag(api.db, { type: 'style' });
    const input = { ...inputOf(variation), tags: [tag.id] };
    expect((await refusal(documents.update, { id: variation.id, input })).extensions).toEqual({
      code: 'INVALID',
      fields: { tags: { rule: 'rules.unknown' } },
    });
  });

  test('from a version that is no longer the current one is a CONFLICT', async () => {
    await update({ ...inputOf(variation), name: 'First', version: 1 });
    const input = { ...inputOf(variation), name: 'Second', version: 1 };
    expect((await refusal(documents.update, { id: variation.id, input })).extensions.code).toBe(
      'CONFLICT',
    );
    expect((await current(variation.id))?.name).toBe('First');
  });

  test('by two at once from the same version lets one of them win', async () => {
    const input = (name: string) => ({ ...inputOf(variation), name, version: 1 });
    const answers = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((name) =>
        api.request(documents.update, { id: variation.id, input: input(name) }, admin),
      ),
    );
    const codes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'OK').sort();
    expect(codes).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'OK']);
    expect((await current(variation.id))?.version).toBe(2);
  });

  test.each(['abc', '-1', '0', '99999999999999999999', '999999999', ''])(
    'the id "%s" is NOT_FOUND',
    async (id) => {
      const input = inputOf(variation);
      expect((await refusal(documents.update, { id, input })).extensions).toEqual({
        code: 'NOT_FOUND',
      });
      expect((await refusal(documents.remove, { id })).extensions).toEqual({ code: 'NOT_FOUND' });
    },
  );

  test('is recorded with what was before and is after, and who did it', async () => {
    const tag = await createTag(api.db);
    await update({ ...inputOf(variation), name: 'Renamed', price: '11.00', tags: [tag.id] });
    const [change, ...more] = await changesOf(api.db, 'variation', variation.id);
    expect(more).toEqual([]);
    expect(change).toMatchObject({
      action: 'update',
      user_id: administrator.id,
      before: { name: variation.name, price: 10, tags: [], slug: variation.slug },
      after: { name: 'Renamed', price: 11, tags: [Number(tag.id)], slug: variation.slug },
    });
  });

  test('to what it is already leaves no record', async () => {
    await update(inputOf(variation));
    expect(await changesOf(api.db, 'variation', variation.id)).toEqual([]);
  });

  test('while its tag is deleted ends with both or with neither', async () => {
    for (let round = 0; round < 5; round += 1) {
      const tag = await createTag(api.db);
      const input = { ...inputOf(variation), tags: [tag.id] };
      const [updated, deleted] = await Promise.all([
        api.request(documents.update, { id: variation.id, input }, admin),
        api.request(
          'mutation Delete($ids: [ID!]!) { deleteTagByIds(ids: $ids) { data } }',
          { ids: [tag.id] },
          admin,
        ),
      ]);
      const codes = [updated, deleted].map(({ errors }) => errors[0]?.extensions.code ?? 'OK');
      expect([
        ['OK', 'IN_USE'],
        ['INVALID', 'OK'],
      ]).toContainEqual(codes);
    }
  });
});

describe('deleting', () => {
  test('takes the sample, the images and the tags along, and records both', async () => {
    const variation = await createVariation(api.db);
    await furnishVariation(api.db, variation);
    const tag = await createTag(api.db);
    await assignTags(api.db, variation.id, [tag.id]);
    const { parent_id } = variation;
    const sample = await createVariation(api.db, { parent_id, sample_of_id: variation.id });
    const sibling = await createVariation(api.db, { parent_id });

    const { variationDelete } = await api.data(documents.remove, { id: variation.id }, admin);
    expect(variationDelete.data).toEqual([variation.id]);
    expect(await current(variation.id)).toBeUndefined();
    expect(await current(sample.id)).toBeUndefined();
    expect(await current(sibling.id)).toBeDefined();
    for (const table of ['variation_images', 'variation_tags', 'variation_attributes'] as const) {
      const rows = await api.db
        .selectFrom(table)
        .select('variation_id')
        .where('variation_id', '=', variation.id)
        .execute();
      expect(rows).toEqual([]);
    }
    expect(await changesOf(api.db, 'variation', variation.id)).toMatchObject([
      {
        action: 'delete',
        user_id: administrator.id,
        before: {
          name: variation.name,
          tags: [Number(tag.id)],
          images: [{ main: false }, { main: true }],
          values: [{}],
          combinations: [{}],
        },
        after: null,
      },
    ]);
    expect(await changesOf(api.db, 'variation', sample.id)).toMatchObject([
      { action: 'delete', before: { sample_of_id: Number(variation.id) }, after: null },
    ]);
  });

  test('a sample leaves its product', async () => {
    const product = await createVariation(api.db);
    const sample = await createVariation(api.db, { sample_of_id: product.id });
    await api.data(documents.remove, { id: sample.id }, admin);
    expect(await current(product.id)).toMatchObject({ version: 1 });
  });

  test('many at once deletes each of them, named twice or with its sample', async () => {
    const first = await createVariation(api.db);
    const sample = await createVariation(api.db, { sample_of_id: first.id });
    const second = await createVariation(api.db);
    const ids = [second.id, first.id, sample.id, first.id];
    const { variationDeleteByIds } = await api.data(documents.removeMany, { ids }, admin);
    expect(variationDeleteByIds.data).toEqual([second.id, first.id, sample.id]);
    for (const id of ids) expect(await current(id)).toBeUndefined();
  });

  test('twice is NOT_FOUND the second time', async () => {
    const { id } = await createVariation(api.db);
    await api.data(documents.remove, { id }, admin);
    expect((await refusal(documents.remove, { id })).extensions).toEqual({ code: 'NOT_FOUND' });
  });
});

describe('setting the status', () => {
  test('changes those that have another, and records those alone', async () => {
    const draft = await createVariation(api.db, { status: '2' });
    const published = await createVariation(api.db, { status: '1' });
    const ids = [published.id, draft.id];
    const { updateProductVariationsStatus } = await api.data(
      documents.setStatus,
      { input: { ids, status: '1' } },
      admin,
    );
    expect(updateProductVariationsStatus).toEqual({ data: ids, failures: [] });
    expect(await current(draft.id)).toMatchObject({ status: '1', version: 2 });
    expect(await current(published.id)).toMatchObject({ status: '1', version: 1 });
    expect(await changesOf(api.db, 'variation', draft.id)).toMatchObject([
      {
        action: 'update',
        user_id: administrator.id,
        before: { status: '2' },
        after: { status: '1' },
      },
    ]);
    expect(await changesOf(api.db, 'variation', published.id)).toEqual([]);
  });

  test('to draft, and publishing, go both ways', async () => {
    const { id } = await createVariation(api.db, { status: '1' });
    await api.data(documents.setStatus, { input: { ids: [id], status: '2' } }, admin);
    expect(await current(id)).toMatchObject({ status: '2', version: 2 });
    const { publishVariations } = await api.data(
      documents.publish,
      { input: { ids: [id] } },
      admin,
    );
    expect(publishVariations.data).toEqual([id]);
    expect(await current(id)).toMatchObject({ status: '1', version: 3 });
  });

  test.each([null, '', '0', 'published'])('%j is INVALID', async (status) => {
    const { id } = await createVariation(api.db);
    expect(
      (await refusal(documents.setStatus, { input: { ids: [id], status } })).extensions,
    ).toEqual({
      code: 'INVALID',
      fields: { status: { rule: 'rules.status' } },
    });
  });
});

describe('a bulk call', () => {
  const calls: [string, string, (ids: unknown) => Variables][] = [
    ['deleting', documents.removeMany, (ids) => ({ ids })],
    ['setting the status', documents.setStatus, (ids) => ({ input: { ids, status: '1' } })],
    ['publishing', documents.publish, (ids) => ({ input: { ids } })],
  ];
  const many = Array.from({ length: 10_001 }, (_, n) => String(n + 1));

  describe.each(calls)('%s', (_, document, variables) => {
    test.each<[string, unknown, object]>([
      ['no id', [], { rule: 'rules.required' }],
      ['a word', ['abc'], { rule: 'rules.id' }],
      ['a negative id', ['1', '-1'], { rule: 'rules.id' }],
      ['an id beyond bigint', ['99999999999999999999'], { rule: 'rules.id' }],
      ['10,001 ids', many, { rule: 'rules.maxItems', limit: 10_000 }],
      ['neither ids nor a query', null, { rule: 'rules.required' }],
    ])('with %s is INVALID', async (_name, ids, breach) => {
      expect((await refusal(document, variables(ids))).extensions).toEqual({
        code: 'INVALID',
        fields: { ids: breach },
      });
    });

    test('of ids that are not there is NOT_FOUND', async () => {
      expect((await refusal(document, variables(['999999998', '999999999']))).extensions).toEqual({
        code: 'NOT_FOUND',
      });
    });

    test("with another manufacturer's among its own leaves that one, unnamed", async () => {
      const { token, user } = await signedIn(api.db, 'manufacturer');
      const own = await createVariationOf(api.db, user.manufacturer_id ?? '');
      const foreign = await createVariation(api.db);
      const answer = await api.data(document, variables([own.id, foreign.id]), token);
      expect(Object.values(answer)).toEqual([
        { data: [own.id], failures: [{ id: foreign.id, label: null, code: 'NOT_FOUND' }] },
      ]);
      expect(await current(foreign.id)).toMatchObject({ version: 1, status: '2' });
    });
  });
});

describe('at the same time', () => {
  const codesOf = async (calls: Promise<{ errors: { extensions: { code: string } }[] }>[]) =>
    (await Promise.all(calls)).flatMap(({ errors }) => errors.map((e) => e.extensions.code));

  test('bulk calls over the same rows in other orders wait for each other', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 20; n += 1) ids.push((await createVariation(api.db)).id);
    const backwards = [...ids].reverse();
    const setStatus = (list: string[], status: string) =>
      api.request(documents.setStatus, { input: { ids: list, status } }, admin);
    const codes: string[] = [];
    // as many at once as are never an overload
    for (let round = 0; round < 3; round += 1) {
      codes.push(
        ...(await codesOf(
          Array.from({ length: 6 }, (_, n) =>
            setStatus(n % 2 ? ids : backwards, n % 4 < 2 ? '1' : '2'),
          ),
        )),
      );
    }
    expect(codes).toEqual([]);
  });

  test('deleting products and publishing their samples wait for each other', async () => {
    const products: string[] = [];
    const samples: string[] = [];
    for (let n = 0; n < 20; n += 1) {
      // samples that are older than their products
      const sample = await createVariation(api.db);
      const product = await createVariation(api.db, { parent_id: sample.parent_id });
      await api.db
        .updateTable('variations')
        .set({ sample_of_id: product.id })
        .where('id', '=', sample.id)
        .execute();
      products.push(product.id);
      samples.push(sample.id);
    }
    // as many at once as are never an overload
    for (let from = 0; from < products.length; from += 3) {
      const calls = products
        .slice(from, from + 3)
        .flatMap((product, n) => [
          api.request(documents.remove, { id: product }, admin),
          api.request(documents.publish, { input: { ids: [samples[from + n], product] } }, admin),
        ]);
      for (const code of await codesOf(calls)) expect(code).toBe('NOT_FOUND');
    }
    for (const id of [...products, ...samples]) expect(await current(id)).toBeUndefined();
  });
});
