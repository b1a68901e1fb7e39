import { beforeAll, describe, expect, test } from 'vitest';
import { signedIn } from '#tests/factories/people.ts';
import { createService, createServiceGroup } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const setting = `id name isDefault defaultHourlyPrice serviceDurationType serviceDuration
  minServiceDuration maximumDeployableRadius minOrderValue adjustmentType adjustmentAmount
  regions { type value } serviceIds groupIds userId version`;
const cost = 'id cost regions { type value } version';
const documents = {
  settings: `query ($query: ServiceSettingsQuery) {
    getServiceSettings(query: $query) { data { results { ${setting} } total } }
  }`,
  createSetting: `mutation ($input: ServiceSettingInput!) {
    createServiceSetting(input: $input) { data { ${setting} } }
  }`,
  updateSetting: `mutation ($id: ID!, $input: ServiceSettingInput!) {
    updateServiceSetting(id: $id, input: $input) { data { ${setting} } }
  }`,
  removeSettings: `mutation ($ids: [ID!]) {
    deleteServiceSettingByIds(ids: $ids) { data failures { id code } }
  }`,
  costs: `query ($query: DrivingCostsQuery) {
    getVendorDrivingCostSettings(query: $query) { data { results { ${cost} } total } }
  }`,
  createCost: `mutation ($input: DrivingCostInput!) {
    createDrivingCost(input: $input) { data { ${cost} } }
  }`,
  updateCost: `mutation ($id: ID!, $input: DrivingCostInput!) {
    updateDrivingCost(id: $id, input: $input) { data { ${cost} } }
  }`,
  removeCosts: 'mutation ($ids: [ID!]) { deleteDrivingCostByIds(ids: $ids) { data } }',
  saveTable: `mutation ($input: DrivingCostTableInput!) {
    updateDrivingCosts(input: $input) { status }
  }`,
  restore: 'mutation ($input: RestoreInput!) { restoreChange(input: $input) { status } }',
  suggested: '{ getSuggestedDurations { data { serviceId duration } } }',
  groups: '{ getServiceGroups { data { id services { id } } } }',
};

type Person = Awaited<ReturnType<typeof signedIn>>;
let craftsman: Person;
let service: string;
let group: string;

beforeAll(async () => {
  craftsman = await signedIn(api.db, 'craftsman');
  service = (await createService(api.db, { duration: 45 })).id;
  group = (await createServiceGroup(api.db)).id;
  await createSetting(general(), craftsman);
});

const general = (given: object = {}) => ({
  name: unique('general'),
  isDefault: true,
  defaultHourlyPrice: '60',
  ...given,
});
const individual = (given: object = {}) => ({
  ...general(),
  isDefault: false,
  serviceIds: [service],
  ...given,
});
const createSetting = async (input: object, person: Person) =>
  (await api.data(documents.createSetting, { input }, person.token)).createServiceSetting.data;
const refusedSetting = async (input: object, person = craftsman) =>
  (await refusal(documents.createSetting, { input }, person.token)).extensions.fields;
const lastChange = async (entity: string, id: string): Promise<string> => {
  const change = await api.db
    .selectFrom('changes')
    .select('id')
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return change.id;
};

