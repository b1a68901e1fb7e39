import { describe, expect, test } from 'vitest';
import { unique } from '#tests/factories/unique.ts';
import { changesOf } from '#tests/support/changes.ts';
import { admin, administrator, api, refusal, shareApi } from '#tests/support/testApi.ts';
import { documents, familyOf, fieldsOf, groupOf, inputOf, text } from './calls.ts';

shareApi();

describe('a group', () => {
  test('has its attributes in their order', async () => {
    const [a, b, c] = [await text(), await text(), await text()];
    const input = inputOf({ place_use: 'technical', attributes: [c.id, a.id, b.id] });
    const { createAttributeGroup: created } = await api.data(
      documents.createGroup,
      { input },
      admin,
    );
    const { id } = created.data;
    expect(created.data).toEqual({
      id,
      name: input.name,
      slug: input.slug,
      place_use: 'technical',
      is_editable: true,
      attributeCount: 3,
      usage: 0,
      version: 1,
      items: [c, a, b].map((attribute, sortIndex) => ({
        sortIndex,
        attribute: { id: attribute.id },
      })),
    });
    const change = { ...input, attributes: [b.id, c.id], place_use: '', version: 1 };
    const { updateAttributeGroup } = await api.data(
      documents.updateGroup,
      { id, input: change },
      admin,
    );
    expect(updateAttributeGroup.data).toMatchObject({
      place_use: null,
      version: 2,
      items: [{ attribute: { id: b.id } }, { attribute: { id: c.id } }],
    });
    const [made, changed] = await changesOf(api.db, 'attributeGroup', id);
    expect(made).toMatchObject({ action: 'create', user_id: administrator.id });
    expect(changed?.after).toMatchObject({ attributes: [Number(b.id), Number(c.id)] });
    const conflict = await refusal(documents.updateGroup, { id, input: change });
    expect(conflict.extensions.code).toBe('CONFLICT');
  });

  test('has all that is required of its attributes', async () => {
    const id = await groupOf((await text()).id);
    const document = `query ($id: ID!) { attributeGroupId(id: $id) { data { items { attribute {
      id name slug type unit is_configurable is_dropdown is_editable is_filterable is_required
      sortIndex version updatedAt optionCount groupCount usage } } } } }`;
    const { data } = (await api.data(document, { id }, admin)).attributeGroupId;
    expect(data.items[0]?.attribute.unit).toBe('');
  });

  test('is rejected with a duplicate or missing attribute, or one of another group', async () => {
    const { id } = await text();
    const twice = inputOf({ attributes: [id, id] });
    expect(await fieldsOf(documents.createGroup, { input: twice })).toEqual({
      attributes: { rule: 'rules.attributeTwice' },
    });
    const missing = inputOf({ attributes: [id, '999999999'] });
    expect(await fieldsOf(documents.createGroup, { input: missing })).toEqual({
      attributes: { rule: 'rules.unknown' },
    });
    const elsewhere = inputOf({ attributes: [], place_use: 'attic' });
    expect(await fieldsOf(documents.createGroup, { input: elsewhere })).toEqual({
      place_use: { rule: 'rules.placeOfUse' },
    });
  });

  test('is found by name and place of use', async () => {
    const word = unique('Suche');
    const input = inputOf({ name: `${word} Maße`, place_use: 'details', attributes: [] });
    const created = await api.data(documents.createGroup, { input }, admin);
    const { id } = created.createAttributeGroup.data;
    for (const query of [{ name: word.toUpperCase() }, { name: word, place_use: 'details' }]) {
      const { attributeGroup } = await api.data(documents.groups, { query }, admin);
      expect(attributeGroup.data.results.map((found) => found.id)).toEqual([id]);
    }
    const none = { query: { name: word, place_use: 'internal' } };
    expect((await api.data(documents.groups, none, admin)).attributeGroup.data.total).toBe(0);
  });

  test('is not deleted while in use, and says where it is used', async () => {
    const attribute = await text();
    const used = await groupOf(attribute.id);
    const familyId = await familyOf(used);
    const free = await groupOf();
    const error = await refusal(documents.removeGroups, { ids: [used] });
    expect(error.msg).toBe('error.ATTRIBUTE_GROUP_IN_USE');
    expect(error.extensions.code).toBe('IN_USE');
    const { attributeUses } = await api.data(
      documents.uses,
      { query: { of: 'group', ids: [used] } },
      admin,
    );
    expect(attributeUses.data.results).toEqual([{ kind: 'family', id: familyId }]);
    const removed = await api.data(documents.removeGroups, { ids: [free, used] }, admin);
    expect(removed.deleteAttributeGroupByIds.data).toEqual([free]);
    expect(await changesOf(api.db, 'attributeGroup', free)).toMatchObject([{ action: 'delete' }]);
  });
});

test('an attribute of a group is not deleted, not even by the database', async () => {
  const { id } = await text();
  await groupOf(id);
  await expect(
    api.db.deleteFrom('attributes').where('id', '=', id).execute(),
  ).rejects.toMatchObject({ code: '23503' });
});
