import { beforeAll, describe, expect, test } from 'vitest';
import { createManufacturer, signedIn } from '#tests/factories/people.ts';
import { createVariation } from '#tests/factories/products.ts';
import { createCategory, createService, createServiceGroup } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { changesOf } from '#tests/support/changes.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

let maker: string;

beforeAll(async () => {
  maker = (await signedIn(api.db, 'manufacturer')).token;
});

const unknownId = '4000000';

describe('categories', () => {
  test('are one tree, in the order of their siblings, read in one statement', async () => {
    const root = await createCategory(api.db, undefined, { sort_index: -2 });
    const first = await createCategory(api.db, root, { sort_index: 1 });
    const second = await createCategory(api.db, root, { sort_index: 0 });
    const leaf = await createCategory(api.db, first);
    api.statements.length = 0;
    const { categories } = await api.data(
      '{ categories { data { id name parentId children { id parentId children { id } } } } }',
      {},
      maker,
    );
    expect(api.statements.filter((statement) => /categories/.test(statement))).toHaveLength(1);
    expect(categories.data[0]).toEqual({
      id: root.id,
      name: root.name,
      parentId: null,
      children: [
        { id: second.id, parentId: root.id, children: [] },
        { id: first.id, parentId: root.id, children: [{ id: leaf.id }] },
      ],
    });
  });
});

describe('manufacturers', () => {
  const query = `query ($query: ManufacturersQuery) {
    manufacturers(query: $query) { data { results { id company_name } total } }
  }`;

  test('are found by part of their name and sorted by it', async () => {
    const word = unique('brand');
    const zebra = await createManufacturer(api.db, { company_name: `zebra ${word}` });
    const adler = await createManufacturer(api.db, { company_name: `Adler ${word}` });
    const { manufacturers } = await api.data(
      query,
      { query: { company_name: word.toUpperCase() } },
      admin,
    );
    expect(manufacturers.data.results.map(({ id }) => id)).toEqual([adler.id, zebra.id]);
    expect(manufacturers.data.total).toBe(2);
  });

  test('are for administrators, and their query is checked', async () => {
    expect((await api.refusal(query, {}, maker)).extensions.code).toBe('FORBIDDEN');
    const error = await api.refusal(query, { query: { sort: 'email', size: 0 } }, admin);
    expect(error.extensions.fields).toMatchObject({
      sort: { rule: 'rules.sort' },
      size: { rule: 'rules.minValue' },
    });
  });
});

describe('services', () => {
  const apply = `mutation ($input: VariationsServicesInput!) {
    applyVariationsServices(input: $input) { data }
  }`;
  const attached = `query ($id: ID!) {
    getVariationServices(id: $id) { serviceGroups { id services { id } } services { id groupId } }
  }`;

  test('are listed by group', async () => {
    const group = await createServiceGroup(api.db);
    const service = await createService(api.db, { group_id: group.id });
    const { serviceGroups, serviceInfo } = await api.data(
      `query ($query: ServiceGroupsQuery) {
        serviceGroups(query: $query) { data { results { id services { id duration } } total } }
        serviceInfo { data { id name } }
      }`,
      { query: { name: group.name } },
      admin,
    );
    expect(serviceGroups.data).toEqual({
      results: [{ id: group.id, services: [{ id: service.id, duration: service.duration }] }],
      total: 1,
    });
    expect(serviceInfo.data).toContainEqual({ id: group.id, name: group.name });
  });

  test('replace what a variation had, and the change is recorded', async () => {
    const { id } = await createVariation(api.db);
    const [old, next] = [await createService(api.db), await createService(api.db)];
    const group = await createServiceGroup(api.db);
    await api.data(apply, { input: { ids: [id], groupIds: [], serviceIds: [old.id] } }, admin);
    await api.data(
      apply,
      { input: { ids: [id], groupIds: [group.id], serviceIds: [next.id] } },
      admin,
    );
    const { getVariationServices } = await api.data(attached, { id }, admin);
    expect(getVariationServices).toEqual({
      serviceGroups: [{ id: group.id, services: [] }],
      services: [{ id: next.id, groupId: next.group_id }],
    });
    const changes = await changesOf(api.db, 'variation', id);
    expect(changes.at(-1)).toMatchObject({
      action: 'update',
      before: { services: [Number(old.id)], service_groups: [] },
      after: { services: [Number(next.id)], service_groups: [Number(group.id)] },
    });
  });

  test.each([
    ['an unknown group', { groupIds: [unknownId], serviceIds: [] }, 'groupIds', 'rules.unknown'],
    [
      'an unknown service',
      { groupIds: [], serviceIds: [unknownId] },
      'serviceIds',
      'rules.unknown',
    ],
    ['a malformed id', { groupIds: ['x'], serviceIds: [] }, 'groupIds', 'rules.id'],
    ['nothing said of groups', { serviceIds: [] }, 'groupIds', 'rules.required'],
  ])('reject %s and change nothing', async (_, services, field, rule) => {
    const { id } = await createVariation(api.db);
    const kept = await createService(api.db);
    await api.data(apply, { input: { ids: [id], groupIds: [], serviceIds: [kept.id] } }, admin);
    const error = await api.refusal(apply, { input: { ids: [id], ...services } }, admin);
    expect(error.extensions).toMatchObject({ code: 'INVALID', fields: { [field]: { rule } } });
    const { getVariationServices } = await api.data(attached, { id }, admin);
    expect(getVariationServices.services).toEqual([{ id: kept.id, groupId: kept.group_id }]);
  });

  test('of an unknown variation are NOT_FOUND', async () => {
    const service = await createService(api.db);
    const input = { ids: [unknownId], groupIds: [], serviceIds: [service.id] };
    expect((await api.refusal(apply, { input }, admin)).extensions.code).toBe('NOT_FOUND');
    expect((await api.refusal(attached, { id: unknownId }, admin)).extensions.code).toBe(
      'NOT_FOUND',
    );
  });
});
