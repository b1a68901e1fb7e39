import { describe, expect, test } from 'vitest';
import {
  type StrayValuesJob,
  tidyStrayValues,
} from '#server/modules/attributeFamilies/strayValues.ts';
import { signedIn } from '#tests/factories/people.ts';
import { createParent, createVariation, describeVariation } from '#tests/factories/products.ts';
import {
  createAttribute,
  createAttributeGroup,
  createFamily,
  createOption,
  putInto,
} from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import type { Variables } from '#tests/support/api.ts';
import { changesOf } from '#tests/support/changes.ts';
import { snapshot } from '#tests/support/snapshot.ts';
import { admin, administrator, api, refusal } from '#tests/support/testApi.ts';

const impact = `families products gain lose incomplete
  gained { attribute group products } lost { attribute group products }
  required { attribute group products }`;
const group = `id name slug place_use is_editable attributeCount usage version
  items { sortIndex attribute { id } }`;
const family = `id name slug unit product_type groupCount attributeCount usage version
  familyGroups { id sortIndex ownPlaceUse familyGroup { id place_use }
    groupAttributes { ownRequired attribute { id is_required is_editable options { name } } } }`;

const documents = {
  groups: `query Groups($query: AttributeGroupsQuery) {
    attributeGroup(query: $query) { data { results { ${group} } total } } }`,
  group: `query Group($id: ID!) { attributeGroupId(id: $id) { data { ${group} } } }`,
  createGroup: `mutation Create($input: AttributeGroupInput!) {
    createAttributeGroup(input: $input) { data { ${group} } } }`,
  updateGroup: `mutation Update($id: ID!, $input: AttributeGroupInput!) {
    updateAttributeGroup(id: $id, input: $input) { data { ${group} } } }`,
  removeGroups: 'mutation Remove($ids: [ID!]) { deleteAttributeGroupByIds(ids: $ids) { data } }',
  groupImpact: `query Impact($id: ID!, $input: AttributeGroupInput!) {
    attributeGroupImpact(id: $id, input: $input) { data { ${impact} } } }`,
  families: `query Families($query: AttributeFamiliesQuery) {
    attributeFamilies(query: $query) { data { results { id usage attributeCount } total } } }`,
  family: `query Family($id: ID!) { attributeFamilyById(id: $id) { data { ${family} } } }`,
  create: `mutation Create($input: AttributeFamilyInput!) {
    createAttributeFamily(input: $input) { data { ${family} } } }`,
  update: `mutation Update($id: ID!, $input: AttributeFamilyInput!) {
    updateAttributeFamily(id: $id, input: $input) { data { ${family} } } }`,
  remove: 'mutation Remove($ids: [ID!]) { deleteAttributeFamilyByIds(ids: $ids) { data } }',
  impact: `query Impact($id: ID!, $input: AttributeFamilyInput!) {
    attributeFamilyImpact(id: $id, input: $input) { data { ${impact} } } }`,
  uses: `query Uses($query: AttributeUsesQuery) {
    attributeUses(query: $query) { data { results { kind id } total } } }`,
};

const fieldsOf = async (document: string, variables: Variables) =>
  (await refusal(document, variables)).extensions.fields;

const inputOf = (values: Record<string, unknown>) => {
  const slug = unique('structure');
  return { name: slug, slug, ...values };
};

const text = (values: Parameters<typeof createAttribute>[1] = {}) =>
  createAttribute(api.db, { type: 'text', is_configurable: false, ...values });

const groupOf = async (...attributes: string[]) => {
  const { id } = await createAttributeGroup(api.db);
  if (attributes.length > 0) await putInto(api.db, id, attributes);
  return id;
};

const familyOf = async (...groups: string[]) => {
  const { id } = await createFamily(api.db);
  await api.db
    .insertInto('attribute_family_groups')
    .values(groups.map((group_id, sort_index) => ({ family_id: id, group_id, sort_index })))
    .execute();
  return id;
};

/** A product of the family that says `values`, by group and attribute. */
const productOf = async (family_id: string, ...values: [string, string, string][]) => {
  const parent = await createParent(api.db, { family_id });
  const { id } = await createVariation(api.db, { parent_id: parent.id });
  for (const [groupId, attributeId, value] of values) {
    await describeVariation(api.db, id, groupId, attributeId, value);
  }
  return id;
};

const valuesOf = (variation: string) =>
  api.db
    .selectFrom('variation_attributes')
    .select(['group_id', 'attr_id', 'value'])
    .where('variation_id', '=', variation)
    .orderBy('attr_id')
    .execute();

