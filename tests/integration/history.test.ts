import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { HistoryEntity } from '#contract/rules/history.ts';
import { createManufacturer, signedIn } from '#tests/factories/people.ts';
import {
  combineVariation,
  createParent,
  createVariation,
  describeVariation,
} from '#tests/factories/products.ts';
import {
  createAttribute,
  createAttributeGroup,
  createCategory,
  createFamily,
  createOption,
  createService,
  createServiceGroup,
  createTag,
  putInto,
} from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import type { Variables } from '#tests/support/api.ts';
import { snapshot } from '#tests/support/snapshot.ts';
import { admin, api, refusal } from '#tests/support/testApi.ts';

const documents = {
  changes: `query ($query: ChangesQuery) {
    changes(query: $query) {
      data {
        results { id at who action entityId name canRestore fields { field before after } }
        total
      }
    }
  }`,
  deleted: `query ($query: DeletedRecordsQuery) {
    deletedRecords(query: $query) { data { results { id entityId name who action } total } }
  }`,
  restore: 'mutation ($input: RestoreInput!) { restoreChange(input: $input) { data } }',
};

const historyOf = async (entity: HistoryEntity, entityId: string, token = admin) =>
  (await api.data(documents.changes, { query: { entity, entityId, size: 100 } }, token)).changes
    .data.results;

const lastOf = async (entity: HistoryEntity, entityId: string, token = admin) => {
  const [last] = await historyOf(entity, entityId, token);
  if (!last) throw new Error('Nothing is recorded.');
  return last;
};

const restore = (changeId: string, more: object = {}, token = admin) =>
  api.data(documents.restore, { input: { changeId, ...more } }, token);

const call = (document: string, variables: Variables, token = admin) =>
  api.data(document, variables, token);

const rowOf = (table: 'tags' | 'categories' | 'attribute_options' | 'services', id: string) =>
  api.db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst();

describe('a tag', () => {
  const update = `mutation ($id: ID!, $input: TagInput!) {
    updateTag(id: $id, input: $input) { data { version } }
  }`;
  const remove = 'mutation ($ids: [ID!]) { deleteTagByIds(ids: $ids) { data } }';

  test('says who changed what and when, newest first', async () => {
    const tag = await createTag(api.db);
    const name = unique('other name');
    await call(update, { id: tag.id, input: { name, type: 'product' } });
    await call(update, { id: tag.id, input: { name, type: 'style' } });
    const changes = await historyOf('tag', tag.id);
    expect(changes).toMatchObject([
      {
        who: 'Ada Admin',
        action: 'update',
        name,
        canRestore: true,
        fields: [{ field: 'type', before: ['product'], after: ['style'] }],
      },
      { action: 'update', fields: [{ field: 'name', before: [tag.name], after: [name] }] },
    ]);
    expect(Date.now() - Date.parse(changes[0]?.at ?? '')).toBeLessThan(60_000);
  });

  test('is what it was before a change, and that is a change, too', async () => {
    const tag = await createTag(api.db);
    await call(update, { id: tag.id, input: { name: unique('x'), type: 'blog' } });
    const { id: changeId } = await lastOf('tag', tag.id);
    await restore(changeId, { version: 2 });
    expect(await rowOf('tags', tag.id)).toMatchObject({
      name: tag.name,
      type: 'product',
      version: 3,
    });
    expect(await lastOf('tag', tag.id)).toMatchObject({ action: 'restore' });
  });

  test('that somebody else has changed meanwhile is a conflict', async () => {
    const tag = await createTag(api.db);
    await call(update, { id: tag.id, input: { name: unique('x'), type: 'blog' } });
    const { id: changeId } = await lastOf('tag', tag.id);
    const error = await refusal(documents.restore, { input: { changeId, version: 1 } });
    expect(error.extensions.code).toBe('CONFLICT');
  });

  test('comes back under its id, unless its name was taken meanwhile', async () => {
    const tag = await createTag(api.db);
    await call(remove, { ids: [tag.id] });
    const query = { entity: 'tag', name: tag.name };
    const { deletedRecords } = await call(documents.deleted, { query });
    const [gone] = deletedRecords.data.results;
    expect(gone).toMatchObject({ entityId: tag.id, name: tag.name, who: 'Ada Admin' });

    const namesake = await createTag(api.db, { name: tag.name.toUpperCase() });
    const taken = await refusal(documents.restore, { input: { changeId: gone?.id } });
    expect(taken.extensions).toMatchObject({
      code: 'INVALID',
      fields: { name: { rule: 'rules.taken' } },
    });
    await call(remove, { ids: [namesake.id] });

    const { restoreChange } = await restore(gone?.id ?? '');
    expect(restoreChange.data).toEqual([tag.id]);
    expect(await rowOf('tags', tag.id)).toMatchObject({ name: tag.name, type: tag.type });
    // whoever had it open before does not overwrite it
    const stale = { name: unique('stale'), type: 'product', version: 1 };
    expect((await refusal(update, { id: tag.id, input: stale })).extensions.code).toBe('CONFLICT');
    const after = await call(documents.deleted, { query });
    expect(after.deletedRecords.data.results.map(({ entityId }) => entityId)).toEqual([
      namesake.id,
    ]);
    expect(await historyOf('tag', tag.id)).toMatchObject([
      { action: 'restore' },
      { action: 'delete' },
    ]);
  });

  test('that does not exist, or a change that created one, cannot be restored', async () => {
    const { createTag: created } = await call(
      'mutation ($input: TagInput!) { createTag(input: $input) { data { id } } }',
      { input: { name: unique('new'), type: 'product' } },
    );
    const first = await lastOf('tag', created.data.id);
    expect(first).toMatchObject({ action: 'create', canRestore: false });
    for (const changeId of [first.id, '4000000']) {
      const error = await refusal(documents.restore, { input: { changeId } });
      expect(error.extensions.code).toBe('NOT_FOUND');
    }
  });
});