describe('service settings', () => {
  test('start with the general ones, of which there is one', async () => {
    const fresh = await signedIn(api.db, 'craftsman');
    expect(await refusedSetting(individual(), fresh)).toEqual({
      isDefault: { rule: 'rules.generalFirst' },
    });
    const tabs = await Promise.all(
      [0, 1].map(() => api.request(documents.createSetting, { input: general() }, fresh.token)),
    );
    const refused = tabs.flatMap(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.extensions.fields).toEqual({ isDefault: { rule: 'rules.generalAgain' } });
    const { getServiceSettings } = await api.data(documents.settings, {}, fresh.token);
    expect(getServiceSettings.data).toMatchObject({
      total: 1,
      results: [{ isDefault: true, userId: fresh.user.vendor_id, defaultHourlyPrice: '60.00' }],
    });
  });

  test('for single services and groups supplement it, each in one setting only', async () => {
    const made = await createSetting(
      individual({ groupIds: [group], adjustmentType: 'percent', adjustmentAmount: '-7.5' }),
      craftsman,
    );
    expect(made).toMatchObject({ serviceIds: [service], groupIds: [group] });
    expect(made.adjustmentAmount).toBe('-7.50');
    const taken = { rule: 'rules.inOtherSetting' };
    expect(await refusedSetting(individual())).toEqual({ serviceIds: taken });
    expect(await refusedSetting(individual({ serviceIds: [], groupIds: [group] }))).toEqual({
      groupIds: taken,
    });
    const found = await api.data(
      documents.settings,
      { query: { isDefault: false } },
      craftsman.token,
    );
    expect(found.getServiceSettings.data.total).toBe(1);
    await api.data(documents.removeSettings, { ids: [made.id] }, craftsman.token);
    const changeId = await lastChange('serviceSetting', made.id);
    await api.data(documents.restore, { input: { changeId } }, craftsman.token);
    const back = await api.data(documents.settings, { query: { ids: [made.id] } }, craftsman.token);
    expect(back.getServiceSettings.data.results).toMatchObject([{ serviceIds: [service] }]);
    await api.data(documents.removeSettings, { ids: [made.id] }, craftsman.token);
  });

  test('get a service once, even if two users add it at the same time', async () => {
    const answers = await Promise.all(
      [0, 1].map(() =>
        api.request(documents.createSetting, { input: individual() }, craftsman.token),
      ),
    );
    const refused = answers.flatMap(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.extensions.fields).toEqual({
      serviceIds: { rule: 'rules.inOtherSetting' },
    });
  });

  test.each([
    [{ defaultHourlyPrice: '0' }, 'defaultHourlyPrice', 'rules.aboveZero'],
    [{ defaultHourlyPrice: '-1' }, 'defaultHourlyPrice', 'rules.price'],
    [{ serviceDurationType: 'percent', serviceDuration: 0 }, 'serviceDuration', 'rules.minValue'],
    [{ serviceDurationType: 'fixed' }, 'serviceDuration', 'rules.required'],
    [{ adjustmentType: 'percent' }, 'adjustmentAmount', 'rules.required'],
    [{ adjustmentAmount: '10' }, 'adjustmentType', 'rules.adjustmentType'],
    [{ adjustmentType: null, adjustmentAmount: '10' }, 'adjustmentType', 'rules.adjustmentType'],
    [
      { adjustmentType: 'percent', adjustmentAmount: '-100' },
      'adjustmentAmount',
      'rules.aboveMinusHundred',
    ],
    [{ adjustmentType: 'free' }, 'adjustmentType', 'rules.adjustmentType'],
    [{ minServiceDuration: -5 }, 'minServiceDuration', 'rules.minValue'],
    [{ minOrderValue: '-1' }, 'minOrderValue', 'rules.price'],
    [{ serviceIds: [], groupIds: [] }, 'serviceIds', 'rules.servicesOrGroups'],
    [{ serviceIds: ['999999999'] }, 'serviceIds', 'rules.unknown'],
    [{ regions: [{ type: 'state', value: 'XX' }] }, 'regions', 'rules.state'],
  ])('are rejected with %j', async (given, field, rule) => {
    const own = (await createService(api.db)).id;
    const fields = await refusedSetting(individual({ serviceIds: [own], ...given }));
    expect(fields?.[field]).toMatchObject({ rule });
  });

  test('stay shared or not', async () => {
    const mine = await api.data(documents.settings, {}, craftsman.token);
    const [first] = mine.getServiceSettings.data.results;
    const input = individual({ serviceIds: [(await createService(api.db)).id] });
    const { extensions } = await refusal(
      documents.updateSetting,
      { id: first?.id, input },
      craftsman.token,
    );
    expect(extensions.fields).toEqual({ isDefault: { rule: 'rules.generalStays' } });
    await createSetting(input, craftsman);
    const refused = await refusal(documents.removeSettings, { ids: [first?.id] }, craftsman.token);
    expect(refused.extensions.code).toBe('IN_USE');
  });

  test('follow the durations and groups of the catalogue', async () => {
    const durations = await api.data(documents.suggested, {}, craftsman.token);
    expect(durations.getSuggestedDurations.data).toContainEqual({
      serviceId: service,
      duration: 45,
    });
    const groups = await api.data(documents.groups, {}, craftsman.token);
    expect(groups.getServiceGroups.data.map(({ id }: { id: string }) => id)).toContain(group);
  });
});