const queued = async (): Promise<StrayValuesJob[]> => {
  const jobs = await api.queue.boss.fetch<StrayValuesJob>('tidy-stray-values', { batchSize: 100 });
  return jobs.map(({ data }) => data);
};

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

  test('is refused with an attribute twice, with one that is not there, or elsewhere', async () => {
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

  test('in use is not deleted, and says where it is used', async () => {
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

describe('a family', () => {
  test('has its groups in their order, with its own say on place and requirement', async () => {
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

  test('keeps its groups’ ids and its own say when it is saved or a group changes', async () => {
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

  test('is refused with a group twice, with one that is not there, or a foreign attribute', async () => {
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

  test('in use is not deleted, and says by which products', async () => {
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

  test.each(['0', 'x', '999999999'])('with the id %s is NOT_FOUND', async (id) => {
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

describe('before a family is saved', () => {
  test('it is told how many products gain a field, lose values and become incomplete', async () => {
    const [width, colour, care] = [
      await text({ name: 'Breite' }),
      await text({ name: 'Farbton' }),
      await text({ name: 'Pflege' }),
    ];
    const [size, look, more] = [
      await groupOf(width.id),
      await groupOf(colour.id),
      await groupOf(care.id),
    ];
    const id = await familyOf(size, look);
    await productOf(id, [size, width.id, '80'], [look, colour.id, 'rot']);
    await productOf(id, [look, colour.id, 'blau']);
    await productOf(id);
    // of another family, so it counts for nothing
    await productOf(await familyOf(look), [look, colour.id, 'grau']);

    const input = inputOf({
      groups: [
        { group_id: size, attributes: [{ attr_id: width.id, is_required: true }] },
        { group_id: more },
      ],
    });
    const before = await snapshot(api.db);
    const { attributeFamilyImpact } = await api.data(documents.impact, { id, input }, admin);
    expect(await snapshot(api.db)).toEqual(before);
    const named = async (groupId: string) =>
      (await api.data(documents.group, { id: groupId }, admin)).attributeGroupId.data.name;
    expect(attributeFamilyImpact.data).toEqual({
      families: 1,
      products: 3,
      gain: 3,
      lose: 2,
      incomplete: 2,
      gained: [{ attribute: 'Pflege', group: await named(more), products: 3 }],
      lost: [{ attribute: 'Farbton', group: await named(look), products: 2 }],
      required: [{ attribute: 'Breite', group: await named(size), products: 2 }],
    });
  });

  test('products that are incomplete already do not become it', async () => {
    const [needed, other] = [await text({ is_required: true }), await text()];
    const groupId = await groupOf(needed.id, other.id);
    const id = await familyOf(groupId);
    await productOf(id, [groupId, needed.id, 'x']);
    await productOf(id);
    const own = [{ attr_id: other.id, is_required: true }];
    const input = inputOf({ groups: [{ group_id: groupId, attributes: own }] });
    const { attributeFamilyImpact } = await api.data(documents.impact, { id, input }, admin);
    expect(attributeFamilyImpact.data).toMatchObject({ gain: 0, lose: 0, incomplete: 1 });
  });

  test('a system attribute is never missing', async () => {
    const option = await createOption(api.db);
    const groupId = await groupOf(option.attr_id);
    const id = await familyOf(groupId);
    await productOf(id);
    const own = [{ attr_id: option.attr_id, is_required: true }];
    const input = inputOf({ groups: [{ group_id: groupId, attributes: own }] });
    const { attributeFamilyImpact } = await api.data(documents.impact, { id, input }, admin);
    expect(attributeFamilyImpact.data).toMatchObject({ incomplete: 0, required: [] });
  });

  test('an attribute that goes to another group loses nothing', async () => {
    const attribute = await text();
    const [from, to] = [await groupOf(attribute.id), await groupOf(attribute.id)];
    const id = await familyOf(from);
    await productOf(id, [from, attribute.id, 'x']);
    const input = inputOf({ groups: [{ group_id: to }] });
    const { attributeFamilyImpact } = await api.data(documents.impact, { id, input }, admin);
    expect(attributeFamilyImpact.data).toMatchObject({ gain: 0, lose: 0, gained: [], lost: [] });
  });

  test('of a group it is told over all its families', async () => {
    const [goes, comes] = [await text(), await text()];
    const groupId = await groupOf(goes.id);
    for (let n = 0; n < 2; n += 1) {
      await productOf(await familyOf(groupId), [groupId, goes.id, 'x']);
    }
    const input = inputOf({ attributes: [comes.id] });
    const { attributeGroupImpact } = await api.data(
      documents.groupImpact,
      { id: groupId, input },
      admin,
    );
    expect(attributeGroupImpact.data).toMatchObject({
      families: 2,
      products: 2,
      gain: 2,
      lose: 2,
      gained: [{ products: 2 }],
      lost: [{ products: 2 }],
    });
  });
});

describe('values that would be lost', () => {
  test('are lost only when that was agreed to, and are removed by the job, recorded', async () => {
    const [stays, goes] = [await text(), await text()];
    const [kept, removed] = [await groupOf(stays.id), await groupOf(goes.id)];
    const id = await familyOf(kept, removed);
    const variation = await productOf(id, [kept, stays.id, 'a'], [removed, goes.id, 'b']);
    const untouched = await productOf(id, [kept, stays.id, 'c']);
    const input = inputOf({ groups: [{ group_id: kept }] });
    const error = await refusal(documents.update, { id, input });
    expect(error.msg).toBe('error.FAMILY_LOSES_VALUES');
    expect(error.extensions).toMatchObject({ code: 'IN_USE', args: { smart_count: 1 } });

    await api.data(documents.update, { id, input: { ...input, confirmedLoss: 1 } }, admin);
    expect(await valuesOf(variation)).toHaveLength(2);
    const jobs = await queued();
    expect(jobs).toEqual([{ familyIds: [id], userId: administrator.id }]);
    for (const job of jobs) await tidyStrayValues(api.db, job);
    expect(await valuesOf(variation)).toEqual([{ group_id: kept, attr_id: stays.id, value: 'a' }]);
    const [change, ...more] = await changesOf(api.db, 'variation', variation);
    expect(change).toMatchObject({ action: 'update', user_id: administrator.id });
    expect(change?.before).toMatchObject({ values: [{ value: 'a' }, { value: 'b' }] });
    expect(more).toEqual([]);
    expect(await changesOf(api.db, 'variation', untouched)).toEqual([]);
    // the job may run again
    for (const job of jobs) await tidyStrayValues(api.db, job);
    expect(await changesOf(api.db, 'variation', variation)).toHaveLength(1);
  });

  test('are more than agreed to when another product got one meanwhile', async () => {
    const goes = await text();
    const groupId = await groupOf(goes.id);
    const id = await familyOf(groupId);
    await productOf(id, [groupId, goes.id, 'a']);
    await productOf(id, [groupId, goes.id, 'b']);
    const input = inputOf({ groups: [], confirmedLoss: 1 });
    const error = await refusal(documents.update, { id, input });
    expect(error.extensions.args).toEqual({ smart_count: 2 });
  });

  test('follow their attribute into another group', async () => {
    const attribute = await text();
    const [from, to] = [await groupOf(attribute.id), await groupOf(attribute.id)];
    const id = await familyOf(from);
    const variation = await productOf(id, [from, attribute.id, 'x']);
    const input = inputOf({ groups: [{ group_id: to }] });
    await api.data(documents.update, { id, input }, admin);
    for (const job of await queued()) await tidyStrayValues(api.db, job);
    expect(await valuesOf(variation)).toEqual([
      { group_id: to, attr_id: attribute.id, value: 'x' },
    ]);
  });

  test('of a group’s attribute are asked for, too', async () => {
    const goes = await text();
    const groupId = await groupOf(goes.id);
    const id = await familyOf(groupId);
    const variation = await productOf(id, [groupId, goes.id, 'x']);
    const input = inputOf({ attributes: [] });
    const error = await refusal(documents.updateGroup, { id: groupId, input });
    expect(error.msg).toBe('error.FAMILY_LOSES_VALUES');
    const agreed = { ...input, confirmedLoss: 1 };
    await api.data(documents.updateGroup, { id: groupId, input: agreed }, admin);
    for (const job of await queued()) await tidyStrayValues(api.db, job);
    expect(await valuesOf(variation)).toEqual([]);
  });

  test('are none where nothing was said, and no job is sent where nothing goes', async () => {
    const [one, other] = [await text(), await text()];
    const groupId = await groupOf(one.id);
    const id = await familyOf(groupId);
    await productOf(id);
    const input = inputOf({ attributes: [one.id, other.id] });
    await api.data(documents.updateGroup, { id: groupId, input }, admin);
    expect(await queued()).toEqual([]);
  });

  test('of many products are removed in several transactions', async () => {
    const goes = await text();
    const groupId = await groupOf(goes.id);
    const id = await familyOf(groupId);
    const parent = await createParent(api.db, { family_id: id });
    const products = [];
    for (let n = 0; n < 101; n += 1) {
      const variation = await createVariation(api.db, { parent_id: parent.id });
      await describeVariation(api.db, variation.id, groupId, goes.id, 'x');
      products.push(variation.id);
    }
    await api.data(
      documents.update,
      { id, input: inputOf({ groups: [], confirmedLoss: 101 }) },
      admin,
    );
    for (const job of await queued()) await tidyStrayValues(api.db, job);
    const left = await api.db
      .selectFrom('variation_attributes')
      .select('id')
      .where('variation_id', 'in', products)
      .execute();
    expect(left).toEqual([]);
  });
});

test('an attribute of a group is not deleted, not even by the database', async () => {
  const { id } = await text();
  await groupOf(id);
  await expect(
    api.db.deleteFrom('attributes').where('id', '=', id).execute(),
  ).rejects.toMatchObject({ code: '23503' });
});