describe('a category', () => {
  const move = `mutation ($id: ID!, $input: CategoryMoveInput!) {
    moveCategory(id: $id, input: $input) { status }
  }`;
  const remove = `mutation ($id: ID!, $input: CategoryDeleteInput!) {
    deleteCategory(id: $id, input: $input) { status }
  }`;
  const childrenOf = async (id: string) => {
    const rows = await api.db
      .selectFrom('categories')
      .select('id')
      .where('parent_id', '=', id)
      .orderBy('sort_index')
      .execute();
    return rows.map((row) => row.id);
  };
  const family = async () => {
    const top = await createCategory(api.db);
    const children = [1, 2, 3].map((sort_index) => createCategory(api.db, top, { sort_index }));
    const [one, two, three] = await Promise.all(children);
    if (!one || !two || !three) throw new Error('Not created.');
    return { top, one, two, three };
  };

  test('goes back to where it hung, its parents told by their names', async () => {
    const { top, one, two, three } = await family();
    const other = await createCategory(api.db);
    await call(move, { id: two.id, input: { parentId: other.id } });
    const last = await lastOf('category', two.id);
    expect(last.fields).toContainEqual({
      field: 'parentId',
      before: [top.name],
      after: [other.name],
    });
    await restore(last.id);
    expect(await childrenOf(top.id)).toEqual([one.id, two.id, three.id]);
  });

  test('comes back to its place; not when its parent is gone', async () => {
    const { top, one, two, three } = await family();
    await call(remove, { id: two.id, input: {} });
    const { id: changeId } = await lastOf('category', two.id);
    await restore(changeId);
    expect(await childrenOf(top.id)).toEqual([one.id, two.id, three.id]);

    for (const { id } of [one, two, three, top]) await call(remove, { id, input: {} });
    const { id: gone } = await lastOf('category', one.id);
    const error = await refusal(documents.restore, { input: { changeId: gone } });
    expect(error.extensions.fields).toEqual({ parentId: { rule: 'rules.unknown' } });
    await restore((await lastOf('category', top.id)).id);
    await restore(gone);
    expect(await childrenOf(top.id)).toEqual([one.id]);
  });
});

