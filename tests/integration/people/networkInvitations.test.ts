import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type VisiblePartner, visiblePartner } from '#tests/factories/networks.ts';
import { createAccount } from '#tests/factories/people.ts';
import { unique } from '#tests/factories/unique.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const documents = {
  invite: `mutation ($input: NetworkInviteInput!) {
    inviteToNetwork(input: $input) { data { id status invitedEmail vendorId userRole
      regions { type value } partner { name role isOpen } } } }`,
  invited: '{ getInvitedRequests { data { results { id } } } }',
  approved: `{ getApprovedRequests { data { results { id isSender invitedEmail
    partner { name } regions { type value } } } } }`,
  resend: 'mutation ($id: ID!) { resendNetworkRequest(id: $id) { data { id againAt } } }',
  withdraw: 'mutation ($id: ID!) { withdrawNetworkRequest(id: $id) { status } }',
  activate:
    'mutation ($key: String!, $password: String!) { vendorCheck(key: $key, password: $password) { status } }',
  signIn: `mutation ($input: SignInInput!) { vendorSignIn(input: $input) { token } }`,
  notifications: '{ notifications { data { results { kind params { name value } } } } }',
  remove:
    'mutation ($ids: [ID!]) { deleteManagedVendorByIds(ids: $ids) { data failures { code } } }',
};

let maker: VisiblePartner;
beforeAll(async () => {
  maker = await visiblePartner(api.db, 'manufacturer');
});

const bavaria = { type: 'state', value: 'BY' };
const inputFor = (email: string, more: object = {}) => ({
  input: { email, role: 'craftsman', company: 'Fliesen Fuchs', notes: 'Kommen Sie dazu.', ...more },
});
const newAddress = () => `${unique('fuchs')}@partner.example`;
const invite = async (by: VisiblePartner, email: string, more: object = {}) =>
  (await api.data(documents.invite, inputFor(email, more), by.token)).inviteToNetwork.data;
const idsInvited = async ({ token }: VisiblePartner) =>
  (await api.data(documents.invited, {}, token)).getInvitedRequests.data.results.map(
    ({ id }: { id: string }) => id,
  );
const accountAt = async (email: string) => {
  const { rows } = await sql<{ id: string; vendor_id: string; account_type: string }>`
    select u.id, u.vendor_id, v.account_type from users u join vendors v on v.id = u.vendor_id
    where u.email = ${email}`.execute(api.db);
  return rows[0];
};
/** Follows the link of the invitation. */
const keyFor = async (email: string): Promise<string> => {
  const { createKey } = await import('#server/modules/platform/accounts/keys.ts');
  const userId = (await accountAt(email))?.id ?? '';
  return (await createKey(api.db, { userId, purpose: 'activation', hours: 1 })).key;
};
const password = 'ein gutes Passwort';
const refusedFor = async (email: string, by = maker, more: object = {}) =>
  (await refusal(documents.invite, inputFor(email, more), by.token)).msg;

