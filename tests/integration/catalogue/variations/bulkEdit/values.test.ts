import { expect, test } from 'vitest';
import { createVariation, describeVariation } from '#tests/factories/products.ts';
import { createAttribute, putInto } from '#tests/factories/structure.ts';
import { changesOf } from '#tests/support/changes.ts';
import { api, shareApi } from '#tests/support/testApi.ts';
import { createDescribed, edit, fieldsRefused, preview } from './calls.ts';

shareApi();

/** Two variations of a product whose section has a text and a number, and one of another product. */
const createSection = async () => {
  const described = await createDescribed();
  const { attribute, group, variation } = described;
  const number = await createAttribute(api.db, { type: 'number', is_configurable: false });
  await putInto(api.db, group.id, [number.id]);
  const sibling = await createVariation(api.db, { parent_id: variation.parent_id });
  await describeVariation(api.db, sibling.id, group.id, attribute.id, 'Eiche');
  const valueFor = (attr_id: string, value: string) => ({ group_id: group.id, attr_id, value });
  return { ...described, number, sibling, valueFor };
};

const valuesOf = async (id: string) =>
  (
    await api.db
      .selectFrom('variation_attributes')
      .select('value')
      .where('variation_id', '=', id)
      .orderBy('attr_id')
      .execute()
  ).map(({ value }) => value);

test('values of a section go to all other variations of the product, as previewed', async () => {
  const { attribute, number, variation, sibling, valueFor } = await createSection();
  const query = { parent_id: variation.parent_id, except: variation.id };
  const values = [valueFor(attribute.id, 'Eiche'), valueFor(number.id, '084.5')];
  expect(await preview({ query, values })).toMatchObject({
    total: 1,
    changed: 1,
    results: [{ id: sibling.id, fields: [{ before: [''], after: ['84.5'] }] }],
  });
  const { data, failures } = await edit({ query, values });
  expect([data, failures]).toEqual([[sibling.id], []]);
  expect(await valuesOf(sibling.id)).toEqual(['Eiche', '84.5']);
  expect(await valuesOf(variation.id)).toEqual([]);
  expect(await changesOf(api.db, 'variation', sibling.id)).toHaveLength(1);
  expect(await preview({ query, values })).toMatchObject({ changed: 0, unchanged: 1 });
});

test('skips values that do not fit a field, and products without it, with the reason', async () => {
  const { number, variation, other, valueFor } = await createSection();
  const ids = [variation.id, other.id];
  const wide = (value: string) => ({ ids, values: [valueFor(number.id, value)] });
  expect((await preview(wide('breit'))).refusals).toEqual([
    { msg: 'rules.attributeNotInFamily', count: 1 },
    { msg: 'rules.decimal', count: 1 },
  ]);
  const { data, failures } = await edit(wide('90'));
  expect(data).toEqual([variation.id]);
  expect(failures).toMatchObject([{ id: other.id, msg: 'rules.attributeNotInFamily' }]);
  expect(await fieldsRefused({ ids, values: [] })).toMatchObject({
    values: { rule: 'rules.required' },
  });
});
