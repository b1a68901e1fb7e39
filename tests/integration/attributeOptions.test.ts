import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { spellingKey } from '#contract/rules/spelling.ts';
import {
  combineVariation,
  createParent,
  createVariation,
  describeVariation,
} from '#tests/factories/products.ts';
import {
  createAttribute,
  createAttributeGroup,
  createOption,
  putInto,
} from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import type { Variables } from '#tests/support/api.ts';
import { changesOf } from '#tests/support/changes.ts';
import { admin, administrator, api, refusal } from '#tests/support/testApi.ts';

const documents = {
  list: `query List($query: AttributeOptionsQuery) {
    attributeOptions(query: $query) {
      data { results { id name switchType value usage sortIndex version } total } }
  }`,
  filterable: `query List($query: AttributeOptionsQuery) {
    filterableAttributeOptions(query: $query) { data { results { id attribute { id } } total } }
  }`,
  groups: `query Groups($query: AttributeOptionGroupsQuery) {
    attributeOptionGroups(query: $query) { data { results { id name optionIds version } total } }
  }`,
  valueGroups: `query Values($pagination: Pagination, $key: String) {
    variationAtributeValueGroups(pagination: $pagination, key: $key) {
      data { results { id name attribute { name } } total } }
  }`,
  uses: `query Uses($query: AttributeUsesQuery) {
    attributeUses(query: $query) { data { results { kind id } total } }
  }`,
  create: `mutation Create($input: AttributeOptionInput!) {
    createAttributeOption(input: $input) {
      data { id name switchType description value sortIndex version } }
  }`,
  paste: `mutation Paste($input: AttributeOptionsInput!) {
    createAttributeOptions(input: $input) {
      data { created { id name } duplicates refused { name rule } } }
  }`,
  update: `mutation Update($id: ID!, $input: AttributeOptionInput!) {
    updateAttributeOption(id: $id, input: $input) { data { id name value version } }
  }`,
  move: `mutation Move($input: AttributeOptionsMoveInput!) {
    moveAttributeOptions(input: $input) { data }
  }`,
  merge: `mutation Merge($input: AttributeOptionsMergeInput!) {
    mergeAttributeOptions(input: $input) { data { id name usage } }
  }`,
  remove: `mutation Delete($ids: [ID!], $query: AttributeOptionsQuery) {
    deleteAttributeOptionByIds(ids: $ids, query: $query) {
      data failures { id label msg count } }
  }`,
  createGroup: `mutation Create($input: AttributeOptionGroupInput!) {
    createAttributeOptionGroup(input: $input) { data { id name optionIds version } }
  }`,
  updateGroup: `mutation Update($id: ID!, $input: AttributeOptionGroupInput!) {
    updateAttributeOptionGroup(id: $id, input: $input) { data { id name optionIds version } }
  }`,
  removeGroup:
    'mutation Delete($ids: [ID!]!) { deleteAttributeOptionGroupByIds(ids: $ids) { data } }',
};

const fieldsOf = async (document: string, variables: Variables) =>
  (await refusal(document, variables)).extensions.fields;

const choice = (values: Parameters<typeof createAttribute>[1] = {}) =>
  createAttribute(api.db, values);

const optionsOf = async (attr_id: string, query: object = {}) => {
  const variables = { query: { attr_id, size: 1000, ...query } };
  const { attributeOptions } = await api.data(documents.list, variables, admin);
  expect(attributeOptions.data.total).toBe(attributeOptions.data.results.length);
  return attributeOptions.data.results;
};

const namesOf = async (attr_id: string, query: object = {}) =>
  (await optionsOf(attr_id, query)).map(({ name }) => name);

const withOptions = async (...names: string[]) => {
  const { id } = await choice();
  const options = [];
  for (const [sort_index, name] of names.entries()) {
    options.push(await createOption(api.db, { attr_id: id, name, sort_index }));
  }
  return { attr_id: id, options, ids: options.map((option) => option.id) };
};