describe('driving costs', () => {
  const bavaria = { type: 'state', value: 'BY' };
  const munich = { type: 'postcode', value: '80' };
  const create = async (input: object, person = craftsman) =>
    (await api.data(documents.createCost, { input }, person.token)).createDrivingCost.data;
  const found = async (region: string) =>
    (
      await api.data(documents.costs, { query: { region } }, craftsman.token)
    ).getVendorDrivingCostSettings.data.results.map((each: { id: string }) => each.id);

  test('may be empty, and are found by a postcode', async () => {
    const free = await create({ cost: '0', regions: [munich] });
    expect(free).toMatchObject({ cost: '0.00', regions: [munich] });
    expect(await found('80331')).toEqual([free.id]);
    expect(await found('50667')).toEqual([]);
    await api.data(documents.removeCosts, { ids: [free.id] }, craftsman.token);
    const changeId = await lastChange('drivingCost', free.id);
    await api.data(documents.restore, { input: { changeId } }, craftsman.token);
    expect(await found('80')).toEqual([free.id]);
    await api.data(documents.removeCosts, { ids: [free.id] }, craftsman.token);
  });

  test('contain each region once, whichever request is first', async () => {
    const { id } = await create({ cost: '60', regions: [bavaria] });
    const again = { input: { cost: '50', regions: [munich, bavaria] } };
    const refused = await refusal(documents.createCost, again, craftsman.token);
    expect(refused.extensions.fields).toEqual({ regions: { rule: 'rules.regionTaken' } });
    const other = await signedIn(api.db, 'craftsman');
    await create({ cost: '50', regions: [bavaria] }, other);
    const berlin = { input: { cost: '1', regions: [{ type: 'state', value: 'BE' }] } };
    const both = await Promise.all(
      [0, 1].map(() => api.request(documents.createCost, berlin, craftsman.token)),
    );
    expect(both.flatMap(({ errors }) => errors).map((each) => each.extensions.fields)).toEqual([
      { regions: { rule: 'rules.regionTaken' } },
    ]);
    const kept = { id, input: { cost: '61', regions: [bavaria] } };
    const { updateDrivingCost } = await api.data(documents.updateCost, kept, craftsman.token);
    expect(updateDrivingCost.data.cost).toBe('61.00');
    const { extensions } = await refusal(documents.updateCost, kept, other.token);
    expect(extensions.code).toBe('NOT_FOUND');
  });

  test.each([
    [{ cost: '-1', regions: [munich] }, 'cost', 'rules.price'],
    [{ cost: '1', regions: [] }, 'regions', 'rules.oneRegion'],
    [{ cost: '1', regions: [munich, munich] }, 'regions', 'rules.regionTwice'],
    [
      { cost: '1', regions: [{ type: 'postcode', value: '803311' }] },
      'regions',
      'rules.postcodePrefix',
    ],
  ])('%j are rejected', async (input, field, rule) => {
    const { extensions } = await refusal(documents.createCost, { input }, craftsman.token);
    expect(extensions.fields?.[field]).toMatchObject({ rule });
  });
});

