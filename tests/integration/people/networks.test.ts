import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type VisiblePartner, visiblePartner } from '#tests/factories/networks.ts';
import { signedIn } from '#tests/factories/people.ts';
import { api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const record = `id status isSender notes answer invitedEmail againAt answeredAt
  regions { type value } sender { id name } receiver { id name }
  partner { id kind name role isOpen email phone } senderRole userRole senderVendorId vendorId
  manufacturerId products`;
const lists = {
  sent: 'getSentRequests',
  received: 'getReceivedRequests',
  connected: 'getApprovedRequests',
  invited: 'getInvitedRequests',
} as const;
const documents = {
  ask: `mutation ($input: NetworkRequestInput!) {
    createNetworkRequest(input: $input) { data { ${record} } } }`,
  answer: `mutation ($id: ID!, $status: String!, $input: NetworkAnswerInput) {
    updateNetworkRequestStatus(id: $id, status: $status, input: $input) { data { ${record} } } }`,
  resend: `mutation ($id: ID!) { resendNetworkRequest(id: $id) { data { ${record} } } }`,
  withdraw: 'mutation ($id: ID!) { withdrawNetworkRequest(id: $id) { status } }',
  end: 'mutation ($id: ID!) { endNetworkConnection(id: $id) { status } }',
  notifications: '{ notifications { data { results { kind link params { name value } } } } }',
  counts: '{ networkCounts { data { connected invited received sent open isOpen } } }',
};

const bavaria = { type: 'state', value: 'BY' };
const saxony = { type: 'state', value: 'SN' };
const munich = { type: 'postcode', value: '80' };

let maker: VisiblePartner;
let vendor: VisiblePartner;
beforeAll(async () => {
  maker = await visiblePartner(api.db, 'manufacturer');
});
const newVendor = () => visiblePartner(api.db, 'vendor');

const ask = async (from: VisiblePartner, input: object) =>
  (await api.data(documents.ask, { input }, from.token)).createNetworkRequest.data;
const answer = async (by: VisiblePartner, id: string, status: string, input: object = {}) =>
  (await api.data(documents.answer, { id, status, input }, by.token)).updateNetworkRequestStatus
    .data;
const listOf = async (who: VisiblePartner, tab: keyof typeof lists) => {
  const name = lists[tab];
  const data = await api.data(
    `{ ${name} { data { results { ${record} } total } } }`,
    {},
    who.token,
  );
  return data[name].data.results as { id: string; status: string }[];
};
const idsIn = async (who: VisiblePartner, tab: keyof typeof lists) =>
  (await listOf(who, tab)).map(({ id }) => id);
const toldTo = async ({ token }: VisiblePartner) =>
  (await api.data(documents.notifications, {}, token)).notifications.data.results.map(
    ({ kind, link }: { kind: string; link: string }) => [kind, link],
  );
const later = (id: string, days: number) =>
  sql`
    update network_requests set sent_at = sent_at - ${days} * interval '1 day',
      resent_at = resent_at - ${days} * interval '1 day',
      answered_at = answered_at - ${days} * interval '1 day' where id = ${id}`.execute(api.db);
const setVisible = (id: string, is_visible: boolean) =>
  api.db.updateTable('vendors').set({ is_visible }).where('id', '=', id).execute();

describe('a request', () => {
  test('is sent, shown to both sides in their own words, notified, and accepted for some of its regions', async () => {
    vendor = await newVendor();
    const notes = 'Wir führen Küchen.';
    const asked = await ask(vendor, {
      manufacturerId: maker.id,
      notes,
      regions: [bavaria, saxony],
    });
    expect(asked).toMatchObject({
      status: 'pending',
      isSender: true,
      senderRole: 'vendor',
      userRole: 'manufacturer',
      senderVendorId: vendor.id,
      vendorId: null,
      manufacturerId: maker.id,
      sender: { id: vendor.id },
      receiver: { id: maker.id, name: maker.name },
      partner: { id: maker.id, kind: 'manufacturer', email: null, phone: null },
    });
    expect(await idsIn(vendor, 'sent')).toEqual([asked.id]);
    const [received] = await listOf(maker, 'received');
    expect(received).toMatchObject({
      id: asked.id,
      isSender: false,
      notes,
      againAt: null,
      partner: { name: vendor.name, email: null },
    });
    expect(await toldTo(maker)).toContainEqual([
      'connectionRequested',
      '/manufacturer-partners/my-network?tab=received',
    ]);

    const wider = await refusal(
      documents.answer,
      { id: asked.id, status: 'approved', input: { regions: [munich, { type: 'germany' }] } },
      maker.token,
    );
    expect(wider.extensions.fields).toEqual({ regions: { rule: 'rules.regionsWider' } });
    const accepted = await answer(maker, asked.id, 'approved', {
      answer: 'Gern.',
      regions: [munich],
    });
    expect(accepted).toMatchObject({ status: 'approved', regions: [munich], answer: 'Gern.' });
    expect(accepted.partner.email).toContain('@');
    expect(await idsIn(vendor, 'connected')).toEqual([asked.id]);
    expect(await idsIn(vendor, 'sent')).toEqual([]);
    expect(await toldTo(vendor)).toEqual([
      ['connectionAccepted', '/vendor-partners/my-network?tab=connected'],
    ]);
  });

  test('is denied with an answer, and can still be accepted later', async () => {
    const asking = await newVendor();
    const { id } = await ask(maker, { vendorId: asking.id });
    expect(await answer(asking, id, 'denied', { answer: 'Zu weit weg.' })).toMatchObject({
      status: 'denied',
      answer: 'Zu weit weg.',
    });
    expect(await toldTo(maker)).toContainEqual([
      'connectionDeniedBecause',
      '/manufacturer-partners/my-network?tab=sent',
    ]);
    const again = await refusal(documents.answer, { id, status: 'denied' }, asking.token);
    expect(again.msg).toBe('error.REQUEST_ANSWERED');
    expect((await answer(asking, id, 'approved')).status).toBe('approved');
    expect(await idsIn(maker, 'connected')).toContain(id);
  });

  test('is sent again once a day, and 30 days after it was denied', async () => {
    const asking = await newVendor();
    const { id } = await ask(asking, { manufacturerId: maker.id });
    const early = await refusal(documents.resend, { id }, asking.token);
    expect(early).toMatchObject({ msg: 'error.SENT_LATELY', extensions: { code: 'RATE_LIMITED' } });
    expect(early.extensions.args).toMatchObject({ smart_count: 24 });
    await later(id, 1);
    await api.data(documents.resend, { id }, asking.token);
    expect((await refusal(documents.resend, { id }, asking.token)).msg).toBe('error.SENT_LATELY');

    await answer(maker, id, 'denied');
    await later(id, 29);
    const denied = await refusal(documents.resend, { id }, asking.token);
    expect(denied).toMatchObject({ msg: 'error.DENIED_LATELY' });
    const input = { manufacturerId: maker.id };
    expect((await refusal(documents.ask, { input }, asking.token)).msg).toBe('error.DENIED_LATELY');
    await later(id, 1);
    const { resendNetworkRequest } = await api.data(documents.resend, { id }, asking.token);
    expect(resendNetworkRequest.data).toMatchObject({ id, status: 'pending', answer: '' });
  });

  test('is withdrawn and disappears on both sides, except in the history', async () => {
    const asking = await newVendor();
    const { id } = await ask(asking, { manufacturerId: maker.id });
    await api.data(documents.withdraw, { id }, asking.token);
    expect(await idsIn(maker, 'received')).not.toContain(id);
    const late = await refusal(documents.answer, { id, status: 'approved' }, maker.token);
    expect(late.extensions.code).toBe('NOT_FOUND');
    const { rows } = await sql<{ action: string }>`
      select action from changes where entity = 'networkRequest' and entity_id = ${id}
      order by id`.execute(api.db);
    expect(rows.map(({ action }) => action)).toEqual(['create', 'delete']);
  });

  test('becomes a connection that either side ends', async () => {
    const asking = await newVendor();
    const { id } = await ask(asking, { manufacturerId: maker.id });
    expect((await refusal(documents.end, { id }, maker.token)).msg).toBe('error.NOT_CONNECTED');
    await answer(maker, id, 'approved');
    const late = await refusal(documents.withdraw, { id }, asking.token);
    expect(late.msg).toBe('error.REQUEST_ANSWERED');
    await api.data(documents.end, { id }, maker.token);
    expect(await idsIn(asking, 'connected')).toEqual([]);
    expect(await toldTo(asking)).toContainEqual([
      'connectionEnded',
      '/vendor-partners/my-network?tab=connected',
    ]);
    // and the partner can be asked again
    expect((await ask(maker, { vendorId: asking.id })).status).toBe('pending');
  });
});

describe('a request is rejected', () => {
  const refusedFrom = async (from: VisiblePartner, input: object) =>
    (await refusal(documents.ask, { input }, from.token)).msg;

  test('to oneself, between manufacturers, without a receiver, or to both kinds at once', async () => {
    const asking = await newVendor();
    const other = await visiblePartner(api.db, 'manufacturer');
    expect(await refusedFrom(asking, { vendorId: asking.id })).toBe('error.REQUEST_TO_ONESELF');
    expect(await refusedFrom(maker, { manufacturerId: other.id })).toBe(
      'error.REQUEST_BETWEEN_MANUFACTURERS',
    );
    expect(await refusedFrom(asking, {})).toBe('error.INVALID');
    const both = { vendorId: other.id, manufacturerId: maker.id };
    expect(await refusedFrom(asking, both)).toBe('error.INVALID');
    expect(await refusedFrom(asking, { manufacturerId: '999999999' })).toBe(
      'error.PARTNER_NOT_VISIBLE',
    );
  });

  test('to and from invisible, suspended and basic partners', async () => {
    const asking = await newVendor();
    const hidden = await newVendor();
    await setVisible(hidden.id, false);
    const basic = await visiblePartner(api.db, 'basic');
    const suspended = await visiblePartner(api.db, 'suspended');
    for (const { id } of [hidden, basic, suspended]) {
      expect(await refusedFrom(asking, { vendorId: id })).toBe('error.PARTNER_NOT_VISIBLE');
    }
    expect(await refusedFrom(hidden, { vendorId: asking.id })).toBe('error.PROFILE_NOT_VISIBLE');
    for (const { token } of [basic, suspended]) {
      const input = { vendorId: asking.id };
      expect((await refusal(documents.ask, { input }, token)).extensions.code).toBe('FORBIDDEN');
    }
  });

  test('a second one, and to a connected partner', async () => {
    const asking = await newVendor();
    const { id } = await ask(asking, { manufacturerId: maker.id });
    expect(await refusedFrom(asking, { manufacturerId: maker.id })).toBe('error.REQUEST_OPEN');
    await answer(maker, id, 'approved');
    for (const [from, input] of [
      [asking, { manufacturerId: maker.id }],
      [maker, { vendorId: asking.id }],
    ] as const) {
      expect(await refusedFrom(from, input)).toBe('error.ALREADY_CONNECTED');
    }
  });

  test('rejects acceptance by the sender or strangers, and withdrawal by the receiver', async () => {
    const asking = await newVendor();
    const stranger = await newVendor();
    const { id } = await ask(asking, { manufacturerId: maker.id });
    const codeFor = async (document: string, { token }: VisiblePartner) =>
      (await refusal(document, { id, status: 'approved' }, token)).extensions.code;
    expect(await codeFor(documents.answer, asking)).toBe('FORBIDDEN');
    expect(await codeFor(documents.answer, stranger)).toBe('NOT_FOUND');
    for (const document of [documents.withdraw, documents.resend]) {
      expect(await codeFor(document, maker)).toBe('FORBIDDEN');
      expect(await codeFor(document, stranger)).toBe('NOT_FOUND');
    }
    expect(await codeFor(documents.end, stranger)).toBe('NOT_FOUND');
  });
});

test('a request of a partner who is no longer visible pauses until the partner is visible again', async () => {
  const asking = await newVendor();
  const { id } = await ask(asking, { manufacturerId: maker.id });
  await setVisible(asking.id, false);
  expect(await idsIn(maker, 'received')).not.toContain(id);
  const msg = async (variables: object) =>
    (await refusal(documents.answer, { id, ...variables }, maker.token)).msg;
  expect(await msg({ status: 'approved' })).toBe('error.PARTNER_NOT_VISIBLE');
  await setVisible(asking.id, true);
  expect((await answer(maker, id, 'approved')).status).toBe('approved');
  await setVisible(asking.id, false);
  const connected = await listOf(maker, 'connected');
  expect(connected.find((each) => each.id === id)).toMatchObject({ partner: { isOpen: false } });
});

test('the second of two simultaneous requests accepts the first', async () => {
  for (const _ of [1, 2, 3]) {
    const [one, other] = [await newVendor(), await newVendor()];
    const asked = await Promise.all([
      ask(one, { vendorId: other.id, regions: [bavaria] }),
      ask(other, { vendorId: one.id, regions: [munich] }),
    ]);
    expect(asked.map(({ status }) => status).sort()).toEqual(['approved', 'pending']);
    expect(await idsIn(one, 'connected')).toEqual([asked[0]?.id]);
    expect(asked[1]?.id).toBe(asked[0]?.id);
  }
});

test('counts match the tabs', async () => {
  const counting = await newVendor();
  const { id } = await ask(counting, { manufacturerId: maker.id });
  await ask(counting, { vendorId: (await newVendor()).id });
  await ask(await newVendor(), { vendorId: counting.id });
  const declined = await ask(await newVendor(), { vendorId: counting.id });
  await answer(counting, declined.id, 'denied');
  await answer(maker, id, 'approved');
  const { networkCounts } = await api.data(documents.counts, {}, counting.token);
  expect(networkCounts.data).toEqual({
    connected: 1,
    invited: 0,
    received: 2,
    sent: 1,
    open: 1,
    isOpen: true,
  });
  const hidden = await signedIn(api.db, 'craftsman');
  const none = await api.data(documents.counts, {}, hidden.token);
  expect(none.networkCounts.data).toMatchObject({ connected: 0, isOpen: false });
});
