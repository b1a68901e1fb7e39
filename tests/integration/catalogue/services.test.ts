import { describe, expect, test } from 'vitest';
import { accountKinds, signedIn } from '#tests/factories/people.ts';
import { createVariation } from '#tests/factories/products.ts';
import { createService, createServiceGroup } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { changesOf } from '#tests/support/changes.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const unknownId = '4000000';

const documents = {
  list: `query ($query: ServiceGroupsQuery) {
    serviceGroups(query: $query) { data { results { name usage services { name usage } } total } }
  }`,
  createGroup: `mutation ($input: ServiceGroupInput!) {
    createServiceGroup(input: $input) { data { id name version usage services { id } } }
  }`,
  updateGroup: `mutation ($id: ID!, $input: ServiceGroupInput!) {
    updateServiceGroup(id: $id, input: $input) { data { id name version } }
  }`,
  removeGroups: `mutation ($ids: [ID!]) {
    deleteServiceGroupByIds(ids: $ids) { data failures { id label code msg count } }
  }`,
  create: `mutation ($input: ServiceInput!) {
    createService(input: $input) { data { id name duration description groupId version usage } }
  }`,
  update: `mutation ($id: ID!, $input: ServiceInput!) {
    updateService(id: $id, input: $input) { data { id name duration groupId version } }
  }`,
  move: 'mutation ($input: ServicesMoveInput!) { moveServices(input: $input) { data } }',
  remove: `mutation ($ids: [ID!]!) {
    deleteServiceByIds(ids: $ids) { data failures { id label code msg count } }
  }`,
  uses: `query ($query: ServiceUsesQuery) {
    serviceUses(query: $query) { data { results { kind id name } total } }
  }`,
};

const attachService = (variation_id: string, service_id: string) =>
  api.db.insertInto('variation_services').values({ variation_id, service_id }).execute();

const attachGroup = (variation_id: string, group_id: string) =>
  api.db.insertInto('variation_service_groups').values({ variation_id, group_id }).execute();

describe('the list', () => {
  test('finds groups by their name and by their services, with how much each is used', async () => {
    const word = unique('polster');
    const group = await createServiceGroup(api.db, { name: `${word} Gruppe` });
    const other = await createServiceGroup(api.db);
    const service = await createService(api.db, { group_id: other.id, name: `${word} Dienst` });
    const { id } = await createVariation(api.db);
    await attachService(id, service.id);
    await attachGroup(id, group.id);
    const { serviceGroups } = await api.data(
      documents.list,
      { query: { name: word.toUpperCase(), sort: 'id' } },
      admin,
    );
    expect(serviceGroups.data).toEqual({
      results: [
        { name: group.name, usage: 1, services: [] },
        { name: other.name, usage: 0, services: [{ name: service.name, usage: 1 }] },
      ],
      total: 2,
    });
  });
});

describe('a group', () => {
  test('is created and renamed, and both are recorded', async () => {
    const name = unique('Polsterarbeiten');
    const { createServiceGroup: created } = await api.data(
      documents.createGroup,
      { input: { name: `  ${name} ` } },
      admin,
    );
    expect(created.data).toMatchObject({ name, version: 1, usage: 0, services: [] });
    const { id } = created.data;
    const { updateServiceGroup } = await api.data(
      documents.updateGroup,
      { id, input: { name: `${name} neu`, version: 1 } },
      admin,
    );
    expect(updateServiceGroup.data).toEqual({ id, name: `${name} neu`, version: 2 });
    expect(await changesOf(api.db, 'serviceGroup', id)).toMatchObject([
      { action: 'create', after: { name } },
      { action: 'update', before: { name }, after: { name: `${name} neu` } },
    ]);
  });

  test('with a name in use, in any case, is rejected at its field', async () => {
    const { name } = await createServiceGroup(api.db);
    const error = await refusal(documents.createGroup, { input: { name: name.toUpperCase() } });
    expect(error.extensions).toMatchObject({
      code: 'INVALID',
      fields: { name: { rule: 'rules.taken' } },
    });
  });

  test('renamed by another user meanwhile is a conflict', async () => {
    const { id } = await createServiceGroup(api.db, { version: 3 });
    const error = await refusal(documents.updateGroup, { id, input: { name: 'x', version: 2 } });
    expect(error.extensions.code).toBe('CONFLICT');
  });

  test('is deleted only if it is empty and unused; the error names its uses', async () => {
    const [free, full, attached] = [
      await createServiceGroup(api.db),
      await createServiceGroup(api.db),
      await createServiceGroup(api.db),
    ];
    const service = await createService(api.db, { group_id: full.id });
    const variation = await createVariation(api.db);
    await attachGroup(variation.id, attached.id);
    const { deleteServiceGroupByIds } = await api.data(
      documents.removeGroups,
      { ids: [free.id, full.id, attached.id] },
      admin,
    );
    const failure = { code: 'IN_USE', msg: 'error.SERVICE_GROUP_IN_USE', count: 1 };
    expect(deleteServiceGroupByIds).toEqual({
      data: [free.id],
      failures: [
        { id: full.id, label: full.name, ...failure },
        { id: attached.id, label: attached.name, ...failure },
      ],
    });
    const { serviceUses } = await api.data(
      documents.uses,
      { query: { of: 'serviceGroup', ids: [full.id, attached.id] } },
      admin,
    );
    expect(serviceUses.data).toEqual({
      results: [
        { kind: 'service', id: service.id, name: service.name },
        { kind: 'variation', id: variation.id, name: variation.name },
      ],
      total: 2,
    });
    expect((await changesOf(api.db, 'serviceGroup', free.id)).at(-1)).toMatchObject({
      action: 'delete',
      before: { name: free.name },
    });
  });
});

