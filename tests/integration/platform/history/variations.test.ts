import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { recordChanges } from '#server/db/changes.ts';
import { trackedParent } from '#server/modules/catalogue/parents/tracked.ts';
import { signedIn } from '#tests/factories/people.ts';
import { combineVariation, createVariation, describeVariation } from '#tests/factories/products.ts';
import { createAttribute, createService, putInto } from '#tests/factories/structure.ts';
import { api, refusal, shareApi } from '#tests/support/testApi.ts';
import { call, documents, historyOf, lastOf, restore } from './calls.ts';
import { attach, createFullVariation, type Furnished, wholeOf } from './createFullVariation.ts';

shareApi();

describe('a variation', () => {
  const update = `mutation ($id: ID!, $input: VariationUpdateInput!) {
    variationUpdate(id: $id, input: $input) { status }
  }`;
  const remove = 'mutation ($id: ID!) { variationDelete(id: $id) { data } }';

  test('is restored completely, with its sample, to its manufacturer', async () => {
    const { token, variation, sample } = await createFullVariation();
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

  const repriced = async ({ variation: { id, name, slug, sku } }: Furnished, token?: string) => {
    const input = { name, slug, sku, price: '5', status: '1', tags: [] };
    await call(update, { id, input }, token);
    return (await lastOf('variation', id, token)).id;
  };

  const strip = async (id: string) => {
    const tables = ['variation_combinations', 'variation_attributes', 'variation_images'] as const;
    for (const table of tables) {
      await api.db.deleteFrom(table).where('variation_id', '=', id).execute();
    }
  };

  test('gets its former state, with everything that belonged to it, if it exists', async () => {
    const all = await createFullVariation();
    const before = await wholeOf(all.variation.id, all.sample.id);
    const changeId = await repriced(all);
    await strip(all.variation.id);
    await restore(changeId);
    expect(await wholeOf(all.variation.id, all.sample.id)).toEqual(before);
  });

  test('keeps the values that its manufacturer may not change', async () => {
    const all = await createFullVariation();
    const own = await createAttribute(api.db, { type: 'text', is_configurable: false });
    await putInto(api.db, all.group.id, [own.id]);
    const values = (id: string) =>
      api.db
        .selectFrom('variation_attributes')
        .select(['attr_id', 'value'])
        .where('variation_id', '=', id)
        .orderBy('attr_id')
        .execute();
    const { id } = all.variation;
    await describeVariation(api.db, id, all.group.id, own.id, 'Eiche');
    const changeId = await repriced(all, all.token);
    await api.db
      .updateTable('variation_attributes')
      .set({ value: 'Neu' })
      .where('variation_id', '=', id)
      .execute();
    await restore(changeId, {}, all.token);
    expect(await values(id)).toEqual([
      { attr_id: all.described.id, value: 'Neu' },
      { attr_id: own.id, value: 'Eiche' },
    ]);
    await restore(changeId);
    expect((await values(id)).map(({ value }) => value)).toEqual(['Massiv', 'Eiche']);
  });

  test('stays unchanged if its former state no longer fits', async () => {
    const all = await createFullVariation();
    const changeId = await repriced(all);
    const why = async () =>
      (await refusal(documents.restore, { input: { changeId } })).extensions.fields;
    await strip(all.variation.id);
    const other = await createVariation(api.db, { parent_id: all.parent.id });
    await combineVariation(api.db, other.id, all.option);
    expect(await why()).toEqual({ combinations: { rule: 'rules.variationExists' } });
    await strip(other.id);
    const { id: groupId } = all.group;
    await api.db.deleteFrom('attribute_family_groups').where('group_id', '=', groupId).execute();
    expect(await why()).toEqual({ values: { rule: 'rules.notInFamily' } });
    // an existing value may stay
    await describeVariation(api.db, all.variation.id, all.group.id, all.described.id, 'Neu');
    await restore(changeId);
    expect((await wholeOf(all.variation.id)).variation_attributes).toMatchObject([
      { value: 'Massiv' },
    ]);
  });

  test.each(['edited', 'deleted'])(
    'leaves shared pictures to the variation that has them meanwhile, %s',
    async (how) => {
      const { variation, parent } = await createFullVariation();
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

  test('shows manufacturers their own changes, without services or names of administrators', async () => {
    const { token, variation, tag } = await createFullVariation();
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
    // the services an administrator attached
    expect(await historyOf('variation', variation.id)).toHaveLength(3);
  });

  test('of another manufacturer has no history and is not restored', async () => {
    const { variation } = await createFullVariation();
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

  test('shows a new manufacturer only the history since it changed hands', async () => {
    const all = await createFullVariation();
    const { token: former, variation } = all;
    const before = await repriced(all, former);
    const { token, user } = await signedIn(api.db, 'manufacturer');
    const { parent_id } = variation;
    await api.db.transaction().execute((trx) =>
      recordChanges(trx, trackedParent, null, [parent_id], () =>
        trx
          .updateTable('parent_products')
          .set({ manufacturer_id: user.manufacturer_id ?? '' })
          .where('id', '=', parent_id)
          .execute(),
      ),
    );
    expect(await historyOf('variation', variation.id, token)).toEqual([]);
    expect(await historyOf('parentProduct', parent_id, token)).toEqual([]);
    const error = await refusal(documents.restore, { input: { changeId: before } }, token);
    expect(error.extensions.code).toBe('NOT_FOUND');
    const { name, slug, sku } = variation;
    const input = { name, slug, sku, price: '7', status: '1', tags: [] };
    await call(update, { id: variation.id, input }, token);
    expect(await historyOf('variation', variation.id, token)).toMatchObject([
      { fields: [{ field: 'price', before: ['5'], after: ['7'] }] },
    ]);
    expect(await historyOf('variation', variation.id, former)).toEqual([]);
    // administrators see all of it
    expect(await historyOf('parentProduct', parent_id)).toHaveLength(1);
  });

  test('keeps its services when its manufacturer restores it', async () => {
    const { token, variation } = await createFullVariation();
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
  ])('is not restored if %s, with the reason', async (_, field, rule, change) => {
    const all = await createFullVariation();
    await call(remove, { id: all.variation.id });
    const { id: changeId } = await lastOf('variation', all.variation.id);
    await change(all);
    const error = await refusal(documents.restore, { input: { changeId } });
    expect(error.extensions).toMatchObject({ code: 'INVALID', fields: { [field]: { rule } } });
  });
});