describe('spellings', () => {
  test('are one for the rules and for the database', async () => {
    const names = [
      'Grün',
      'GRÜN',
      'gru\u0308n',
      'Weiß',
      'WEIẞ',
      'Öl  geölt',
      'Crème Brûlée',
      'ÀÉÎÕÇÑŠŽ',
      'Æsir Œuvre Ø',
      'Größe 10 × 20',
      '100 % Wolle_\\',
    ];
    const { rows } = await api.database.pool.query(
      'select n as name, spelling_key(n) as key from unnest($1::text[]) n',
      [names],
    );
    expect(rows).toEqual(names.map((name) => ({ name, key: spellingKey(name) })));
  });
});

describe('the list', () => {
  test('is in the order that was given, and finds any spelling', async () => {
    const { attr_id } = await withOptions('Weiß', 'Gruen', 'Schwarz', 'Grün-Blau');
    expect(await namesOf(attr_id)).toEqual(['Weiß', 'Gruen', 'Schwarz', 'Grün-Blau']);
    expect(await namesOf(attr_id, { name: 'GRÜN' })).toEqual(['Gruen', 'Grün-Blau']);
    expect(await namesOf(attr_id, { name: 'weiss' })).toEqual(['Weiß']);
    expect(await namesOf(attr_id, { name: '%' })).toEqual([]);
    expect(await namesOf(attr_id, { sort: 'name', order: 'DESC' })).toEqual([
      'Weiß',
      'Schwarz',
      'Grün-Blau',
      'Gruen',
    ]);
  });

  test('says how many products have each', async () => {
    const { attr_id, options } = await withOptions('Oft', 'Nie');
    for (let n = 0; n < 2; n += 1) {
      const variation = await createVariation(api.db);
      if (options[0]) await combineVariation(api.db, variation.id, options[0]);
    }
    expect((await optionsOf(attr_id)).map(({ usage }) => usage)).toEqual([2, 0]);
  });

  test('of filterable attributes holds no others', async () => {
    const filterable = await choice({ is_filterable: true });
    const option = await createOption(api.db, { attr_id: filterable.id });
    const other = await createOption(api.db);
    const { filterableAttributeOptions } = await api.data(
      documents.filterable,
      { query: { ids: [option.id, other.id] } },
      admin,
    );
    expect(filterableAttributeOptions.data).toEqual({
      results: [{ id: option.id, attribute: { id: filterable.id } }],
      total: 1,
    });
  });
});

