import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import {
  cleanUpStrayValues,
  type StrayValuesJob,
} from '#server/modules/catalogue/attributeFamilies/strayValues.ts';
import { createParent, createVariation, describeVariation } from '#tests/factories/products.ts';
import { createOption } from '#tests/factories/structure.ts';
import { changesOf } from '#tests/support/changes.ts';
import { fingerprint } from '#tests/support/snapshot.ts';
import { admin, administrator, api, refusal, shareApi } from '#tests/support/testApi.ts';
import { documents, familyOf, groupOf, inputOf, productOf, text } from './calls.ts';

shareApi();

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

describe('before a family is saved', () => {
  test('the impact counts products that gain a field, lose values and become incomplete', async () => {
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
    // belongs to a different family, so does not count
    await productOf(await familyOf(look), [look, colour.id, 'grau']);

    const input = inputOf({
      groups: [
        { group_id: size, attributes: [{ attr_id: width.id, is_required: true }] },
        { group_id: more },
      ],
    });
    const before = await fingerprint(api.db);
    const { attributeFamilyImpact } = await api.data(documents.impact, { id, input }, admin);
    expect(await fingerprint(api.db)).toEqual(before);
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

  test('already incomplete products are not counted', async () => {
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

  test('an attribute that moves to another group loses nothing', async () => {
    const attribute = await text();
    const [from, to] = [await groupOf(attribute.id), await groupOf(attribute.id)];
    const id = await familyOf(from);
    await productOf(id, [from, attribute.id, 'x']);
    const input = inputOf({ groups: [{ group_id: to }] });
    const { attributeFamilyImpact } = await api.data(documents.impact, { id, input }, admin);
    expect(attributeFamilyImpact.data).toMatchObject({ gain: 0, lose: 0, gained: [], lost: [] });
  });

  test('the impact of a group covers all its families', async () => {
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
  test('are lost only after a confirmation, and are removed and recorded by the job', async () => {
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
    for (const job of jobs) await cleanUpStrayValues(api.db, job, nextTurn);
    expect(await valuesOf(variation)).toEqual([{ group_id: kept, attr_id: stays.id, value: 'a' }]);
    const [change, ...more] = await changesOf(api.db, 'variation', variation);
    expect(change).toMatchObject({ action: 'update', user_id: administrator.id });
    expect(change?.before).toMatchObject({ values: [{ value: 'a' }, { value: 'b' }] });
    expect(more).toEqual([]);
    expect(await changesOf(api.db, 'variation', untouched)).toEqual([]);
    // the job may run twice
    for (const job of jobs) await cleanUpStrayValues(api.db, job, nextTurn);
    expect(await changesOf(api.db, 'variation', variation)).toHaveLength(1);
  });

  test('exceed the confirmed number if another product got one meanwhile', async () => {
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
    for (const job of await queued()) await cleanUpStrayValues(api.db, job, nextTurn);
    expect(await valuesOf(variation)).toEqual([
      { group_id: to, attr_id: attribute.id, value: 'x' },
    ]);
  });

  test('are reported before a group loses an attribute, too', async () => {
    const goes = await text();
    const groupId = await groupOf(goes.id);
    const id = await familyOf(groupId);
    const variation = await productOf(id, [groupId, goes.id, 'x']);
    const input = inputOf({ attributes: [] });
    const error = await refusal(documents.updateGroup, { id: groupId, input });
    expect(error.msg).toBe('error.FAMILY_LOSES_VALUES');
    const agreed = { ...input, confirmedLoss: 1 };
    await api.data(documents.updateGroup, { id: groupId, input: agreed }, admin);
    for (const job of await queued()) await cleanUpStrayValues(api.db, job, nextTurn);
    expect(await valuesOf(variation)).toEqual([]);
  });

  test('are empty by default, and no job is sent if nothing is mailed', async () => {
    const [one, other] = [await text(), await text()];
    const groupId = await groupOf(one.id);
    const id = await familyOf(groupId);
    await productOf(id);
    const input = inputOf({ attributes: [one.id, other.id] });
    await api.data(documents.updateGroup, { id: groupId, input }, admin);
    expect(await queued()).toEqual([]);
  });

  test('are deleted in several transactions for many products', async () => {
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
    for (const job of await queued()) await cleanUpStrayValues(api.db, job, nextTurn);
    const left = await api.db
      .selectFrom('variation_attributes')
      .select('id')
      .where('variation_id', 'in', products)
      .execute();
    expect(left).toEqual([]);
  });
});
