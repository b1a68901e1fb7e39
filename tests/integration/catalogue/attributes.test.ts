import { beforeAll, describe, expect, test } from 'vitest';
import type { AttributesQuery } from '#contract/generated/schema.ts';
import { foldValues } from '#server/modules/catalogue/usage/values.ts';
import { signedIn } from '#tests/factories/people.ts';
import {
  combineVariation,
  createVariationOf,
  describeVariation,
} from '#tests/factories/products.ts';
import {
  createAttribute,
  createAttributeGroup,
  createFamily,
  createOption,
  putInto,
} from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { changesOf } from '#tests/support/changes.ts';
import { admin, administrator, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

let maker: { token: string; id: string };

beforeAll(async () => {
  const { token, user } = await signedIn(api.db, 'manufacturer');
  maker = { token, id: user.manufacturer_id ?? '' };
});

const flags = 'is_configurable is_dropdown is_editable is_filterable is_required';
const documents = {
  list: `query List($query: AttributesQuery) {
    attributes(query: $query) { data { results { id name type optionCount } total } }
  }`,
  managed: `query List($query: AttributesQuery) {
    attributes(query: $query) { data { results { id usage groupCount } } }
  }`,
  one: `query One($id: ID!) { attributeById(id: $id) { data {
    id name slug type ${flags} sortIndex optionCount options { id name attribute { name } }
    usage groupCount version } } }`,
  variationAttributes: `query System($query: VariationAttributesQuery) {
    variationAttributes(query: $query) { data { results { id options { name } } total } }
  }`,
  values: `query Values($query: InformativeAttributeValuesQuery) {
    informativeAttributeValues(query: $query) { data { results { value usage } total } }
  }`,
  uses: `query Uses($query: AttributeUsesQuery) {
    attributeUses(query: $query) { data { results { kind id name sku } total } }
  }`,
  create: `mutation Create($input: AttributeInput!) {
    createAttribute(input: $input) { data { id name slug type unit ${flags} sortIndex version } }
  }`,
  update: `mutation Update($id: ID!, $input: AttributeInput!) {
    updateAttribute(id: $id, input: $input) { data { id name type unit ${flags} version } }
  }`,
  remove: `mutation Delete($ids: [ID!]) {
    deleteAttributeByIds(ids: $ids) { data failures { id label code msg count } }
  }`,
};

const inputOf = (values: Record<string, unknown> = {}) => {
  const slug = unique('attr');
  return { name: slug, slug, type: 'text', ...values };
};

/** An attribute in a group, and a variation of the manufacturer with a value for it. */
const described = async (value: string, values: Parameters<typeof createAttribute>[1] = {}) => {
  const attribute = await createAttribute(api.db, {
    type: 'text',
    is_configurable: false,
    ...values,
  });
  const group = await createAttributeGroup(api.db);
  await putInto(api.db, group.id, [attribute.id]);
  const variation = await createVariationOf(api.db, maker.id);
  await describeVariation(api.db, variation.id, group.id, attribute.id, value);
  return { attribute, group, variation };
};

describe('the list', () => {
  const find = async (query: AttributesQuery): Promise<string[]> => {
    const { attributes } = await api.data(
      documents.list,
      { query: { size: 1000, ...query } },
      maker.token,
    );
    expect(attributes.data.total).toBe(attributes.data.results.length);
    return attributes.data.results.map(({ id }) => id);
  };

  test('finds by name, type, kind and flag', async () => {
    const word = unique('Find');
    const system = await createAttribute(api.db, { name: `${word} a`, sort_index: 2 });
    const text = await createAttribute(api.db, {
      name: `${word} b`,
      type: 'text',
      is_configurable: false,
      is_filterable: true,
      sort_index: 1,
    });
    const name = word.toUpperCase();
    expect(await find({ name })).toEqual([text.id, system.id]);
    expect(await find({ name, sort: 'name' })).toEqual([system.id, text.id]);
    expect(await find({ name, type: 'select' })).toEqual([system.id]);
    expect(await find({ name, kind: 'system' })).toEqual([system.id]);
    expect(await find({ name, kind: 'informative' })).toEqual([text.id]);
    expect(await find({ name, flag: 'is_filterable' })).toEqual([text.id]);
    expect(await find({ ids: [text.id] })).toEqual([text.id]);
  });

  test('shows usage only to administrators', async () => {
    const { attribute } = await described('oak');
    const query = { ids: [attribute.id], sort: 'id' };
    const { attributes } = await api.data(documents.managed, { query }, admin);
    expect(attributes.data.results).toEqual([{ id: attribute.id, usage: 1, groupCount: 1 }]);
    const { errors } = await api.request(documents.managed, { query }, maker.token);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    const sorted = await api.refusal(documents.list, { query: { sort: 'usage' } }, maker.token);
    expect(sorted.extensions.code).toBe('FORBIDDEN');
  });

  test.each<[Record<string, unknown>, string]>([
    [{ flag: 'version' }, 'flag'],
    [{ kind: 'both' }, 'kind'],
    [{ type: 'date' }, 'type'],
    [{ sort: 'slug' }, 'sort'],
    [{ size: 1001 }, 'size'],
  ])('%j is INVALID', async (query, field) => {
    const { extensions } = await api.refusal(documents.list, { query }, admin);
    expect(extensions.code).toBe('INVALID');
    expect(Object.keys(extensions.fields ?? {})).toEqual([field]);
  });
});

test('one attribute has its options in their order', async () => {
  const attribute = await createAttribute(api.db, { name: 'Holz' });
  const second = await createOption(api.db, { attr_id: attribute.id, sort_index: 2 });
  const first = await createOption(api.db, { attr_id: attribute.id, sort_index: 1 });
  const { attributeById } = await api.data(documents.one, { id: attribute.id }, admin);
  expect(attributeById.data).toMatchObject({ optionCount: 2, usage: 0, groupCount: 0, version: 1 });
  expect(attributeById.data.options).toEqual([
    { id: first.id, name: first.name, attribute: { name: 'Holz' } },
    { id: second.id, name: second.name, attribute: { name: 'Holz' } },
  ]);
});

test('system attributes can be requested by family', async () => {
  const family = await createFamily(api.db);
  const group = await createAttributeGroup(api.db);
  const option = await createOption(api.db);
  const text = await createAttribute(api.db, { type: 'text', is_configurable: false });
  await putInto(api.db, group.id, [option.attr_id, text.id]);
  await api.db
    .insertInto('attribute_family_groups')
    .values({ family_id: family.id, group_id: group.id })
    .execute();
  const { variationAttributes } = await api.data(
    documents.variationAttributes,
    { query: { family_id: family.id } },
    maker.token,
  );
  expect(variationAttributes.data).toEqual({
    results: [{ id: option.attr_id, options: [{ name: option.name }] }],
    total: 1,
  });
});

describe('values of products', () => {
  test('are counted, most used first; a manufacturer’s count only its own', async () => {
    const { attribute, group } = await described('Eiche');
    for (const value of ['Buche', 'Buche']) {
      const variation = await createVariationOf(api.db, maker.id);
      await describeVariation(api.db, variation.id, group.id, attribute.id, value);
    }
    const { token, user } = await signedIn(api.db, 'manufacturer');
    const other = await createVariationOf(api.db, user.manufacturer_id ?? '');
    await describeVariation(api.db, other.id, group.id, attribute.id, 'Eiche');
    const ask = async (query: object, as: string) =>
      (await api.data(documents.values, { query: { attr_id: attribute.id, ...query } }, as))
        .informativeAttributeValues.data;
    expect((await ask({}, admin)).results).toEqual([
      { value: 'Buche', usage: 2 },
      { value: 'Eiche', usage: 2 },
    ]);
    expect(await ask({}, maker.token)).toEqual({
      results: [
        { value: 'Buche', usage: 2 },
        { value: 'Eiche', usage: 1 },
      ],
      total: 2,
    });
    expect((await ask({ name: 'EICH' }, token)).results).toEqual([{ value: 'Eiche', usage: 1 }]);
  });

  test('follow a product that moves to another manufacturer or is deleted at once', async () => {
    const { attribute, variation } = await described(`Eiche, ${'sehr '.repeat(1_000)}alt`);
    const { token, user } = await signedIn(api.db, 'manufacturer');
    const { parent_id } = await api.db
      .selectFrom('variations')
      .select('parent_id')
      .where('id', '=', variation.id)
      .executeTakeFirstOrThrow();
    const usages = () =>
      Promise.all(
        [maker.token, token, admin].map(async (as) => {
          const query = { attr_id: attribute.id };
          const { informativeAttributeValues } = await api.data(documents.values, { query }, as);
          return informativeAttributeValues.data.results.map(({ usage }) => usage);
        }),
      );
    const moveTo = (manufacturer_id: string) =>
      api.db
        .updateTable('parent_products')
        .set({ manufacturer_id })
        .where('id', '=', parent_id)
        .execute();
    expect(await usages()).toEqual([[1], [], [1]]);
    await moveTo(user.manufacturer_id ?? '');
    expect(await usages()).toEqual([[], [1], [1]]);
    await moveTo(maker.id);
    await foldValues(api.db, 1_000);
    expect(await usages()).toEqual([[1], [], [1]]);
    await moveTo(user.manufacturer_id ?? '');
    await api.db.deleteFrom('parent_products').where('id', '=', parent_id).execute();
    expect(await usages()).toEqual([[], [], []]);
  });

  test('finds long and short informative values alike', async () => {
    const { attribute, group } = await described('Eiche massiv');
    const long = `Eiche, ${'geölt, '.repeat(20)}massiv`;
    for (const value of [long, long, 'Buche']) {
      const { id } = await createVariationOf(api.db, maker.id);
      await describeVariation(api.db, id, group.id, attribute.id, value);
    }
    for (const token of [admin, maker.token]) {
      const query = { attr_id: attribute.id, name: 'massiv eiche' };
      const { informativeAttributeValues } = await api.data(documents.values, { query }, token);
      const { results, total } = informativeAttributeValues.data;
      const found = results.map(({ value, usage }) => `${usage} ${value}`);
      expect([total, ...found]).toEqual([2, `2 ${long}`, '1 Eiche massiv']);
    }
  });
});

describe('a unit', () => {
  test('belongs to a number, stays unless it is given, and is removed with the type', async () => {
    const number = inputOf({ type: 'number', unit: ' cm ' });
    const { createAttribute: created } = await api.data(documents.create, { input: number }, admin);
    const { id } = created.data;
    expect(created.data).toMatchObject({ unit: 'cm' });
    const updated = async (input: object) =>
      (await api.data(documents.update, { id, input }, admin)).updateAttribute.data;
    expect(await updated({ ...number, unit: undefined })).toMatchObject({ unit: 'cm' });
    expect(await updated({ ...number, unit: undefined, type: 'text' })).toMatchObject({ unit: '' });
  });

  test('is rejected for anything else', async () => {
    const input = inputOf({ unit: 'cm' });
    const { extensions } = await api.refusal(documents.create, { input }, admin);
    expect(extensions.fields).toEqual({ unit: { rule: 'rules.noUnit' } });
  });
});

describe('creating', () => {
  test('returns the attribute, after all others, and records it', async () => {
    const input = inputOf({ type: 'select', is_configurable: true, is_editable: false });
    const { createAttribute: created } = await api.data(documents.create, { input }, admin);
    const { sortIndex, id } = created.data;
    expect(created.data).toMatchObject({
      ...input,
      is_dropdown: false,
      is_filterable: false,
      is_required: false,
      version: 1,
    });
    const { rows } = await api.database.pool.query('select max(sort_index) as n from attributes');
    expect(rows[0].n).toBe(sortIndex);
    const [change] = await changesOf(api.db, 'attribute', id);
    expect(change).toMatchObject({ action: 'create', user_id: administrator.id });
    expect(change?.after).toMatchObject({ name: input.name, is_configurable: true });
  });

  test.each<[string, Record<string, unknown>, object]>([
    ['without a name', { name: ' ' }, { name: { rule: 'rules.required' } }],
    ['of an unknown type', { type: 'date' }, { type: { rule: 'rules.attributeType' } }],
    [
      'that makes variations without options',
      { type: 'number', is_configurable: true },
      { is_configurable: { rule: 'rules.noOptions' } },
    ],
    [
      'of text that drops down',
      { is_dropdown: true },
      { is_dropdown: { rule: 'rules.noOptions' } },
    ],
  ])('one %s is INVALID', async (_, values, fields) => {
    const { extensions } = await refusal(documents.create, { input: inputOf(values) });
    expect(extensions).toMatchObject({ code: 'INVALID', fields });
  });

  test('a duplicate slug is reported at its field', async () => {
    const { slug } = await createAttribute(api.db);
    const { extensions } = await refusal(documents.create, { input: inputOf({ slug }) });
    expect(extensions.fields).toEqual({ slug: { rule: 'rules.taken' } });
  });
});

describe('updating', () => {
  test('changes and records it, and an older version is a CONFLICT', async () => {
    const { id, slug } = await createAttribute(api.db, { type: 'text', is_configurable: false });
    const input = { ...inputOf({ is_required: true }), slug, version: 1 };
    const { updateAttribute } = await api.data(documents.update, { id, input }, admin);
    expect(updateAttribute.data).toMatchObject({ is_required: true, version: 2 });
    expect((await changesOf(api.db, 'attribute', id)).map(({ action }) => action)).toEqual([
      'update',
    ]);
    const conflict = await refusal(documents.update, { id, input });
    expect(conflict.extensions.code).toBe('CONFLICT');
  });

  test.each([
    ['number', 'text'],
    ['text', 'textarea'],
    ['textarea', 'text'],
  ])('%s becomes %s with values of products', async (from, to) => {
    const { attribute } = await described('12', { type: from });
    const { updateAttribute } = await api.data(
      documents.update,
      { id: attribute.id, input: inputOf({ type: to }) },
      admin,
    );
    expect(updateAttribute.data.type).toBe(to);
  });

  test('a type that does not fit the products’ values is rejected', async () => {
    const { attribute } = await described('viel');
    for (const type of ['number', 'select']) {
      const { extensions } = await refusal(documents.update, {
        id: attribute.id,
        input: inputOf({ type }),
      });
      expect(extensions.fields).toEqual({ type: { rule: 'rules.attributeTypeInUse' } });
    }
  });

  test('a select with options stays a select', async () => {
    const { attr_id: id } = await createOption(api.db);
    const { extensions } = await refusal(documents.update, { id, input: inputOf() });
    expect(extensions.fields).toEqual({ type: { rule: 'rules.attributeHasOptions' } });
  });

  test('keeps a system attribute a system attribute, and an informative one informative', async () => {
    const option = await createOption(api.db);
    const variation = await createVariationOf(api.db, maker.id);
    await combineVariation(api.db, variation.id, option);
    const system = await refusal(documents.update, {
      id: option.attr_id,
      input: inputOf({ type: 'select' }),
    });
    expect(system.extensions.fields).toEqual({
      is_configurable: { rule: 'rules.attributeMakesVariations' },
    });
    const { attribute } = await described('oak', { type: 'select' });
    const informative = await refusal(documents.update, {
      id: attribute.id,
      input: inputOf({ type: 'select', is_configurable: true }),
    });
    expect(informative.extensions.fields).toEqual({
      is_configurable: { rule: 'rules.attributeHasValues' },
    });
  });

  test.each(['0', 'abc', '999999999'])('one with the id %s is NOT_FOUND', async (id) => {
    expect((await refusal(documents.one, { id })).extensions.code).toBe('NOT_FOUND');
    const { extensions } = await refusal(documents.update, { id, input: inputOf() });
    expect(extensions.code).toBe('NOT_FOUND');
  });
});

describe('deleting', () => {
  test('deletes and records the options too', async () => {
    const option = await createOption(api.db);
    await api.data(documents.remove, { ids: [option.attr_id] }, admin);
    const [attribute] = await changesOf(api.db, 'attribute', option.attr_id);
    const [change] = await changesOf(api.db, 'attributeOption', option.id);
    expect(attribute).toMatchObject({ action: 'delete', after: null });
    expect(change).toMatchObject({ action: 'delete', before: { name: option.name } });
  });

  test('keeps one in use, says so, and its uses can be queried', async () => {
    const { attribute, group, variation } = await described('oak');
    const other = await createAttribute(api.db);
    const ids = [other.id, attribute.id];
    const { deleteAttributeByIds } = await api.data(documents.remove, { ids }, admin);
    expect(deleteAttributeByIds).toEqual({
      data: [other.id],
      failures: [
        {
          id: attribute.id,
          label: attribute.name,
          code: 'IN_USE',
          msg: 'error.ATTRIBUTE_IN_USE',
          count: 2,
        },
      ],
    });
    const error = await refusal(documents.remove, { ids: [attribute.id] });
    expect(error.msg).toBe('error.ATTRIBUTE_IN_USE');
    expect(error.extensions).toMatchObject({
      code: 'IN_USE',
      args: { name: attribute.name, smart_count: 2 },
    });
    const { attributeUses } = await api.data(
      documents.uses,
      { query: { of: 'attribute', ids: [attribute.id] } },
      admin,
    );
    expect(attributeUses.data).toEqual({
      results: [
        { kind: 'group', id: group.id, name: group.name, sku: '' },
        { kind: 'variation', id: variation.id, name: variation.name, sku: variation.sku },
      ],
      total: 2,
    });
  });

  test('is NOT_FOUND for a missing attribute', async () => {
    const error = await refusal(documents.remove, { ids: ['999999999'] });
    expect(error.extensions.code).toBe('NOT_FOUND');
  });
});