describe('a service', () => {
  const inputFor = async (values: object = {}) => ({
    name: unique('Aufbau'),
    groupId: (await createServiceGroup(api.db)).id,
    duration: 45,
    description: 'Eine Zeile.\nNoch eine.',
    ...values,
  });

  test('is created in its group and put into another by an edit; both are recorded', async () => {
    const input = await inputFor();
    const { createService: created } = await api.data(documents.create, { input }, admin);
    expect(created.data).toMatchObject({ ...input, version: 1, usage: 0 });
    const groupId = (await createServiceGroup(api.db)).id;
    const { id } = created.data;
    const next = { ...input, groupId, duration: 1, version: 1 };
    const { updateService } = await api.data(documents.update, { id, input: next }, admin);
    expect(updateService.data).toEqual({
      id,
      name: input.name,
      duration: 1,
      groupId,
      version: 2,
    });
    expect((await changesOf(api.db, 'service', id)).at(-1)).toMatchObject({
      action: 'update',
      before: { duration: 45, group_id: Number(input.groupId) },
      after: { duration: 1, group_id: Number(groupId) },
    });
  });

  test.each([
    ['no name', { name: ' ' }, 'name', 'rules.required'],
    ['no group', { groupId: null }, 'groupId', 'rules.required'],
    ['an empty group', { groupId: '' }, 'groupId', 'rules.required'],
    ['an unknown group', { groupId: unknownId }, 'groupId', 'rules.unknown'],
    ['no duration', { duration: null }, 'duration', 'rules.required'],
    ['a duration of 0', { duration: 0 }, 'duration', 'rules.minValue'],
    ['a negative duration', { duration: -5 }, 'duration', 'rules.minValue'],
    ['more than a week', { duration: 10_081 }, 'duration', 'rules.maxValue'],
    ['a long description', { description: 'x'.repeat(751) }, 'description', 'rules.maxLength'],
  ])('with %s is rejected', async (_, values, field, rule) => {
    const error = await refusal(documents.create, { input: await inputFor(values) });
    expect(error.extensions).toMatchObject({ code: 'INVALID', fields: { [field]: { rule } } });
  });

  test('half a minute long is rejected, too', async () => {
    const error = await refusal(documents.create, { input: await inputFor({ duration: 1.5 }) });
    expect(error.extensions).toMatchObject({ code: 'INVALID', fields: { duration: {} } });
  });

  test('may have a name of another group, but none of its own', async () => {
    const { name, group_id: groupId } = await createService(api.db);
    const error = await refusal(documents.create, { input: await inputFor({ name, groupId }) });
    expect(error.extensions.fields).toEqual({ name: { rule: 'rules.taken' } });
    await api.data(documents.create, { input: await inputFor({ name }) }, admin);
  });

  test('changed by another user meanwhile is a conflict', async () => {
    const { id } = await createService(api.db, { version: 2 });
    const input = await inputFor({ version: 1 });
    expect((await refusal(documents.update, { id, input })).extensions.code).toBe('CONFLICT');
  });

  test('moves in bulk, all or none; products keep it', async () => {
    const [one, two] = [await createService(api.db), await createService(api.db)];
    const { id } = await createVariation(api.db);
    await attachService(id, one.id);
    const group = await createServiceGroup(api.db);
    const ids = [one.id, two.id];
    await api.data(documents.move, { input: { ids, groupId: group.id } }, admin);
    const moved = await api.db
      .selectFrom('services')
      .select('group_id')
      .where('id', 'in', ids)
      .execute();
    expect(moved).toEqual([{ group_id: group.id }, { group_id: group.id }]);
    expect(await changesOf(api.db, 'service', two.id)).toMatchObject([{ action: 'update' }]);

    const twin = await createService(api.db, { name: one.name });
    const taken = await refusal(documents.move, {
      input: { ids: [twin.id], groupId: group.id },
    });
    expect(taken.extensions).toMatchObject({ code: 'INVALID' });
    const gone = await refusal(documents.move, {
      input: { ids: [one.id, unknownId], groupId: twin.group_id },
    });
    expect(gone.extensions.code).toBe('NOT_FOUND');
  });

  test('is deleted only if no variation uses it', async () => {
    const [free, used] = [await createService(api.db), await createService(api.db)];
    const { id } = await createVariation(api.db);
    await attachService(id, used.id);
    const { deleteServiceByIds } = await api.data(
      documents.remove,
      { ids: [free.id, used.id] },
      admin,
    );
    expect(deleteServiceByIds).toEqual({
      data: [free.id],
      failures: [
        { id: used.id, label: used.name, code: 'IN_USE', msg: 'error.SERVICE_IN_USE', count: 1 },
      ],
    });
  });
});

test.each(accountKinds.filter((kind) => kind !== 'admin'))('%s changes nothing', async (kind) => {
  const { token } = await signedIn(api.db, kind);
  const { id } = await createServiceGroup(api.db);
  for (const [document, variables] of [
    [documents.createGroup, { input: { name: unique('x') } }],
    [documents.updateGroup, { id, input: { name: unique('x') } }],
    [documents.removeGroups, { ids: [id] }],
  ] as const) {
    const error = await api.refusal(document, variables, token);
    expect(error.extensions.code).toBe('FORBIDDEN');
  }
});