describe('creating one', () => {
  test('puts it behind all others and records it', async () => {
    const { attr_id } = await withOptions('Erste');
    const input = { attr_id, name: '  Zwei   Worte ', switchType: 'color', value: '#A1B2C3' };
    const { createAttributeOption } = await api.data(documents.create, { input }, admin);
    expect(createAttributeOption.data).toMatchObject({
      name: 'Zwei Worte',
      switchType: 'color',
      value: '#a1b2c3',
      description: '',
      sortIndex: 1,
      version: 1,
    });
    expect(await changesOf(api.db, 'attributeOption', createAttributeOption.data.id)).toEqual([
      {
        action: 'create',
        user_id: administrator.id,
        before: null,
        after: {
          attr_id: Number(attr_id),
          name: 'Zwei Worte',
          switch_type: 'color',
          value: '#a1b2c3',
          description: '',
          sort_index: 1,
        },
      },
    ]);
  });

  test.each(['grün', 'GRÜN', 'Gruen', ' Grün ', 'gru\u0308n'])(
    '%s is taken where there is Grün',
    async (name) => {
      const { attr_id } = await withOptions('Grün');
      expect(await fieldsOf(documents.create, { input: { attr_id, name } })).toEqual({
        name: { rule: 'rules.taken' },
      });
      // another attribute has values of its own
      const other = await choice();
      const input = { attr_id: other.id, name };
      expect((await api.request(documents.create, { input }, admin)).errors).toEqual([]);
    },
  );

  test('what products said before there was such a value is it from now on', async () => {
    const attribute = await choice({ is_configurable: false });
    const group = await createAttributeGroup(api.db);
    const { id } = await createVariation(api.db);
    await describeVariation(api.db, id, group.id, attribute.id, 'gruen');
    await api.data(documents.create, { input: { attr_id: attribute.id, name: 'Grün' } }, admin);
    expect(await optionsOf(attribute.id)).toMatchObject([{ name: 'Grün', usage: 1 }]);
  });

  const input = { name: 'Eiche' };
  test.each<[string, object, object]>([
    ['a sentence', { name: 'Passt zu jedem Raum.' }, { name: { rule: 'rules.sentence' } }],
    [
      'nine words',
      { name: 'eins zwei drei vier fünf sechs sieben acht neun' },
      { name: { rule: 'rules.sentence' } },
    ],
    ['nothing', { name: '  ' }, { name: { rule: 'rules.required', limit: 1 } }],
    ['an unknown switch', { switchType: 'sound' }, { switchType: { rule: 'rules.switchType' } }],
    [
      'a colour of words',
      { switchType: 'color', value: 'rot' },
      { value: { rule: 'rules.colour' } },
    ],
    ['no colour', { switchType: 'color' }, { value: { rule: 'rules.colour' } }],
    [
      'an image of words',
      { switchType: 'image', value: '../x.webp' },
      { value: { rule: 'rules.optionImage' } },
    ],
    [
      'an image that nobody uploaded',
      { switchType: 'image', value: 'unknown.webp' },
      { value: { rule: 'rules.unknown' } },
    ],
  ])('%s is refused', async (_, values, fields) => {
    const { attr_id } = await withOptions();
    const given = { input: { attr_id, ...input, ...values } };
    expect(await fieldsOf(documents.create, given)).toEqual(fields);
  });

  test('of what is no choice, or is not there, is refused', async () => {
    const text = await choice({ type: 'text', is_configurable: false });
    for (const [attr_id, rule] of [
      [text.id, 'rules.noOptions'],
      ['999999999', 'rules.unknown'],
    ]) {
      expect(await fieldsOf(documents.create, { input: { ...input, attr_id } })).toEqual({
        attr_id: { rule },
      });
    }
  });

  test('an image that was uploaded is kept', async () => {
    const { attr_id } = await withOptions();
    const filename = `${unique('uploaded')}.webp`;
    await api.db.insertInto('uploads').values({ filename, user_id: administrator.id }).execute();
    const given = { attr_id, ...input, switchType: 'image', value: filename };
    await api.data(documents.create, { input: given }, admin);
    const upload = await api.db
      .selectFrom('uploads')
      .select('used_at')
      .where('filename', '=', filename)
      .executeTakeFirstOrThrow();
    expect(upload.used_at).not.toBeNull();
  });

  test('by two at the same moment makes one, and tells the other', async () => {
    const { attr_id } = await withOptions();
    const answers = await Promise.all(
      ['Grün', 'GRUEN'].map((name) =>
        api.request(documents.create, { input: { attr_id, name } }, admin),
      ),
    );
    expect(await namesOf(attr_id)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors.map((error) => error.extensions.fields))).toEqual(
      [{ name: { rule: 'rules.taken' } }],
    );
  });
});

describe('a pasted list', () => {
  test('creates what is new, in its order, and says what is not', async () => {
    const { attr_id } = await withOptions('Weiß');
    const names = ['Rot', 'WEISS', 'Blau', 'rot', 'Das ist ein ganzer Satz.', '', 'x'.repeat(256)];
    const { createAttributeOptions } = await api.data(
      documents.paste,
      { input: { attr_id, names } },
      admin,
    );
    const { created, duplicates, refused } = createAttributeOptions.data;
    expect(created.map(({ name }) => name)).toEqual(['Rot', 'Blau']);
    expect(duplicates).toEqual(['WEISS', 'rot']);
    expect(refused).toEqual([
      { name: 'Das ist ein ganzer Satz.', rule: 'rules.sentence' },
      { name: '', rule: 'rules.required' },
      { name: 'x'.repeat(256), rule: 'rules.maxLength' },
    ]);
    expect(await namesOf(attr_id)).toEqual(['Weiß', 'Rot', 'Blau']);
    for (const { id } of created) {
      expect(await changesOf(api.db, 'attributeOption', id)).toHaveLength(1);
    }
  });

  test('by two at the same moment doubles nothing', async () => {
    const { attr_id } = await withOptions();
    const lists = [
      ['Ahorn', 'Buche', 'Eiche'],
      ['Esche', 'BUCHE', 'eiche'],
    ];
    const answers = await Promise.all(
      lists.map((names) => api.data(documents.paste, { input: { attr_id, names } }, admin)),
    );
    const created = answers.flatMap(({ createAttributeOptions }) =>
      createAttributeOptions.data.created.map(({ name }) => spellingKey(name)),
    );
    expect(created.sort()).toEqual(['ahorn', 'buche', 'eiche', 'esche']);
    expect(await namesOf(attr_id)).toHaveLength(4);
  });
});

