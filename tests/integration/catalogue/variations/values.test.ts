import type { Selectable } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { VariationUpdateInput } from '#contract/generated/schema.ts';
import type { Attributes, Variations } from '#server/generated/database.ts';
import { createManufacturer, signedIn } from '#tests/factories/people.ts';
import { createParent, createVariation, describeVariation } from '#tests/factories/products.ts';
import {
  createAttribute,
  createAttributeGroup,
  createFamily,
  createOption,
  putInto,
} from '#tests/factories/structure.ts';
import { changesOf } from '#tests/support/changes.ts';
import { fingerprint } from '#tests/support/snapshot.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const update = `mutation Update($id: ID!, $input: VariationUpdateInput!) {
  variationUpdate(id: $id, input: $input) {
    data { version general_images images { filename main alt }
      variationAttributes { group_id attr_id value } }
  }
}`;

let manufacturer: string;
let manufacturerId: string;
let family: string;
let group: string;
let variation: Selectable<Variations>;
let attributes: Record<'text' | 'textarea' | 'number' | 'select', Selectable<Attributes>>;

beforeAll(async () => {
  const house = await createManufacturer(api.db);
  manufacturerId = house.id;
  manufacturer = (await signedIn(api.db, 'manufacturer', { manufacturer_id: house.id })).token;
});

const informative = (type: string, values = {}) =>
  createAttribute(api.db, { type, is_configurable: false, ...values });

/** A family of one group with an attribute of each type, and a product of it. */
beforeEach(async () => {
  attributes = {
    text: await informative('text'),
    textarea: await informative('textarea'),
    number: await informative('number'),
    select: await informative('select'),
  };
  group = (await createAttributeGroup(api.db)).id;
  await putInto(
    api.db,
    group,
    Object.values(attributes).map(({ id }) => id),
  );
  family = (await createFamily(api.db)).id;
  await api.db
    .insertInto('attribute_family_groups')
    .values({ family_id: family, group_id: group })
    .execute();
  const parent = await createParent(api.db, {
    family_id: family,
    manufacturer_id: manufacturerId,
  });
  variation = await createVariation(api.db, { parent_id: parent.id });
});

const valueFor = (type: keyof typeof attributes, value: string) => ({
  group_id: group,
  attr_id: attributes[type].id,
  value,
});

const inputOf = (input: VariationUpdateInput, of = variation): VariationUpdateInput => {
  const { name, slug, sku, price, status } = of;
  return { name, slug, sku, price, status, tags: [], ...input };
};

const save = async (input: VariationUpdateInput, token = admin, of = variation) =>
  (await api.data(update, { id: of.id, input: inputOf(input, of) }, token)).variationUpdate.data;

const refusal = async (input: VariationUpdateInput, token = admin) => {
  const before = await fingerprint(api.db);
  const error = await api.refusal(update, { id: variation.id, input: inputOf(input) }, token);
  expect(await fingerprint(api.db)).toEqual(before);
  return error.extensions;
};

const keyOf = (type: keyof typeof attributes) => `inputs.${group}-${attributes[type].id}`;
const makeRequired = (type: keyof typeof attributes) =>
  api.db
    .updateTable('attributes')
    .set({ is_required: true })
    .where('id', '=', attributes[type].id)
    .execute();

describe('values of attributes', () => {
  test('are stored in their attributes’ types, with a change in the history', async () => {
    await createOption(api.db, { attr_id: attributes.select.id, name: 'Räuchereiche' });
    const { variationAttributes } = await save({
      inputs: [
        valueFor('text', ' Fjord '),
        valueFor('textarea', 'one\ntwo '),
        valueFor('number', '007.50'),
        valueFor('select', 'RAEUCHEREICHE'),
      ],
    });
    expect(variationAttributes.map(({ value }) => value).sort()).toEqual([
      '7.50',
      'Fjord',
      'Räuchereiche',
      'one\ntwo',
    ]);
    const [change] = await changesOf(api.db, 'variation', variation.id);
    expect(change?.after).toMatchObject({ values: { length: 4 } });
  });

  test('stay if they are not named; an empty one is deleted', async () => {
    await describeVariation(api.db, variation.id, group, attributes.text.id, 'stays');
    await describeVariation(api.db, variation.id, group, attributes.number.id, '5');
    const { variationAttributes } = await save({ inputs: [valueFor('number', ' ')] });
    expect(variationAttributes).toEqual([valueFor('text', 'stays')]);
  });

  test('are rejected, each at its field', async () => {
    const { code, fields } = await refusal({
      inputs: [
        valueFor('text', 'two\nlines'),
        valueFor('number', '1,5'),
        valueFor('select', 'no such'),
        valueFor('textarea', 'x'.repeat(10_001)),
      ],
    });
    expect(code).toBe('INVALID');
    expect(fields).toEqual({
      [keyOf('text')]: { rule: 'rules.controlCharacters' },
      [keyOf('number')]: { rule: 'rules.decimal' },
      [keyOf('select')]: { rule: 'rules.noOption' },
      [keyOf('textarea')]: { rule: 'rules.maxLength', limit: 10_000 },
    });
  });

  test('another attribute, group or a configurable one is not of the family', async () => {
    const other = await informative('text');
    const configurable = await createOption(api.db);
    await putInto(api.db, group, [configurable.attr_id]);
    const elsewhere = await createAttributeGroup(api.db);
    const foreign = [
      { group_id: group, attr_id: other.id },
      { group_id: elsewhere.id, attr_id: attributes.text.id },
      { group_id: group, attr_id: configurable.attr_id },
      { group_id: group, attr_id: '999999999' },
    ];
    const { fields } = await refusal({
      inputs: foreign.map((each) => ({ ...each, value: configurable.name })),
    });
    expect(Object.values(fields ?? {})).toEqual(foreign.map(() => ({ rule: 'rules.notInFamily' })));
  });

  test('one that the family requires must be present afterwards', async () => {
    await makeRequired('text');
    await makeRequired('number');
    await api.db
      .insertInto('attribute_family_attributes')
      .values({
        family_id: family,
        group_id: group,
        attr_id: attributes.number.id,
        is_required: false,
      })
      .execute();
    const { fields } = await refusal({ inputs: [] });
    expect(fields).toEqual({ [keyOf('text')]: { rule: 'rules.required' } });
    await save({ inputs: [valueFor('text', 'there')] });
    await save({ inputs: [] });
    expect((await refusal({ inputs: [valueFor('text', '')] })).fields).toEqual({
      [keyOf('text')]: { rule: 'rules.required' },
    });
  });

  test('requires no value that is not sent', async () => {
    await makeRequired('text');
    await save({ price: '5' });
  });

  test('a manufacturer changes only what is editable, and need not fill in the rest', async () => {
    await makeRequired('number');
    await api.db
      .updateTable('attributes')
      .set({ is_editable: false })
      .where('id', 'in', [attributes.text.id, attributes.number.id])
      .execute();
    await describeVariation(api.db, variation.id, group, attributes.text.id, 'fixed');
    expect((await refusal({ inputs: [valueFor('text', 'other')] }, manufacturer)).fields).toEqual({
      [keyOf('text')]: { rule: 'rules.notEditable' },
    });
    const { variationAttributes } = await save(
      { inputs: [valueFor('text', 'fixed'), valueFor('textarea', 'free')] },
      manufacturer,
    );
    expect(variationAttributes).toEqual([valueFor('text', 'fixed'), valueFor('textarea', 'free')]);
  });

  test('of another manufacturer’s variation are NOT_FOUND', async () => {
    const stranger = (await signedIn(api.db, 'manufacturer')).token;
    expect((await refusal({ inputs: [valueFor('text', 'x')] }, stranger)).code).toBe('NOT_FOUND');
  });
});

describe('pictures', () => {
  const upload = async (filename: string) => {
    const { user } = await signedIn(api.db, 'manufacturer', { manufacturer_id: manufacturerId });
    await api.db.insertInto('uploads').values({ filename, user_id: user.id }).execute();
    return { filename, originName: '', alt: filename };
  };
  const picturesOf = async (id: string) => {
    const rows = await api.db
      .selectFrom('variation_images')
      .select('filename')
      .where('variation_id', '=', id)
      .orderBy('sort_index')
      .execute();
    return rows.map(({ filename }) => filename);
  };
  const sibling = (values = {}) =>
    createVariation(api.db, { parent_id: variation.parent_id, ...values });

  test('are saved with the rest, the first as the main one', async () => {
    const images = [await upload('a-1.webp'), await upload('a-2.webp')];
    const saved = await save({ images }, manufacturer);
    expect(saved.images).toEqual([
      { filename: 'a-1.webp', main: true, alt: 'a-1.webp' },
      { filename: 'a-2.webp', main: false, alt: 'a-2.webp' },
    ]);
    expect((await save({}, manufacturer)).images).toHaveLength(2);
  });

  test('of another user are rejected', async () => {
    const images = [await upload('b-1.webp')];
    const stranger = await signedIn(api.db, 'manufacturer');
    const own = await createParent(api.db, {
      manufacturer_id: String(stranger.user.manufacturer_id),
    });
    variation = await createVariation(api.db, { parent_id: own.id });
    expect((await refusal({ images }, stranger.token)).fields).toEqual({
      images: { rule: 'rules.unknown' },
    });
  });

  test('for all are shown by every variation of the product, but not by its samples', async () => {
    const [other, sample] = [await sibling(), await sibling({ sample_of_id: variation.id })];
    const images = [await upload('c-1.webp'), await upload('c-2.webp')];
    await save({ images, general_images: true }, manufacturer);
    expect(await picturesOf(other.id)).toEqual(['c-1.webp', 'c-2.webp']);
    expect(await picturesOf(sample.id)).toEqual([]);
    expect(await changesOf(api.db, 'variation', other.id)).toHaveLength(1);
  });

  test('for all reach the other variations only when they change', async () => {
    const other = await sibling();
    const [one, two] = [await upload('d-1.webp'), await upload('d-2.webp')];
    await save({ images: [one], general_images: true }, manufacturer);
    await save({ images: [two] }, manufacturer, other);
    await save({ images: [one], general_images: true, price: '7' }, manufacturer);
    expect(await picturesOf(other.id)).toEqual(['d-2.webp']);
    await save({ images: [one, two], general_images: true }, manufacturer);
    expect(await picturesOf(other.id)).toEqual(['d-1.webp', 'd-2.webp']);
  });

  test('for all belong to at most one variation', async () => {
    const other = await sibling();
    await save({ general_images: true });
    await save({ general_images: true }, admin, other);
    const rows = await api.db
      .selectFrom('variations')
      .select(['id', 'general_images'])
      .where('id', 'in', [variation.id, other.id])
      .orderBy('id')
      .execute();
    expect(rows.map((row) => row.general_images)).toEqual([false, true]);
  });
});
