import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signedIn } from '#tests/factories/people.ts';
import { createShowroom } from '#tests/factories/showrooms.ts';
import { api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const enable = 'mutation { enableWholesale { data { wholesaler isVisible missing } } }';
const settings = '{ orderSettings { data { wholesaler isVisible missing } } }';

test('a wholesaler switches wholesale on permanently', async () => {
  const { token, user } = await signedIn(api.db, 'wholesaler');
  const before = (await api.data(settings, {}, token)).orderSettings.data;
  expect(before).toMatchObject({ wholesaler: false, isVisible: false });
  expect(before.missing).toEqual(expect.arrayContaining(['company_logo', 'imprints', 'terms']));
  const versionOf = () =>
    api.db
      .selectFrom('vendors')
      .select('version')
      .where('id', '=', user.vendor_id as string)
      .executeTakeFirstOrThrow();
  expect((await api.data(enable, {}, token)).enableWholesale.data.wholesaler).toBe(true);
  const once = await versionOf();
  expect((await api.data(enable, {}, token)).enableWholesale.data.wholesaler).toBe(true);
  expect(await versionOf()).toEqual(once);
  const off = sql`update vendors set wholesaler = false where id = ${user.vendor_id}`;
  await expect(off.execute(api.db)).rejects.toThrow('wholesale is not switched off');
});

test('two tabs switch wholesale on once, and no call switches it off', async () => {
  const { token, user } = await signedIn(api.db, 'wholesaler');
  const tabs = await Promise.all([0, 1].map(() => api.data(enable, {}, token)));
  for (const tab of tabs) expect(tab.enableWholesale.data.wholesaler).toBe(true);
  const changes = await api.db
    .selectFrom('changes')
    .select(['id', 'before', 'after'])
    .where('entity', '=', 'orderSettings')
    .where('entity_id', '=', user.vendor_id as string)
    .execute();
  expect(changes).toMatchObject([{ before: { wholesaler: false }, after: { wholesaler: true } }]);
  const off = [
    ['mutation { restoreChange(input: { changeId: %id }) { status } }', 'restored'],
    ['mutation { enableWholesale(on: false) { status } }', 'an argument'],
    ['mutation { updateVendorProfile(input: { wholesaler: false }) { status } }', 'a field'],
  ] as const;
  for (const [document, way] of off) {
    const { errors } = await api.request(document.replace('%id', changes[0]?.id ?? ''), {}, token);
    expect(errors, way).toHaveLength(1);
  }
  expect((await api.data(settings, {}, token)).orderSettings.data.wholesaler).toBe(true);
});

test.each(['vendor', 'craftsman', 'architect', 'basic'] as const)(
  'a %s has no wholesale',
  async (kind) => {
    const { token } = await signedIn(api.db, kind);
    expect((await refusal(enable, {}, token)).extensions.code).toBe('FORBIDDEN');
  },
);

const create = `mutation ($input: ClickAndCollectRuleInput!) {
  createClickAndCollectRule(input: $input) { data { id name version isActive } } }`;
const update = `mutation ($id: ID!, $input: ClickAndCollectRuleInput!) {
  updateClickAndCollectRule(id: $id, input: $input) { data { version pickupToDays } } }`;
const remove = `mutation ($ids: [ID!]) {
  deleteClickAndCollectRuleByIds(ids: $ids) { data failures { code } } }`;
const setStatus = `mutation ($input: ClickAndCollectRulesStatusInput!) {
  updateClickAndCollectRuleStatus(input: $input) { data failures { code } } }`;
const offer = `{ getClickAndCollect { data {
  click_and_collect showrooms { id ruleId } rules { id isActive pickupFromDays } } } }`;
const list = '{ clickAndCollectRules { data { results { id name } total } } }';

const withShowroom = async () => {
  const { token, user } = await signedIn(api.db, 'vendor');
  const showroom = await createShowroom(api.db, { vendor_id: user.vendor_id });
  const input = { showroomId: showroom.id, pickupFromDays: 2, pickupToDays: 5, note: '' };
  return { token, showroom, input };
};

test('a showroom gets one rule, which is switched off and on with the feature', async () => {
  const { token, showroom, input } = await withShowroom();
  const { createClickAndCollectRule } = await api.data(create, { input }, token);
  const { id } = createClickAndCollectRule.data;
  expect(createClickAndCollectRule.data).toMatchObject({ name: showroom.name, isActive: true });
  const twice = await api.refusal(create, { input }, token);
  expect(twice.extensions.fields).toEqual({ showroomId: { rule: 'rules.taken' } });
  await api.data(setStatus, { input: { ids: [id], status: 'inactive' } }, token);
  await api.data(
    'mutation { updateClickAndCollect(input: { click_and_collect: true }) { status } }',
    {},
    token,
  );
  expect((await api.data(offer, {}, token)).getClickAndCollect.data).toEqual({
    click_and_collect: true,
    showrooms: [{ id: showroom.id, ruleId: id }],
    rules: [{ id, isActive: false, pickupFromDays: 2 }],
  });
});

test('protects rules of other vendors and of their showrooms', async () => {
  const own = await withShowroom();
  const { id } = (await api.data(create, { input: own.input }, own.token)).createClickAndCollectRule
    .data;
  const other = await withShowroom();
  const foreign = await refusal(create, { input: own.input }, other.token);
  expect(foreign.extensions.fields).toEqual({ showroomId: { rule: 'rules.unknown' } });
  const edited = await refusal(update, { id, input: other.input }, other.token);
  expect(edited.extensions.code).toBe('NOT_FOUND');
  const removed = await refusal(remove, { ids: [id] }, other.token);
  expect(removed.extensions.code).toBe('NOT_FOUND');
  const input = { ids: [id], status: 'inactive' };
  const switched = await refusal(setStatus, { input }, other.token);
  expect(switched.extensions.code).toBe('NOT_FOUND');
  expect((await api.data(list, {}, other.token)).clickAndCollectRules.data.total).toBe(0);
  expect((await api.data(list, {}, own.token)).clickAndCollectRules.data.total).toBe(1);
});

test('reports the first of two edits to the second', async () => {
  const { token, input } = await withShowroom();
  const { id } = (await api.data(create, { input }, token)).createClickAndCollectRule.data;
  await api.data(update, { id, input: { ...input, pickupToDays: 9, version: 1 } }, token);
  const { extensions } = await api.refusal(update, { id, input: { ...input, version: 1 } }, token);
  expect(extensions.code).toBe('CONFLICT');
});

test.each([
  [{ pickupFromDays: 6 }, { pickupToDays: { rule: 'rules.pickupReversed' } }],
  [{ pickupFromDays: -1 }, { pickupFromDays: { rule: 'rules.minValue', limit: 0 } }],
  [{ pickupToDays: 366 }, { pickupToDays: { rule: 'rules.maxValue', limit: 365 } }],
  [{ showroomId: null }, { showroomId: { rule: 'rules.required' } }],
])('a rule with %j is rejected by field', async (changed, fields) => {
  const { token, input } = await withShowroom();
  const { extensions } = await refusal(create, { input: { ...input, ...changed } }, token);
  expect(extensions).toMatchObject({ code: 'INVALID', fields });
});

test('deletes a showroom’s rule with it', async () => {
  const { token, showroom, input } = await withShowroom();
  await api.data(create, { input }, token);
  await api.db.deleteFrom('showrooms').where('id', '=', showroom.id).execute();
  expect((await api.data(list, {}, token)).clickAndCollectRules.data.total).toBe(0);
});
