import { describe, expect, test } from 'vitest';
import { combineVariation, createVariation } from '#tests/factories/products.ts';
import { createAttributeGroup, createOption, putInto } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { changesOf } from '#tests/support/changes.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';
import { choice, documents, fieldsOf, optionNames, optionsOf, withOptions } from './calls.ts';

shareApi();

describe('the list', () => {
  test('is in the given order, and finds any spelling', async () => {
    const { attr_id } = await withOptions('Weiß', 'Gruen', 'Schwarz', 'Grün-Blau');
    expect(await optionNames(attr_id)).toEqual(['Weiß', 'Gruen', 'Schwarz', 'Grün-Blau']);
    expect(await optionNames(attr_id, { name: 'GRÜN' })).toEqual(['Gruen', 'Grün-Blau']);
    expect(await optionNames(attr_id, { name: 'weiss' })).toEqual(['Weiß']);
    expect(await optionNames(attr_id, { name: 'blau gruen' })).toEqual(['Grün-Blau']);
    expect(await optionNames(attr_id, { name: '%' })).toEqual([]);
    expect(await optionNames(attr_id, { sort: 'name', order: 'DESC' })).toEqual([
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

  test('contains only filterable attributes if requested', async () => {
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

describe('the order', () => {
  const move = (attr_id: string, ids: (string | undefined)[], before: string | null = null) => ({
    input: { attr_id, ids, before },
  });

  test('changes for one and for many, before another and after all', async () => {
    const { attr_id, ids } = await withOptions('a', 'b', 'c', 'd', 'e');
    const [a, b, c, d, e = ''] = ids;
    await api.data(documents.move, move(attr_id, [e], a), admin);
    expect(await optionNames(attr_id)).toEqual(['e', 'a', 'b', 'c', 'd']);
    await api.data(documents.move, move(attr_id, [d, a], c), admin);
    expect(await optionNames(attr_id)).toEqual(['e', 'b', 'd', 'a', 'c']);
    await api.data(documents.move, move(attr_id, [e, b]), admin);
    expect(await optionNames(attr_id)).toEqual(['d', 'a', 'c', 'e', 'b']);
    expect((await changesOf(api.db, 'attributeOption', e)).map(({ action }) => action)).toEqual([
      'update',
      'update',
    ]);
    // options that shifted are not recorded
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

  test('is a CONFLICT if it contains a deleted option', async () => {
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
    expect(await optionNames(attr_id)).toEqual(['a', 'b', 'c']);
    const changes = await changesOf(api.db, 'attributeOptionGroup', created.data.id);
    expect(changes.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
    const gone = await refusal(documents.removeGroup, { ids: [created.data.id] });
    expect(gone.extensions.code).toBe('NOT_FOUND');
  });

  test('are rejected with a name in use or another attribute’s options', async () => {
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

  test('of system attributes are found as value groups, by their own or the attribute’s name', async () => {
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

test('a group of attributes does not change with its attributes’ options', async () => {
  const { attr_id, ids } = await withOptions('a');
  const group = await createAttributeGroup(api.db);
  await putInto(api.db, group.id, [attr_id]);
  await api.data(documents.remove, { ids }, admin);
  expect(await changesOf(api.db, 'attributeGroup', group.id)).toEqual([]);
});
