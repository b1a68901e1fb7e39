import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { spellingKey } from '#contract/rules/catalogue/spelling.ts';
import { createVariation, describeVariation } from '#tests/factories/products.ts';
import { createAttributeGroup } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { changesOf } from '#tests/support/changes.ts';
import { admin, administrator, api, shareApi } from '#tests/support/testApi.ts';
import { choice, documents, fieldsOf, optionNames, optionsOf, withOptions } from './calls.ts';

shareApi();

describe('spellings', () => {
  test('are equal in the rules and the database', async () => {
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

describe('creating one', () => {
  test('places it after all others and records it', async () => {
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
      // another attribute has its own options
      const other = await choice();
      const input = { attr_id: other.id, name };
      expect((await api.request(documents.create, { input }, admin)).errors).toEqual([]);
    },
  );

  test('adopts the same texts that products already had', async () => {
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
  ])('%s is rejected', async (_, values, fields) => {
    const { attr_id } = await withOptions();
    const given = { input: { attr_id, ...input, ...values } };
    expect(await fieldsOf(documents.create, given)).toEqual(fields);
  });

  test('is rejected for an attribute that is not a select, or does not exist', async () => {
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

  test('an uploaded image is kept', async () => {
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

  test('twice at once creates one, and reports the duplicate', async () => {
    const { attr_id } = await withOptions();
    const answers = await Promise.all(
      ['Grün', 'GRUEN'].map((name) =>
        api.request(documents.create, { input: { attr_id, name } }, admin),
      ),
    );
    expect(await optionNames(attr_id)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors.map((error) => error.extensions.fields))).toEqual(
      [{ name: { rule: 'rules.taken' } }],
    );
  });
});

describe('a pasted list', () => {
  test('creates new options in order, and reports existing ones', async () => {
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
    expect(await optionNames(attr_id)).toEqual(['Weiß', 'Rot', 'Blau']);
    for (const { id } of created) {
      expect(await changesOf(api.db, 'attributeOption', id)).toHaveLength(1);
    }
  });

  test('is stored without duplicates if two users paste it at the same moment', async () => {
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
    expect(await optionNames(attr_id)).toHaveLength(4);
  });
});

// last, because the comparisons above would read its thousands of rows
test('a pasted list larger than an attribute holds is rejected as a whole', async () => {
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
