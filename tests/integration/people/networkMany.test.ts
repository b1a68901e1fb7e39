import { expect, test } from 'vitest';
import {
  createRequest,
  createRequestsOf,
  type VisiblePartner,
  visiblePartner,
} from '#tests/factories/networks.ts';
import { signedIn } from '#tests/factories/people.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const documents = {
  settle: `mutation ($input: NetworkRequestsStatusInput!) { updateNetworkRequestsStatus(input: $input) {
    data unchanged failures { id code msg label } } }`,
  history: `query ($query: ChangesQuery!) { changes(query: $query) { data { total results {
    action name canRestore fields { field before after } } } } }`,
  deleted: `query ($query: DeletedRecordsQuery!) { deletedRecords(query: $query) { data { results {
    name canRestore } } } }`,
  withdraw: 'mutation ($id: ID!) { withdrawNetworkRequest(id: $id) { status } }',
  export: `mutation ($input: NetworkRequestsExportInput!) { exportNetworkRequests(input: $input) {
    data { kind state } } }`,
};

const settle = async ({ token }: VisiblePartner, input: object) =>
  (await api.data(documents.settle, { input }, token)).updateNetworkRequestsStatus;

const historyFor = async ({ token }: { token: string }, entityId: string) =>
  (await api.data(documents.history, { query: { entity: 'networkRequest', entityId } }, token))
    .changes.data;

const goneFor = async ({ token }: { token: string }) =>
  (await api.data(documents.deleted, { query: { entity: 'networkRequest' } }, token)).deletedRecords
    .data.results;

const requestTo = (maker: VisiblePartner, vendor: VisiblePartner) =>
  createRequest(api.db, { sender_vendor_id: vendor.id, receiver_manufacturer_id: maker.id });

test('answers many requests at once, and reports the rows it cannot answer by partner', async () => {
  const maker = await visiblePartner(api.db, 'manufacturer');
  const first = await visiblePartner(api.db, 'vendor');
  const second = await visiblePartner(api.db, 'craftsman');
  const ids = [await requestTo(maker, first), await requestTo(maker, second)];
  const { sent } = await createRequestsOf(api.db, maker.id, '');
  const answered = await settle(maker, { ids: [...ids, sent], status: 'approved' });
  expect(answered.data).toEqual(ids);
  expect(answered.failures).toEqual([
    { id: sent, code: 'FORBIDDEN', msg: 'error.FORBIDDEN', label: expect.any(String) },
  ]);
  expect(await settle(maker, { ids, status: 'approved' })).toEqual({
    data: [],
    unchanged: ids,
    failures: [],
  });
  const ended = await settle(maker, {
    query: { tab: 'connected', role: 'craftsman' },
    status: 'ended',
  });
  expect(ended.data).toEqual([ids[1]]);
});

test('answers no request between other partners', async () => {
  const maker = await visiblePartner(api.db, 'manufacturer');
  const { received } = await createRequestsOf(api.db, maker.id, '');
  const stranger = await visiblePartner(api.db, 'manufacturer');
  const input = { ids: [received], status: 'approved' };
  const error = await api.refusal(documents.settle, { input }, stranger.token);
  expect(error.extensions.code).toBe('NOT_FOUND');
});

test('the history of a connection is for its two partners, also after its end', async () => {
  const maker = await visiblePartner(api.db, 'manufacturer');
  const vendor = await visiblePartner(api.db, 'vendor');
  const stranger = await visiblePartner(api.db, 'craftsman');
  const id = await requestTo(maker, vendor);
  await settle(maker, { ids: [id], status: 'approved' });
  await settle(vendor, { ids: [id], status: 'ended' });
  for (const [one, other] of [
    [maker, vendor],
    [vendor, maker],
  ] as const) {
    const { results, total } = await historyFor(one, id);
    expect(total).toBe(2);
    expect(results).toMatchObject([
      { action: 'delete', name: other.name, canRestore: false },
      {
        action: 'update',
        name: other.name,
        fields: [{ field: 'status', before: ['pending'], after: ['approved'] }],
      },
    ]);
    expect(await goneFor(one)).toEqual([{ name: other.name, canRestore: false }]);
  }
  expect((await historyFor(stranger, id)).total).toBe(0);
  expect(await goneFor(stranger)).toEqual([]);
});

test('shows a withdrawn request only to its sender', async () => {
  const maker = await visiblePartner(api.db, 'manufacturer');
  const vendor = await visiblePartner(api.db, 'vendor');
  const id = await requestTo(maker, vendor);
  await api.data(documents.withdraw, { id }, vendor.token);
  expect(await goneFor(vendor)).toEqual([{ name: maker.name, canRestore: false }]);
  expect(await goneFor(maker)).toEqual([]);
  expect((await historyFor(maker, id)).total).toBe(0);
});

test('the history of a paused request is visible only to its sender', async () => {
  const maker = await visiblePartner(api.db, 'manufacturer');
  const vendor = await visiblePartner(api.db, 'vendor');
  const id = await requestTo(maker, vendor);
  await settle(maker, { ids: [id], status: 'denied' });
  expect((await historyFor(maker, id)).total).toBe(1);
  await api.db
    .updateTable('vendors')
    .set({ is_visible: false })
    .where('id', '=', vendor.id)
    .execute();
  expect((await historyFor(maker, id)).total).toBe(0);
  expect((await historyFor(vendor, id)).total).toBe(1);
});

test('a tab is exported as a job', async () => {
  const maker = await visiblePartner(api.db, 'manufacturer');
  const input = { query: { tab: 'received' }, format: 'csv' };
  const { exportNetworkRequests } = await api.data(documents.export, { input }, maker.token);
  expect(exportNetworkRequests.data).toEqual({ kind: 'networkRequests.export', state: 'waiting' });
  const { token } = await signedIn(api.db, 'basic');
  expect((await api.refusal(documents.export, { input }, token)).extensions.code).toBe('FORBIDDEN');
});