describe('changing one', () => {
  test('is recorded, and an older version is a CONFLICT', async () => {
    const { attr_id, ids } = await withOptions('Rot');
    const input = { attr_id, name: 'Rubin', switchType: 'color', value: '#aa0000', version: 1 };
    const { updateAttributeOption } = await api.data(
      documents.update,
      { id: ids[0], input },
      admin,
    );
    expect(updateAttributeOption.data).toMatchObject({ name: 'Rubin', version: 2 });
    const conflict = await refusal(documents.update, { id: ids[0], input });
    expect(conflict.extensions.code).toBe('CONFLICT');
    const [change] = await changesOf(api.db, 'attributeOption', ids[0] ?? '');
    expect(change).toMatchObject({ before: { name: 'Rot' }, after: { name: 'Rubin' } });
  });

  test('to a colour or image no more forgets it', async () => {
    const { attr_id, ids } = await withOptions('Rot');
    const input = { attr_id, name: 'Rot', value: '#aa0000' };
    const { updateAttributeOption } = await api.data(
      documents.update,
      { id: ids[0], input },
      admin,
    );
    expect(updateAttributeOption.data.value).toBeNull();
  });

  test('to a spelling of another is refused, to another of its own is not', async () => {
    const { attr_id, ids } = await withOptions('Grün', 'Weiß');
    const change = (name: string) => ({ id: ids[0], input: { attr_id, name } });
    expect(await fieldsOf(documents.update, change('WEISS'))).toEqual({
      name: { rule: 'rules.taken' },
    });
    await api.data(documents.update, change('GRUEN'), admin);
    expect(await namesOf(attr_id)).toEqual(['GRUEN', 'Weiß']);
  });

  test('renames it in products, whose editors are told', async () => {
    const attribute = await choice({ is_configurable: false });
    const option = await createOption(api.db, { attr_id: attribute.id, name: 'Teilmontiert' });
    const group = await createAttributeGroup(api.db);
    const variation = await createVariation(api.db);
    await describeVariation(api.db, variation.id, group.id, attribute.id, 'teilmontiert');
    const input = { attr_id: attribute.id, name: 'Halb montiert' };
    await api.data(documents.update, { id: option.id, input }, admin);
    const row = await api.db
      .selectFrom('variations as v')
      .innerJoin('variation_attributes as x', 'x.variation_id', 'v.id')
      .select(['x.value', 'v.version'])
      .where('v.id', '=', variation.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ value: 'Halb montiert', version: 2 });
  });

  test('of another attribute, or of none, is refused', async () => {
    const { ids } = await withOptions('Rot');
    const other = await choice();
    const input = { attr_id: other.id, name: 'Rot' };
    expect(await fieldsOf(documents.update, { id: ids[0], input })).toEqual({
      attr_id: { rule: 'rules.unknown' },
    });
    const missing = await refusal(documents.update, { id: '999999999', input });
    expect(missing.extensions.code).toBe('NOT_FOUND');
  });
});

