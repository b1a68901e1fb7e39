import { describe, expect, test } from 'vitest';
import { signedIn } from '#tests/factories/people.ts';
import { createParent } from '#tests/factories/products.ts';
import { createOption } from '#tests/factories/structure.ts';
import { changesOf } from '#tests/support/changes.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';
import { documents, familyOf, fieldsOf, groupOf, inputOf, productOf, text } from './calls.ts';

shareApi();

describe('a family', () => {
  test('has its groups in order, with its own settings for place and requirement', async () => {
    const required = await text({ is_required: true, is_editable: false });
    const free = await text();
    const option = await createOption(api.db);
    const [one, other] = [await groupOf(required.id, free.id), await groupOf(option.attr_id)];
    const input = inputOf({
      unit: 'm²',
      product_type: 'Baustoffe',
      groups: [
        { group_id: other },
        {
          group_id: one,
          place_use: 'internal',
          attributes: [
            { attr_id: required.id, is_required: false },
            { attr_id: free.id, is_required: true },
          ],
        },
      ],
    });
    const { createAttributeFamily } = await api.data(documents.create, { input }, admin);
    const { data } = createAttributeFamily;
    expect(data).toMatchObject({ unit: 'm²', product_type: 'Baustoffe', groupCount: 2, usage: 0 });
    expect(data.familyGroups).toEqual([
      {
        id: expect.any(String),
        sortIndex: 0,
        ownPlaceUse: null,
        familyGroup: { id: other, place_use: null },
        groupAttributes: [
          {
            ownRequired: null,
            attribute: {
              id: option.attr_id,
              is_required: false,
              is_editable: true,
              options: [{ name: option.name }],
            },
          },
        ],
      },
      {
        id: expect.any(String),
        sortIndex: 1,
        ownPlaceUse: 'internal',
        familyGroup: { id: one, place_use: 'internal' },
        groupAttributes: [
          {
            ownRequired: false,
            attribute: { id: required.id, is_required: false, is_editable: false, options: [] },
          },
          {
            ownRequired: true,
            attribute: { id: free.id, is_required: true, is_editable: true, options: [] },
          },
        ],
      },
    ]);
    const [change] = await changesOf(api.db, 'attributeFamily', data.id);
    expect(change?.after).toMatchObject({
      unit: 'm²',
      groups: [
        { group_id: Number(other), attributes: [] },
        { group_id: Number(one), place_use: 'internal' },
      ],
    });
  });

  test('keeps its groups’ ids and its own settings when it is saved or a group changes', async () => {
    const attribute = await text();
    const [one, other] = [await groupOf(attribute.id), await groupOf()];
    const own = [{ attr_id: attribute.id, is_required: true }];
    const groups = [{ group_id: one, attributes: own }, { group_id: other }];
    const input = inputOf({ groups });
    const { data } = (await api.data(documents.create, { input }, admin)).createAttributeFamily;
    const swapped = { ...input, groups: groups.toReversed(), version: 1 };
    const { updateAttributeFamily } = await api.data(
      documents.update,
      { id: data.id, input: swapped },
      admin,
    );
    expect(updateAttributeFamily.data.familyGroups.map(({ id }) => id)).toEqual(
      data.familyGroups.map(({ id }) => id).toReversed(),
    );
    const added = await text();
    const changedGroup = inputOf({ attributes: [added.id, attribute.id] });
    await api.data(documents.updateGroup, { id: one, input: changedGroup }, admin);
    const { attributeFamilyById } = await api.data(documents.family, { id: data.id }, admin);
    const [, last] = attributeFamilyById.data.familyGroups;
    expect(last?.groupAttributes.map(({ ownRequired }) => ownRequired)).toEqual([null, true]);
    const conflict = await refusal(documents.update, { id: data.id, input: swapped });
    expect(conflict.extensions.code).toBe('CONFLICT');
  });

  test('is rejected with a duplicate or missing group, or another group’s attribute', async () => {
    const attribute = await text();
    const id = await groupOf();
    const group_id = { group_id: id };
    const foreign = { ...group_id, attributes: [{ attr_id: attribute.id, is_required: true }] };
    for (const [groups, rule] of [
      [[group_id, group_id], 'rules.groupTwice'],
      [[{ group_id: '999999999' }], 'rules.unknown'],
      [[foreign], 'rules.unknown'],
    ]) {
      const input = inputOf({ groups });
      expect(await fieldsOf(documents.create, { input })).toEqual({ groups: { rule } });
    }
  });

  test('is not deleted while in use, and names the products', async () => {
    const id = await familyOf(await groupOf());
    const parent = await createParent(api.db, { family_id: id });
    const error = await refusal(documents.remove, { ids: [id] });
    expect(error.msg).toBe('error.ATTRIBUTE_FAMILY_IN_USE');
    const { attributeUses } = await api.data(
      documents.uses,
      { query: { of: 'family', ids: [id] } },
      admin,
    );
    expect(attributeUses.data.results).toEqual([{ kind: 'parent', id: parent.id }]);
    await api.db.deleteFrom('parent_products').where('id', '=', parent.id).execute();
    await api.data(documents.remove, { ids: [id] }, admin);
    expect(await changesOf(api.db, 'attributeFamily', id)).toMatchObject([{ action: 'delete' }]);
  });

  test.each(['0', 'x', '999999999'])('is NOT_FOUND with the id %s', async (id) => {
    const input = inputOf({ groups: [], attributes: [] });
    for (const document of [documents.family, documents.group]) {
      expect((await refusal(document, { id })).extensions.code).toBe('NOT_FOUND');
    }
    for (const [document, given] of [
      [documents.update, { groups: [] }],
      [documents.impact, { groups: [] }],
      [documents.updateGroup, { attributes: [] }],
      [documents.groupImpact, { attributes: [] }],
    ] as const) {
      const { name, slug } = input;
      const error = await refusal(document, { id, input: { name, slug, ...given } });
      expect(error.extensions.code).toBe('NOT_FOUND');
    }
  });

  test('is counted with its products for administrators', async () => {
    const id = await familyOf(await groupOf((await text()).id, (await text()).id));
    await productOf(id);
    const query = { ids: [id] };
    const { attributeFamilies } = await api.data(documents.families, { query }, admin);
    expect(attributeFamilies.data).toEqual({
      results: [{ id, usage: 1, attributeCount: 2 }],
      total: 1,
    });
    const { token } = await signedIn(api.db, 'manufacturer');
    const sorted = await api.refusal(documents.families, { query: { sort: 'usage' } }, token);
    expect(sorted.extensions.code).toBe('FORBIDDEN');
  });
});
