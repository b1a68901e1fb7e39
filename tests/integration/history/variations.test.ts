import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
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
  createFamily,
  createOption,
  createService,
  createTag,
  putInto,
} from '#tests/factories/structure.ts';
import { snapshot } from '#tests/support/snapshot.ts';
import { api, refusal, shareApi } from '#tests/support/testApi.ts';
import { call, documents, historyOf, lastOf, restore } from './calls.ts';

shareApi();

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