describe('the order', () => {
  const move = (attr_id: string, ids: (string | undefined)[], before: string | null = null) => ({
    input: { attr_id, ids, before },
  });

  test('changes for one and for many, before another and behind all', async () => {
    const { attr_id, ids } = await withOptions('a', 'b', 'c', 'd', 'e');
    const [a, b, c, d, e = ''] = ids;
    await api.data(documents.move, move(attr_id, [e], a), admin);
    expect(await namesOf(attr_id)).toEqual(['e', 'a', 'b', 'c', 'd']);
    await api.data(documents.move, move(attr_id, [d, a], c), admin);
    expect(await namesOf(attr_id)).toEqual(['e', 'b', 'd', 'a', 'c']);
    await api.data(documents.move, move(attr_id, [e, b]), admin);
    expect(await namesOf(attr_id)).toEqual(['d', 'a', 'c', 'e', 'b']);
    expect((await changesOf(api.db, 'attributeOption', e)).map(({ action }) => action)).toEqual([
      'update',
      'update',
    ]);
    // those that made room are not recorded
    expect(await changesOf(api.db, 'attributeOption', c ?? '')).toEqual([]);
  });

  test('keeps every value once when two move at the same moment', async () => {
    const { attr_id, ids } = await withOptions('a', 'b', 'c', 'd');
    const [a, b, c, d] = ids;
    await Promise.all([
      api.data(documents.move, move(attr_id, [d], a), admin),
      api.data(documents.move, move(attr_id, [b], c), admin),
    ]);
    const options = await optionsOf(attr_id);
    expect(options.map(({ name }) => name)).toEqual(['d', 'a', 'b', 'c']);
    expect(options.map(({ sortIndex }) => sortIndex)).toEqual([0, 1, 2, 3]);
  });

  test('that was seen with a value since deleted is a CONFLICT', async () => {
    const { attr_id, ids } = await withOptions('a', 'b');
    const { ids: others } = await withOptions('x');
    for (const variables of [
      move(attr_id, ['999999999'], ids[0]),
      move(attr_id, [ids[0]], '999999999'),
      move(attr_id, [others[0]], ids[0]),
    ]) {
      const error = await refusal(documents.move, variables);
      expect(error.extensions.code).toBe('CONFLICT');
      expect(error.msg).toBe('error.ORDER_CHANGED');
    }
  });
});

describe('deleting', () => {
  test('records it, and takes it out of its groups', async () => {
    const { attr_id, ids } = await withOptions('a', 'b');
    const input = { attr_id, name: 'Gruppe', optionIds: ids };
    await api.data(documents.createGroup, { input }, admin);
    await api.data(documents.remove, { ids: [ids[0]] }, admin);
    expect(await namesOf(attr_id)).toEqual(['b']);
    const { attributeOptionGroups } = await api.data(
      documents.groups,
      { query: { attr_id } },
      admin,
    );
    expect(attributeOptionGroups.data.results).toMatchObject([{ optionIds: [ids[1]] }]);
    expect(await changesOf(api.db, 'attributeOption', ids[0] ?? '')).toMatchObject([
      { action: 'delete' },
    ]);
  });

  test('leaves what a product has, in any way, and says in which', async () => {
    const { attr_id, ids, options } = await withOptions('Rot', 'Blau', 'Grau');
    const combined = await createVariation(api.db);
    if (options[0]) await combineVariation(api.db, combined.id, options[0]);
    const described = await createVariation(api.db);
    const group = await createAttributeGroup(api.db);
    await describeVariation(api.db, described.id, group.id, attr_id, 'BLAU');
    const used = [ids[0] ?? '', ids[1] ?? ''];
    const error = await refusal(documents.remove, { ids: used });
    expect(error.msg).toBe('error.ATTRIBUTE_VALUE_IN_USE');
    expect(error.extensions).toMatchObject({
      code: 'IN_USE',
      args: { name: 'Rot', smart_count: 1 },
    });
    // of all that match, those that are free go
    const { deleteAttributeOptionByIds } = await api.data(
      documents.remove,
      { query: { attr_id } },
      admin,
    );
    expect(deleteAttributeOptionByIds.data).toEqual([ids[2]]);
    expect(deleteAttributeOptionByIds.failures).toEqual(
      ['Rot', 'Blau'].map((label, index) => ({
        id: used[index],
        label,
        msg: 'error.ATTRIBUTE_VALUE_IN_USE',
        count: 1,
      })),
    );
    const { attributeUses } = await api.data(
      documents.uses,
      { query: { of: 'option', ids: used } },
      admin,
    );
    expect(attributeUses.data).toEqual({
      results: [combined.id, described.id].map((id) => ({ kind: 'variation', id })),
      total: 2,
    });
  });

  test('what another has just used is refused by the database itself', async () => {
    const { options } = await withOptions('Rot');
    const { id, attr_id } = options[0] ?? { id: '', attr_id: '' };
    const group = await createAttributeGroup(api.db);
    const variation = await createVariation(api.db);
    await describeVariation(api.db, variation.id, group.id, attr_id, 'rot');
    await expect(
      api.db.deleteFrom('attribute_options').where('id', '=', id).execute(),
    ).rejects.toMatchObject({ code: '23503' });
  });

  test('of one that is not there is NOT_FOUND', async () => {
    const error = await refusal(documents.remove, { ids: ['999999999'] });
    expect(error.extensions.code).toBe('NOT_FOUND');
  });
});

