import { describe, expect, test } from 'vitest';
import { describeVariation } from '#tests/factories/products.ts';
import { createAttribute, createOption } from '#tests/factories/structure.ts';
import { changesOf } from '#tests/support/changes.ts';
import { api, shareApi } from '#tests/support/testApi.ts';
import { createDescribed, edit, fieldsRefused, preview } from './calls.ts';

shareApi();

describe('an attribute', () => {
  const valuesOf = async (id: string) =>
    (
      await api.db
        .selectFrom('variation_attributes')
        .select('value')
        .where('variation_id', '=', id)
        .execute()
    ).map(({ value }) => value);

  test('is set and removed where the family has it; other rows are reported', async () => {
    const { attribute, variation, other } = await createDescribed();
    const change = (value: string) => ({
      ids: [variation.id, other.id],
      attributes: [{ attr_id: attribute.id, value }],
    });
    expect(await preview(change(' Filz '))).toMatchObject({
      changed: 1,
      refusals: [{ msg: 'rules.attributeNotInFamily', count: 1 }],
      results: [
        { id: other.id },
        {
          id: variation.id,
          fields: [{ kind: 'attributes', name: attribute.name, before: [], after: ['Filz'] }],
        },
      ],
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

  test('required by the family cannot be removed', async () => {
    const { attribute, group, variation } = await createDescribed({ is_required: true });
    await describeVariation(api.db, variation.id, group.id, attribute.id, 'said');
    const input = { ids: [variation.id], attributes: [{ attr_id: attribute.id, value: '' }] };
    expect((await preview(input)).refusals).toEqual([{ msg: 'rules.requiredByFamily', count: 1 }]);
    expect(await valuesOf(variation.id)).toEqual(['said']);
  });

  test('accepts values of its type, and for a select its options in any spelling', async () => {
    const number = await createDescribed({ type: 'number' });
    const of = ({ attribute, variation }: typeof number, value: string) => ({
      ids: [variation.id],
      attributes: [{ attr_id: attribute.id, value }],
    });
    expect(await fieldsRefused(of(number, 'wide'))).toEqual({
      'attributes.0.value': { rule: 'rules.decimal' },
    });
    const choice = await createDescribed({ type: 'select' });
    const option = await createOption(api.db, { attr_id: choice.attribute.id, name: 'Grün' });
    expect(await fieldsRefused(of(choice, 'Blau'))).toEqual({
      'attributes.0.value': { rule: 'rules.noOption' },
    });
    await edit(of(choice, 'GRUEN'));
    expect(await valuesOf(choice.variation.id)).toEqual([option.name]);
    expect(await preview(of(choice, 'gruen'))).toMatchObject({ changed: 0, unchanged: 1 });
  });

  test('is rejected if it distinguishes variations or is missing', async () => {
    const { variation } = await createDescribed();
    const colour = await createAttribute(api.db);
    const of = (attr_id: string) => ({
      ids: [variation.id],
      attributes: [{ attr_id, value: 'x' }],
    });
    expect(await fieldsRefused(of(colour.id))).toEqual({
      'attributes.0.attr_id': { rule: 'rules.makesVariations' },
    });
    expect(await fieldsRefused(of('999999999'))).toEqual({
      'attributes.0.attr_id': { rule: 'rules.unknown' },
    });
  });
});
