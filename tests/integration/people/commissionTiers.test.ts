import { describe, expect, test } from 'vitest';
import { createTiers } from '#tests/factories/partners.ts';
import { createVendor, signedIn } from '#tests/factories/people.ts';
import { changesOf } from '#tests/support/changes.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const fields = 'id vendorId upTo2000 upTo5000 upTo10000 above version';
const read = `query ($vendorId: ID) { commissionTiers(vendorId: $vendorId) { data { ${fields} } } }`;
const update = `mutation ($input: CommissionTiersInput!) {
  updateCommissionTiers(input: $input) { data { ${fields} } } }`;
const reset = `mutation ($input: CommissionResetInput!) {
  resetCommissionTiers(input: $input) { data { ${fields} } } }`;
const restore = 'mutation ($input: RestoreInput!) { restoreChange(input: $input) { status } }';

const rates = { upTo2000: '11.5', upTo5000: '9', upTo10000: '0', above: '100' };
const stored = { upTo2000: '11.50', upTo5000: '9.00', upTo10000: '0.00', above: '100.00' };

const tiersOf = async (vendorId: string | null = null, token = admin) =>
  (await api.data(read, { vendorId }, token)).commissionTiers.data;
const set = async (input: object) =>
  (await api.data(update, { input: { ...rates, ...input } }, admin)).updateCommissionTiers.data;

describe('commission tiers', () => {
  test('of the marketplace exist from the start and apply to all', async () => {
    const tiers = await tiersOf();
    expect(tiers).toMatchObject({ vendorId: null, upTo2000: '12.00', above: '6.00' });
    const { id } = await createVendor(api.db);
    expect(await tiersOf(id)).toEqual(tiers);
  });

  test('of a vendor replace the default as a whole until they are reset', async () => {
    const { id: vendorId } = await createVendor(api.db);
    const own = await set({ vendorId });
    expect(own).toMatchObject({ ...stored, vendorId, version: 1 });
    expect(await tiersOf(vendorId)).toEqual(own);
    expect((await tiersOf()).vendorId).toBeNull();
    const input = { vendorId, version: own.version };
    const { data } = (await api.data(reset, { input }, admin)).resetCommissionTiers;
    expect(data.vendorId).toBeNull();
    const changes = await changesOf(api.db, 'commissionTiers', own.id);
    expect(changes.map(({ action }) => action)).toEqual(['create', 'delete']);
  });

  test('are not overwritten by a user who has not seen them', async () => {
    const { vendor_id: vendorId } = await createTiers(api.db);
    for (const version of [undefined, 2]) {
      const { extensions } = await refusal(update, { input: { ...rates, vendorId, version } });
      expect(extensions.code).toBe('CONFLICT');
    }
    expect(await set({ vendorId, version: 1 })).toMatchObject({ ...stored, version: 2 });
  });

  test('are restored from their history', async () => {
    const before = await tiersOf();
    await set({ version: before.version });
    const change = await api.db
      .selectFrom('changes')
      .select('id')
      .where('entity', '=', 'commissionTiers')
      .where('entity_id', '=', before.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await api.data(restore, { input: { changeId: change.id } }, admin);
    expect(await tiersOf()).toMatchObject({ upTo2000: '12.00', above: '6.00' });
    const history = `query ($query: ChangesQuery!) {
      changes(query: $query) { data { results { action fields { field before } } } } }`;
    const query = { entity: 'commissionTiers', entityId: before.id };
    const { results } = (await api.data(history, { query }, admin)).changes.data;
    expect(results[0]).toMatchObject({ action: 'restore' });
    expect(results[0]?.fields).toContainEqual({ field: 'upTo2000', before: ['11.5'] });
  });

  test.each([
    [{ upTo2000: '' }, 'upTo2000', 'rules.required'],
    [{ upTo5000: undefined }, 'upTo5000', 'rules.required'],
    [{ upTo10000: '7.123' }, 'upTo10000', 'rules.percent'],
    [{ above: '100.01' }, 'above', 'rules.atMostHundred'],
    [{ above: '-1' }, 'above', 'rules.percent'],
  ])('with %j are rejected', async (input, field, rule) => {
    const { extensions } = await refusal(update, { input: { ...rates, version: 1, ...input } });
    expect(extensions.fields?.[field]).toMatchObject({ rule });
  });

  test('shows a vendor only its own, whichever it requests', async () => {
    const { token, user } = await signedIn(api.db, 'vendor');
    const { vendor_id } = await createTiers(api.db);
    expect((await tiersOf(vendor_id, token)).vendorId).toBeNull();
    await set({ vendorId: user.vendor_id });
    expect((await tiersOf(vendor_id, token)).vendorId).toBe(user.vendor_id);
    const { extensions } = await refusal(update, { input: { ...rates, version: 1 } }, token);
    expect(extensions.code).toBe('FORBIDDEN');
  });
});