describe('the table of all driving costs', () => {
  const postcode = (value: string) => ({ type: 'postcode', value });
  const listed = async ({ token }: Person) =>
    (await api.data(documents.costs, { query: { sort: 'cost' } }, token))
      .getVendorDrivingCostSettings.data.results;
  const seenBy = async (person: Person) =>
    (await listed(person)).map(({ id, version }: { id: string; version: number }) => ({
      id,
      version,
    }));
  const save = (rows: object[], seen: object[], { token }: Person) =>
    api.data(documents.saveTable, { input: { rows, seen } }, token);
  const refused = async (rows: object[], seen: object[], { token }: Person) =>
    (await refusal(documents.saveTable, { input: { rows, seen } }, token)).extensions;

  test('creates, changes and deletes rows, and continued rows keep their history', async () => {
    const person = await signedIn(api.db, 'craftsman');
    const first = [
      { region: postcode('80'), cost: '25' },
      { region: postcode('86'), cost: '25.00' },
      { region: { type: 'state', value: 'BY' }, cost: '60' },
    ];
    await save(first, [], person);
    const [near, far] = await listed(person);
    expect(near).toMatchObject({ cost: '25.00', regions: [postcode('80'), postcode('86')] });
    expect(far).toMatchObject({ cost: '60.00', version: 1 });

    const swapped = [
      { region: postcode('80'), cost: '60' },
      { region: postcode('86'), cost: '25' },
      { region: { type: 'state', value: 'BY' }, cost: '25' },
    ];
    await save(swapped, await seenBy(person), person);
    expect(await listed(person)).toMatchObject([
      { id: near?.id, regions: [postcode('86'), { type: 'state', value: 'BY' }], version: 2 },
      { id: far?.id, regions: [postcode('80')], version: 2 },
    ]);

    await save(swapped.slice(0, 1), await seenBy(person), person);
    expect(await listed(person)).toMatchObject([{ id: far?.id, version: 2 }]);
    const changeId = await lastChange('drivingCost', near?.id ?? '');
    await api.data(documents.restore, { input: { changeId } }, person.token);
    expect(await listed(person)).toHaveLength(2);
  });

  test('does not overwrite records that were changed or created meanwhile', async () => {
    const person = await signedIn(api.db, 'craftsman');
    const rows = [{ region: postcode('80'), cost: '25' }];
    await save(rows, [], person);
    expect(await refused(rows, [], person)).toMatchObject({ code: 'CONFLICT' });
    const seen = await seenBy(person);
    const again = { ...rows[0], cost: '30' };
    const tabs = await Promise.all(
      [0, 1].map(() =>
        api.request(documents.saveTable, { input: { rows: [again], seen } }, person.token),
      ),
    );
    expect(tabs.flatMap(({ errors }) => errors).map((each) => each.extensions.code)).toEqual([
      'CONFLICT',
    ]);
    expect(await listed(person)).toMatchObject([{ cost: '30.00', version: 2 }]);
  });

  test('neither shows nor changes another craftsman’s rows', async () => {
    const [one, other] = [await signedIn(api.db, 'craftsman'), await signedIn(api.db, 'craftsman')];
    const rows = [{ region: postcode('80'), cost: '25' }];
    await save(rows, [], one);
    expect(await refused(rows, await seenBy(one), other)).toMatchObject({ code: 'CONFLICT' });
    await save(rows, [], other);
    expect(await listed(one)).toMatchObject([{ version: 1 }]);
  });

  test.each([
    ['no row', [], 'rules.oneRegion'],
    [
      'a region twice',
      [
        { region: postcode('80'), cost: '1' },
        { region: postcode('80*'), cost: '2' },
      ],
      'rules.regionTwice',
    ],
    ['a negative cost', [{ region: postcode('80'), cost: '-1' }], 'rules.price'],
    ['a prefix of six digits', [{ region: postcode('803311'), cost: '1' }], 'rules.postcodePrefix'],
    ['letters', [{ region: postcode('80A'), cost: '1' }], 'rules.postcodePrefix'],
    ['no region', [{ cost: '1' }], 'rules.required'],
    ['no cost', [{ region: postcode('80') }], 'rules.required'],
    [
      '501 rows',
      Array.from({ length: 501 }, (_, n) => ({ region: postcode(`${10_000 + n}`), cost: '1' })),
      'rules.maxItems',
    ],
  ])('is rejected with %s', async (_, rows, rule) => {
    const { fields } = await refused(rows, await seenBy(craftsman), craftsman);
    expect(fields?.rows).toMatchObject({ rule });
  });
});