describe('replacing', () => {
  test('puts one in the place of others, in products and groups, and records all', async () => {
    const { attr_id, ids, options } = await withOptions('Rot', 'Rubin', 'Karmin');
    const [rot = '', rubin = '', karmin = ''] = ids;
    const combined = await createVariation(api.db);
    if (options[1]) await combineVariation(api.db, combined.id, options[1]);
    const described = await createVariation(api.db);
    const group = await createAttributeGroup(api.db);
    await describeVariation(api.db, described.id, group.id, attr_id, 'Karmin');
    const created = await api.data(
      documents.createGroup,
      { input: { attr_id, name: 'Rottöne', optionIds: [rubin] } },
      admin,
    );
    const { mergeAttributeOptions } = await api.data(
      documents.merge,
      { input: { ids: [rubin, karmin], into: rot } },
      admin,
    );
    expect(mergeAttributeOptions.data).toEqual({ id: rot, name: 'Rot', usage: 2 });
    expect(await namesOf(attr_id)).toEqual(['Rot']);
    const value = await api.db
      .selectFrom('variation_attributes')
      .select(['value', 'option_id'])
      .where('variation_id', '=', described.id)
      .executeTakeFirstOrThrow();
    expect(value).toEqual({ value: 'Rot', option_id: rot });
    const { attributeOptionGroups } = await api.data(
      documents.groups,
      { query: { ids: [created.createAttributeOptionGroup.data.id] } },
      admin,
    );
    expect(attributeOptionGroups.data.results).toMatchObject([{ optionIds: [rot] }]);
    for (const [entity, id, action] of [
      ['variation', combined.id, 'update'],
      ['variation', described.id, 'update'],
      ['attributeOption', rubin, 'delete'],
      ['attributeOptionGroup', created.createAttributeOptionGroup.data.id, 'update'],
    ] as const) {
      const changes = await changesOf(api.db, entity, id);
      expect(changes.at(-1)?.action, entity).toBe(action);
    }
    const versions = await api.db
      .selectFrom('variations')
      .select('version')
      .where('id', 'in', [combined.id, described.id])
      .execute();
    expect(versions).toEqual([{ version: 2 }, { version: 2 }]);
  });

  test('is refused where two variations of a product would be the same', async () => {
    const { options, ids } = await withOptions('Rot', 'Rubin');
    const parent = await createParent(api.db);
    for (const option of options) {
      const variation = await createVariation(api.db, { parent_id: parent.id });
      await combineVariation(api.db, variation.id, option);
    }
    const error = await refusal(documents.merge, { input: { ids: [ids[1]], into: ids[0] } });
    expect(error.msg).toBe('error.OPTION_MERGE_SAME');
    expect(error.extensions).toMatchObject({
      code: 'IN_USE',
      args: { names: `„${parent.name}“` },
    });
  });

  test('by itself, by one of another attribute or by none is refused', async () => {
    const { ids } = await withOptions('Rot');
    const { ids: others } = await withOptions('Eiche');
    expect(await fieldsOf(documents.merge, { input: { ids, into: ids[0] } })).toEqual({
      into: { rule: 'rules.optionIntoItself' },
    });
    expect(await fieldsOf(documents.merge, { input: { ids, into: others[0] } })).toEqual({
      into: { rule: 'rules.optionOtherAttribute' },
    });
    const missing = await refusal(documents.merge, { input: { ids, into: '999999999' } });
    expect(missing.extensions.code).toBe('NOT_FOUND');
  });
});

