import { describe, expect, test } from 'vitest';
import {
  combineVariation,
  createParent,
  createVariation,
  describeVariation,
} from '#tests/factories/products.ts';
import { createAttributeGroup, createOption } from '#tests/factories/structure.ts';
import { changesOf } from '#tests/support/changes.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';
import { choice, documents, fieldsOf, optionNames, withOptions } from './calls.ts';

shareApi();

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

  test('from a colour or image to a text deletes the colour or image', async () => {
    const { attr_id, ids } = await withOptions('Rot');
    const input = { attr_id, name: 'Rot', value: '#aa0000' };
    const { updateAttributeOption } = await api.data(
      documents.update,
      { id: ids[0], input },
      admin,
    );
    expect(updateAttributeOption.data.value).toBeNull();
  });

  test('is rejected with another option’s spelling, and accepted with another spelling of its own', async () => {
    const { attr_id, ids } = await withOptions('Grün', 'Weiß');
    const change = (name: string) => ({ id: ids[0], input: { attr_id, name } });
    expect(await fieldsOf(documents.update, change('WEISS'))).toEqual({
      name: { rule: 'rules.taken' },
    });
    await api.data(documents.update, change('GRUEN'), admin);
    expect(await optionNames(attr_id)).toEqual(['GRUEN', 'Weiß']);
  });

  test('renames it in products, and raises their versions', async () => {
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

  test('is rejected for another attribute’s option or a missing one', async () => {
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

describe('deleting', () => {
  test('records it, and removes it from its groups', async () => {
    const { attr_id, ids } = await withOptions('a', 'b');
    const input = { attr_id, name: 'Gruppe', optionIds: ids };
    await api.data(documents.createGroup, { input }, admin);
    await api.data(documents.remove, { ids: [ids[0]] }, admin);
    expect(await optionNames(attr_id)).toEqual(['b']);
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

  test('keeps attributes in use by a product, and says how', async () => {
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
    // deletes the unused options among all that match
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

  test('is rejected by the database itself if another user has just used the option', async () => {
    const { options } = await withOptions('Rot');
    const { id, attr_id } = options[0] ?? { id: '', attr_id: '' };
    const group = await createAttributeGroup(api.db);
    const variation = await createVariation(api.db);
    await describeVariation(api.db, variation.id, group.id, attr_id, 'rot');
    await expect(
      api.db.deleteFrom('attribute_options').where('id', '=', id).execute(),
    ).rejects.toMatchObject({ code: '23503' });
  });

  test('is NOT_FOUND for a missing option', async () => {
    const error = await refusal(documents.remove, { ids: ['999999999'] });
    expect(error.extensions.code).toBe('NOT_FOUND');
  });
});

describe('replacing', () => {
  test('replaces several by one, in products and groups, and records all', async () => {
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
    expect(await optionNames(attr_id)).toEqual(['Rot']);
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

  test('is rejected if two variations of a product would be equal', async () => {
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

  test('is rejected with itself, another attribute’s option or a missing one', async () => {
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