describe('attributes', () => {
  const removeAttribute = 'mutation ($ids: [ID!]) { deleteAttributeByIds(ids: $ids) { data } }';
  const removeOption = 'mutation ($ids: [ID!]) { deleteAttributeOptionByIds(ids: $ids) { data } }';

  test('come back with their options and option groups', async () => {
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

  test('their options come back to their place, not without their attribute', async () => {
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

  test('their options go back to where they stood', async () => {
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

  test('a group gets its attributes back; what products would lose by it is asked first', async () => {
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

  test('a family comes back with its groups and what it requires', async () => {
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

describe('services', () => {
  test('come back to their group, which may have to come back first', async () => {
    const group = await createServiceGroup(api.db);
    const service = await createService(api.db, { group_id: group.id, duration: 75 });
    await call('mutation ($ids: [ID!]!) { deleteServiceByIds(ids: $ids) { data } }', {
      ids: [service.id],
    });
    await call('mutation ($ids: [ID!]) { deleteServiceGroupByIds(ids: $ids) { data } }', {
      ids: [group.id],
    });
    const last = await lastOf('service', service.id);
    expect(last.fields).toContainEqual({ field: 'groupId', before: [group.name], after: [] });
    const error = await refusal(documents.restore, { input: { changeId: last.id } });
    expect(error.extensions.fields).toEqual({ groupId: { rule: 'rules.unknown' } });
    await restore((await lastOf('serviceGroup', group.id)).id);
    await restore(last.id);
    expect(await rowOf('services', service.id)).toMatchObject({
      name: service.name,
      group_id: group.id,
      duration: 75,
    });
  });
});

describe('a variation', () => {
  const update = `mutation ($id: ID!, $input: VariationUpdateInput!) {
    variationUpdate(id: $id, input: $input) { status }
  }`;
  const remove = 'mutation ($id: ID!) { variationDelete(id: $id) { data } }';
  const attach = `mutation ($input: VariationsServicesInput!) {
    applyVariationsServices(input: $input) { data }
  }`;

  /** One of a manufacturer with all that hangs on it, and its sample. */
  const furnished = async () => {
    const maker = await createManufacturer(api.db);
    const { token } = await signedIn(api.db, 'manufacturer', {
      manufacturerId: maker.id,
      firstname: 'Mia',
      lastname: 'Maker',
    });
    const group = await createAttributeGroup(api.db);
    const described = await createAttribute(api.db, {
      type: 'text',
      is_configurable: false,
      // not the manufacturer's to change
      is_editable: false,
    });
    await putInto(api.db, group.id, [described.id]);
    const family = await createFamily(api.db);
    await api.db
      .insertInto('attribute_family_groups')
      .values({ family_id: family.id, group_id: group.id })
      .execute();
    const parent = await createParent(api.db, {
      manufacturer_id: maker.id,
      family_id: family.id,
    });
    const variation = await createVariation(api.db, { parent_id: parent.id, price: '1299.50' });
    const sample = await createVariation(api.db, { sample_of_id: variation.id });
    const option = await createOption(api.db);
    await combineVariation(api.db, variation.id, option);
    await describeVariation(api.db, variation.id, group.id, described.id, 'Massiv');
    await api.db
      .insertInto('variation_images')
      .values({ variation_id: variation.id, filename: 'a.webp', alt: 'Vorn', main: true })
      .execute();
    const tag = await createTag(api.db);
    await api.db
      .insertInto('variation_tags')
      .values({ variation_id: variation.id, tag_id: tag.id })
      .execute();
    const service = await createService(api.db);
    await call(attach, {
      input: { ids: [variation.id], groupIds: [], serviceIds: [service.id] },
    });
    return { token, variation, sample, option, tag, described, group, service, parent };
  };

  /** The variation and its sample as the tables have them. */
  const wholeOf = async (...ids: string[]) => {
    const all = await snapshot(api.db);
    const of = (table: string) =>
      (all[table] ?? [])
        .map((row) => row as Record<string, unknown>)
        .filter((row) => ids.includes(String(row.variation_id ?? row.id)))
        .map(({ id: _, version, updated_at, created_at, ...row }) => row);
    return Object.fromEntries(
      [
        'variations',
        'variation_tags',
        'variation_combinations',
        'variation_attributes',
        'variation_images',
        'variation_services',
      ].map((table) => [table, of(table)]),
    );
  };

  test('comes back as a whole, with its sample, to its manufacturer', async () => {
    const { token, variation, sample } = await furnished();
    const before = await wholeOf(variation.id, sample.id);
    await call(remove, { id: variation.id }, token);
    const { deletedRecords } = await call(
      documents.deleted,
      { query: { entity: 'variation' } },
      token,
    );
    expect(deletedRecords.data.results.map(({ entityId }) => entityId).sort()).toEqual(
      [variation.id, sample.id].sort(),
    );
    const gone = deletedRecords.data.results.find(({ entityId }) => entityId === variation.id);
    await restore(gone?.id ?? '', {}, token);
    expect(await wholeOf(variation.id, sample.id)).toEqual(before);
  });

  test.each(['edited', 'deleted'])(
    'leaves pictures for all to the sibling that has them meanwhile, %s',
    async (how) => {
      const { variation, parent } = await furnished();
      const sibling = await createVariation(api.db, { parent_id: parent.id });
      const isGeneral = (id: string, general_images: boolean) =>
        api.db.updateTable('variations').set({ general_images }).where('id', '=', id).execute();
      await isGeneral(variation.id, true);
      const { name, slug, sku } = variation;
      const input = { name, slug, sku, price: '5', status: '1', tags: [], general_images: false };
      if (how === 'edited') await call(update, { id: variation.id, input });
      else await call(remove, { id: variation.id });
      await isGeneral(sibling.id, true);
      const [change] = await historyOf('variation', variation.id);
      await restore(change?.id ?? '');
      const { rows } = await sql<{ id: string }>`
      select id from variations where parent_id = ${parent.id} and general_images`.execute(api.db);
      expect(rows).toEqual([{ id: sibling.id }]);
    },
  );

  test('tells a manufacturer its own changes; neither services nor who the administration is', async () => {
    const { token, variation, tag } = await furnished();
    const { name, slug, sku } = variation;
    const input = { name, slug, sku, price: '5', status: '1', tags: [] };
    await call(update, { id: variation.id, input }, token);
    await call(update, { id: variation.id, input: { ...input, name: 'Von oben' } });
    const own = await historyOf('variation', variation.id, token);
    expect(own).toMatchObject([
      { who: null, fields: [{ field: 'name', before: [name], after: ['Von oben'] }] },
      {
        who: 'Mia Maker',
        fields: expect.arrayContaining([
          { field: 'price', before: ['1299.5'], after: ['5'] },
          { field: 'tags', before: [tag.name], after: [] },
        ]),
      },
    ]);
    // the services that an administrator attached
    expect(await historyOf('variation', variation.id)).toHaveLength(3);
  });

  test('of another manufacturer has no history and is not restored', async () => {
    const { variation } = await furnished();
    const { token } = await signedIn(api.db, 'manufacturer');
    await call(remove, { id: variation.id });
    const { id: changeId } = await lastOf('variation', variation.id);
    expect(await historyOf('variation', variation.id, token)).toEqual([]);
    const { deletedRecords } = await call(
      documents.deleted,
      { query: { entity: 'variation' } },
      token,
    );
    expect(deletedRecords.data).toEqual({ results: [], total: 0 });
    const error = await refusal(documents.restore, { input: { changeId } }, token);
    expect(error.extensions.code).toBe('NOT_FOUND');
  });

  test('keeps its services when its manufacturer restores it', async () => {
    const { token, variation } = await furnished();
    const { name, slug, sku } = variation;
    await call(
      update,
      { id: variation.id, input: { name, slug, sku, price: '5', status: '1', tags: [] } },
      token,
    );
    const { id: changeId } = await lastOf('variation', variation.id, token);
    const other = await createService(api.db);
    await call(attach, { input: { ids: [variation.id], groupIds: [], serviceIds: [other.id] } });
    await restore(changeId, {}, token);
    const whole = await wholeOf(variation.id);
    expect(whole.variation_services).toMatchObject([{ service_id: Number(other.id) }]);
    expect(whole.variations).toMatchObject([{ price: 1299.5, status: '2' }]);
  });

  test.each([
    [
      'a tag is gone',
      'tags',
      'rules.unknown',
      ({ tag }: Furnished) => api.db.deleteFrom('tags').where('id', '=', tag.id).execute(),
    ],
    [
      'a value is gone',
      'combinations',
      'rules.unknown',
      ({ option }: Furnished) =>
        api.db.deleteFrom('attribute_options').where('id', '=', option.id).execute(),
    ],
    [
      'a service is gone',
      'services',
      'rules.unknown',
      ({ service }: Furnished) =>
        api.db.deleteFrom('services').where('id', '=', service.id).execute(),
    ],
    [
      'the family has other fields',
      'values',
      'rules.notInFamily',
      ({ group }: Furnished) =>
        api.db.deleteFrom('attribute_family_groups').where('group_id', '=', group.id).execute(),
    ],
    [
      'another has its combination',
      'combinations',
      'rules.variationExists',
      async ({ option, parent }: Furnished) =>
        combineVariation(
          api.db,
          (await createVariation(api.db, { parent_id: parent.id })).id,
          option,
        ),
    ],
    [
      'another has its article number',
      'sku',
      'rules.taken',
      ({ variation }: Furnished) => createVariation(api.db, { sku: variation.sku }),
    ],
    [
      'its parent is gone',
      'parent',
      'rules.unknown',
      ({ parent }: Furnished) =>
        api.db.deleteFrom('parent_products').where('id', '=', parent.id).execute(),
    ],
  ])('does not come back when %s, and it is said why', async (_, field, rule, change) => {
    const all = await furnished();
    await call(remove, { id: all.variation.id });
    const { id: changeId } = await lastOf('variation', all.variation.id);
    await change(all);
    const error = await refusal(documents.restore, { input: { changeId } });
    expect(error.extensions).toMatchObject({ code: 'INVALID', fields: { [field]: { rule } } });
  });
  type Furnished = Awaited<ReturnType<typeof furnished>>;
});

test.each(['manufacturer', 'craftsman'] as const)(
  'the history of tags is none of a %s’s',
  async (kind) => {
    const { token } = await signedIn(api.db, kind);
    for (const [document, query] of [
      [documents.changes, { entity: 'tag', entityId: '1' }],
      [documents.deleted, { entity: 'tag' }],
    ] as const) {
      expect((await api.refusal(document, { query }, token)).extensions.code).toBe('FORBIDDEN');
    }
  },
);

test('an entity that has no history is refused', async () => {
  const query = { entity: 'user', entityId: '1' };
  const error = await api.refusal(documents.changes, { query }, admin);
  expect(error.extensions.fields).toEqual({ entity: { rule: 'rules.filter' } });
});