describe('option groups', () => {
  test('hold options of their attribute, in its order, and know their version', async () => {
    const { attr_id, ids } = await withOptions('a', 'b', 'c');
    const [a, b, c] = ids;
    const input = { attr_id, name: 'Gruppe', optionIds: [c, a] };
    const { createAttributeOptionGroup: created } = await api.data(
      documents.createGroup,
      { input },
      admin,
    );
    expect(created.data).toMatchObject({ name: 'Gruppe', optionIds: [a, c], version: 1 });
    const change = { id: created.data.id, input: { ...input, optionIds: [b], version: 1 } };
    const { updateAttributeOptionGroup } = await api.data(documents.updateGroup, change, admin);
    expect(updateAttributeOptionGroup.data).toMatchObject({ optionIds: [b], version: 2 });
    expect((await refusal(documents.updateGroup, change)).extensions.code).toBe('CONFLICT');
    await api.data(documents.removeGroup, { ids: [created.data.id] }, admin);
    expect(await namesOf(attr_id)).toEqual(['a', 'b', 'c']);
    const changes = await changesOf(api.db, 'attributeOptionGroup', created.data.id);
    expect(changes.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
    const gone = await refusal(documents.removeGroup, { ids: [created.data.id] });
    expect(gone.extensions.code).toBe('NOT_FOUND');
  });

  test('of a name that is taken, or with foreign options, are refused', async () => {
    const { attr_id } = await withOptions();
    const { ids: foreign } = await withOptions('x');
    const input = { attr_id, name: 'Töne', optionIds: [] };
    await api.data(documents.createGroup, { input }, admin);
    expect(await fieldsOf(documents.createGroup, { input: { ...input, name: 'TOENE' } })).toEqual({
      name: { rule: 'rules.taken' },
    });
    const other = { ...input, name: 'Anders', optionIds: foreign };
    expect(await fieldsOf(documents.createGroup, { input: other })).toEqual({
      optionIds: { rule: 'rules.unknown' },
    });
  });

  test('of system attributes are found as value groups, by their name or its attribute’s', async () => {
    const word = unique('Holz');
    const system = await choice({ name: `${word} außen` });
    const informative = await choice({ name: `${word} innen`, is_configurable: false });
    for (const { id } of [system, informative]) {
      const input = { attr_id: id, name: `${word} Töne`, optionIds: [] };
      await api.data(documents.createGroup, { input }, admin);
    }
    const find = async (key: string) =>
      (await api.data(documents.valueGroups, { pagination: { size: 2000 }, key }, admin))
        .variationAtributeValueGroups.data;
    for (const key of [`${word} TOENE`, `${word} AUßEN`.toLowerCase()]) {
      expect(await find(key)).toEqual({
        results: [
          { id: expect.any(String), name: `${word} Töne`, attribute: { name: system.name } },
        ],
        total: 1,
      });
    }
    const tooLarge = await api.refusal(
      documents.valueGroups,
      { pagination: { size: 2001 } },
      admin,
    );
    expect(tooLarge.extensions.code).toBe('INVALID');
  });
});

test('a group of attributes is not touched by what its attributes’ options do', async () => {
  const { attr_id, ids } = await withOptions('a');
  const group = await createAttributeGroup(api.db);
  await putInto(api.db, group.id, [attr_id]);
  await api.data(documents.remove, { ids }, admin);
  expect(await changesOf(api.db, 'attributeGroup', group.id)).toEqual([]);
});

// last, since the comparisons above would read its thousands of rows
test('a pasted list larger than an attribute holds is refused as a whole', async () => {
  const { attr_id } = await withOptions();
  const fill = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => `Wert ${from + n}`);
  for (const names of [fill(0, limits.pastedValues), fill(5000, limits.pastedValues)]) {
    await api.data(documents.paste, { input: { attr_id, names } }, admin);
  }
  const one = { attr_id, names: ['Einer zu viel'] };
  const error = await api.refusal(documents.paste, { input: one }, admin);
  expect(error.extensions.fields).toEqual({
    names: { rule: 'rules.tooManyOptions', limit: limits.optionsPerAttribute },
  });
  const many = { attr_id, names: fill(0, limits.pastedValues + 1) };
  const tooMany = await api.refusal(documents.paste, { input: many }, admin);
  expect(tooMany.extensions.fields).toEqual({
    names: { rule: 'rules.maxItems', limit: limits.pastedValues },
  });
});
