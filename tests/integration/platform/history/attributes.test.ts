import { describe, expect, test } from 'vitest';
import { createParent, createVariation, describeVariation } from '#tests/factories/products.ts';
import {
  createAttribute,
  createAttributeGroup,
  createFamily,
  createOption,
  putInto,
} from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { api, refusal, shareApi } from '#tests/support/testApi.ts';
import { call, documents, lastOf, restore } from './calls.ts';

shareApi();

describe('attributes', () => {
  const removeAttribute = 'mutation ($ids: [ID!]) { deleteAttributeByIds(ids: $ids) { data } }';
  const removeOption = 'mutation ($ids: [ID!]) { deleteAttributeOptionByIds(ids: $ids) { data } }';

  test('are restored with their options and option groups', async () => {
    const attribute = await createAttribute(api.db);
    const options = [
      await createOption(api.db, { attr_id: attribute.id, switch_type: 'color', value: '#aabbcc' }),
      await createOption(api.db, { attr_id: attribute.id, sort_index: 1 }),
    ];
    const { createAttributeOptionGroup: group } = await call(
      `mutation ($input: AttributeOptionGroupInput!) {
        createAttributeOptionGroup(input: $input) { data { id } }
      }`,
      { input: { attr_id: attribute.id, name: 'Töne', optionIds: [options[1]?.id] } },
    );
    await call(removeAttribute, { ids: [attribute.id] });
    await restore((await lastOf('attribute', attribute.id)).id);
    const back = await api.db
      .selectFrom('attribute_options')
      .select(['id', 'name', 'switch_type', 'value', 'sort_index'])
      .where('attr_id', '=', attribute.id)
      .orderBy('sort_index')
      .execute();
    expect(back).toEqual(
      options.map(({ id, name, switch_type, value, sort_index }) => ({
        id,
        name,
        switch_type,
        value,
        sort_index,
      })),
    );
    const items = await api.db
      .selectFrom('attribute_option_group_items')
      .select(['group_id', 'option_id'])
      .where('attr_id', '=', attribute.id)
      .execute();
    expect(items).toEqual([{ group_id: group.data.id, option_id: options[1]?.id }]);
    expect(await lastOf('attributeOption', options[0]?.id ?? '')).toMatchObject({
      action: 'create',
    });
  });

  test('their options are restored to their place, but not without their attribute', async () => {
    const attribute = await createAttribute(api.db);
    const [first, second, third] = [
      await createOption(api.db, { attr_id: attribute.id }),
      await createOption(api.db, { attr_id: attribute.id, sort_index: 1 }),
      await createOption(api.db, { attr_id: attribute.id, sort_index: 2 }),
    ];
    await call(removeOption, { ids: [second.id] });
    const { id: changeId } = await lastOf('attributeOption', second.id);
    const query = { entity: 'attributeOption', attr_id: attribute.id };
    const { deletedRecords } = await call(documents.deleted, { query });
    expect(deletedRecords.data).toMatchObject({ results: [{ id: changeId }], total: 1 });
    await restore(changeId);
    const order = await api.db
      .selectFrom('attribute_options')
      .select('id')
      .where('attr_id', '=', attribute.id)
      .orderBy('sort_index')
      .execute();
    expect(order.map(({ id }) => id)).toEqual([first.id, second.id, third.id]);

    await call(removeOption, { ids: [second.id] });
    await call(removeAttribute, { ids: [attribute.id] });
    const { id: gone } = await lastOf('attributeOption', second.id);
    const error = await refusal(documents.restore, { input: { changeId: gone } });
    expect(error.extensions.fields).toEqual({ attr_id: { rule: 'rules.unknown' } });
  });

  test('their options are restored to their former place', async () => {
    const attribute = await createAttribute(api.db);
    const ids: string[] = [];
    for (let sort_index = 0; sort_index < 3; sort_index += 1) {
      ids.push((await createOption(api.db, { attr_id: attribute.id, sort_index })).id);
    }
    await call(
      'mutation ($input: AttributeOptionsMoveInput!) { moveAttributeOptions(input: $input) { data } }',
      { input: { attr_id: attribute.id, ids: [ids[0]], before: null } },
    );
    const last = await lastOf('attributeOption', ids[0] ?? '');
    expect(last.fields).toEqual([{ field: 'place', before: ['1'], after: ['3'] }]);
    await restore(last.id);
    const order = await api.db
      .selectFrom('attribute_options')
      .select('id')
      .where('attr_id', '=', attribute.id)
      .orderBy('sort_index')
      .execute();
    expect(order.map(({ id }) => id)).toEqual(ids);
  });

  test('a group regains its attributes, after a question if products would lose values', async () => {
    const kept = await createAttribute(api.db, { type: 'text', is_configurable: false });
    const later = await createAttribute(api.db, { type: 'text', is_configurable: false });
    const group = await createAttributeGroup(api.db);
    await putInto(api.db, group.id, [kept.id]);
    const family = await createFamily(api.db);
    await api.db
      .insertInto('attribute_family_groups')
      .values({ family_id: family.id, group_id: group.id })
      .execute();
    const { name, slug } = group;
    await call(
      `mutation ($id: ID!, $input: AttributeGroupInput!) {
        updateAttributeGroup(id: $id, input: $input) { status }
      }`,
      { id: group.id, input: { name, slug, attributes: [kept.id, later.id] } },
    );
    const last = await lastOf('attributeGroup', group.id);
    expect(last.fields).toEqual([
      { field: 'attributes', before: [kept.name], after: [kept.name, later.name] },
    ]);
    const parent = await createParent(api.db, { family_id: family.id });
    const variation = await createVariation(api.db, { parent_id: parent.id });
    await describeVariation(api.db, variation.id, group.id, later.id, 'Angabe');

    const error = await refusal(documents.restore, { input: { changeId: last.id } });
    expect(error).toMatchObject({
      msg: 'error.FAMILY_LOSES_VALUES',
      extensions: { code: 'IN_USE', args: { smart_count: 1 } },
    });
    await restore(last.id, { confirmedLoss: 1 });
    expect((await lastOf('attributeGroup', group.id)).action).toBe('restore');
  });

  test('a family is restored with its groups and requirements', async () => {
    const attribute = await createAttribute(api.db, { type: 'text', is_configurable: false });
    const group = await createAttributeGroup(api.db);
    await putInto(api.db, group.id, [attribute.id]);
    const name = unique('family');
    const own = [{ attr_id: attribute.id, is_required: true }];
    const { createAttributeFamily: created } = await call(
      `mutation ($input: AttributeFamilyInput!) {
        createAttributeFamily(input: $input) { data { id } }
      }`,
      {
        input: {
          name,
          slug: name,
          unit: 'm',
          product_type: '',
          groups: [{ group_id: group.id, attributes: own }],
        },
      },
    );
    const { id } = created.data;
    await call('mutation ($ids: [ID!]) { deleteAttributeFamilyByIds(ids: $ids) { data } }', {
      ids: [id],
    });
    const last = await lastOf('attributeFamily', id);
    expect(last.fields).toContainEqual({
      field: 'groups',
      before: [`${group.name}: ${attribute.name} *`],
      after: [],
    });
    await restore(last.id);
    const back = await api.db
      .selectFrom('attribute_family_attributes')
      .select(['group_id', 'attr_id', 'is_required'])
      .where('family_id', '=', id)
      .execute();
    expect(back).toEqual([{ group_id: group.id, attr_id: attribute.id, is_required: true }]);
  });
});
