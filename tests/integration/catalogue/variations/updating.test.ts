import { beforeEach, describe, expect, test } from 'vitest';
import type { VariationUpdateInput } from '#contract/generated/schema.ts';
import { assignTags, createVariation } from '#tests/factories/products.ts';
import { createTag } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { changesOf } from '#tests/support/changes.ts';
import { admin, administrator, api, refusal, shareApi } from '#tests/support/testApi.ts';
import { current, documents, type Variation } from './calls.ts';

shareApi();

const inputOf = ({ name, slug, sku, price, status }: Variation): VariationUpdateInput => ({
  name,
  slug,
  sku,
  price,
  status,
  tags: [],
});

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

  test('leaves is_simple_product unchanged unless it is given', async () => {
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

  test('with no input reports every missing field', async () => {
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
    'with another variation’s %s is INVALID, because it is in use',
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

  test('from an outdated version is a CONFLICT', async () => {
    await update({ ...inputOf(variation), name: 'First', version: 1 });
    const input = { ...inputOf(variation), name: 'Second', version: 1 };
    expect((await refusal(documents.update, { id: variation.id, input })).extensions.code).toBe(
      'CONFLICT',
    );
    expect((await current(variation.id))?.name).toBe('First');
  });

  test('twice from the same version lets one of them win', async () => {
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
    'is NOT_FOUND with the id "%s"',
    async (id) => {
      const input = inputOf(variation);
      expect((await refusal(documents.update, { id, input })).extensions).toEqual({
        code: 'NOT_FOUND',
      });
      expect((await refusal(documents.remove, { id })).extensions).toEqual({ code: 'NOT_FOUND' });
    },
  );

  test('is recorded with both states and its author', async () => {
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

  test('to the current values leaves no record', async () => {
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