describe('an invitation', () => {
  test('creates an account, and connects once it is activated', async () => {
    const email = newAddress();
    const invited = await invite(maker, email, { regions: [bavaria] });
    expect(invited).toMatchObject({
      status: 'pending',
      invitedEmail: email,
      userRole: 'craftsman',
      partner: { name: 'Fliesen Fuchs', role: 'craftsman', isOpen: false },
    });
    expect(await accountAt(email)).toMatchObject({ account_type: 'account_pro' });
    expect(await idsInvited(maker)).toEqual([invited.id]);

    const key = await keyFor(email);
    await api.data(documents.activate, { key, password });
    expect((await api.refusal(documents.activate, { key, password })).extensions.code).toBe(
      'NOT_FOUND',
    );
    const { vendorSignIn } = await api.data(documents.signIn, { input: { email, password } });
    const { getApprovedRequests } = await api.data(documents.approved, {}, vendorSignIn.token);
    expect(getApprovedRequests.data.results).toEqual([
      {
        id: invited.id,
        isSender: false,
        invitedEmail: null,
        partner: { name: maker.name },
        regions: [bavaria],
      },
    ]);
    expect(await idsInvited(maker)).toEqual([]);
    for (const [token, kind] of [
      [maker.token, 'invitationAccepted'],
      [vendorSignIn.token, 'connectedByInvitation'],
    ]) {
      const { notifications } = await api.data(documents.notifications, {}, token);
      expect(notifications.data.results.map((each: { kind: string }) => each.kind)).toContain(kind);
    }
  });

  test('is rejected for an address with an account or an invitation, in any case', async () => {
    const email = newAddress();
    await invite(maker, email);
    const other = await visiblePartner(api.db, 'vendor');
    for (const address of [email, email.toUpperCase()]) {
      expect(await refusedFor(address)).toBe('error.ALREADY_INVITED');
      expect(await refusedFor(address, other)).toBe('error.ALREADY_INVITED');
    }
    const invited = await createAccount(api.db, 'manufacturer');
    expect(await refusedFor(invited.email.toUpperCase(), other)).toBe('error.ALREADY_INVITED');
  });

  test('is created by one of two partners who invite the same address at once', async () => {
    const email = newAddress();
    const other = await visiblePartner(api.db, 'vendor');
    const answers = await Promise.all([
      api.request(documents.invite, inputFor(email), maker.token),
      api.request(documents.invite, inputFor(email, { role: 'manufacturer' }), other.token),
    ]);
    const refused = answers.flatMap(({ errors }) => errors.map(({ msg }) => msg));
    expect(refused).toEqual(['error.ALREADY_INVITED']);
  });

  test('needs a role and a company, except for a manufacturer’s own invitation', async () => {
    const email = newAddress();
    const bad = await refusal(
      documents.invite,
      inputFor('x', { role: 'admin', company: ' ' }),
      maker.token,
    );
    expect(Object.keys(bad.extensions.fields ?? {}).sort()).toEqual(['company', 'email', 'role']);
    expect(await refusedFor(email, maker, { role: 'manufacturer' })).toBe(
      'error.REQUEST_BETWEEN_MANUFACTURERS',
    );
    const hidden = await visiblePartner(api.db, 'vendor');
    await api.db
      .updateTable('vendors')
      .set({ is_visible: false })
      .where('id', '=', hidden.id)
      .execute();
    expect(await refusedFor(email, hidden)).toBe('error.PROFILE_NOT_VISIBLE');
  });

  test('is the last one of a day if it is the twentieth, even if some were withdrawn', async () => {
    const eager = await visiblePartner(api.db, 'vendor');
    for (let n = 1; n <= 20; n += 1) {
      const { id } = await invite(eager, newAddress());
      if (n < 3) await api.data(documents.withdraw, { id }, eager.token);
    }
    const refused = await refusal(documents.invite, inputFor(newAddress()), eager.token);
    expect(refused).toMatchObject({
      msg: 'error.TOO_MANY_INVITATIONS',
      extensions: { code: 'RATE_LIMITED', args: { limit: 20 } },
    });
    await sql`update network_invitations set sent_at = sent_at - interval '1 day'`.execute(api.db);
    await invite(eager, newAddress());
  });

  test('is mailed again once a day', async () => {
    const { id } = await invite(maker, newAddress());
    expect((await refusal(documents.resend, { id }, maker.token)).msg).toBe('error.SENT_LATELY');
    await sql`
      update network_requests set sent_at = sent_at - interval '1 day'
      where id = ${id}`.execute(api.db);
    await api.data(documents.resend, { id }, maker.token);
  });

  test('deletes the unopened account when withdrawn, so that it can be sent again', async () => {
    const email = newAddress();
    const { id } = await invite(maker, email);
    const key = await keyFor(email);
    await api.data(documents.withdraw, { id }, maker.token);
    expect(await accountAt(email)).toBeUndefined();
    const gone = await api.refusal(documents.activate, { key, password });
    expect(gone.extensions.code).toBe('NOT_FOUND');
    await invite(maker, email);
  });

  test('is deleted with an invited partner', async () => {
    const email = newAddress();
    const { id, vendorId } = await invite(maker, email);
    const { deleteManagedVendorByIds } = await api.data(
      documents.remove,
      { ids: [vendorId] },
      admin,
    );
    expect(deleteManagedVendorByIds).toEqual({ data: [vendorId], failures: [] });
    expect(await idsInvited(maker)).not.toContain(id);
    expect((await refusal(documents.withdraw, { id }, maker.token)).extensions.code).toBe(
      'NOT_FOUND',
    );
  });

  test('keeps the partner from being deleted once it was accepted', async () => {
    const email = newAddress();
    const { vendorId } = await invite(maker, email);
    await api.data(documents.activate, { key: await keyFor(email), password });
    const refused = await refusal(documents.remove, { ids: [vendorId] }, admin);
    expect(refused.msg).toBe('error.PARTNER_IN_USE');
  });
});
