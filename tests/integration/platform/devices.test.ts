import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createKey } from '#server/modules/platform/accounts/keys.ts';
import { hashPassword } from '#server/modules/platform/session/passwords.ts';
import { createAccount } from '#tests/factories/people.ts';
import { unique } from '#tests/factories/unique.ts';
import { startApi } from '#tests/support/api.ts';
import { Device } from '#tests/support/device.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const password = 'vier Stühle am Fenster';
let password_hash: string;
beforeAll(async () => {
  password_hash = await hashPassword(password);
});

const newVendor = () =>
  createAccount(api.db, 'vendor', { password_hash, email: `${unique('device')}@atrium.example` });

const documents = {
  signIn: 'mutation ($input: SignInInput!) { result: vendorSignIn(input: $input) { token } }',
  me: '{ result: vendorMe { data { id } } }',
  reset:
    'mutation ($input: ResetPasswordInput!) { result: resetPassword(input: $input) { status } }',
  change: `mutation ($input: ChangePasswordInput!) {
    result: changePassword(input: $input) { status } }`,
};

interface From {
  device?: Device;
  address?: string;
  token?: string;
}

/** A call from a device and an address; the message of its error is `msg`. */
const call = async (
  document: keyof typeof documents,
  variables: object,
  { device = new Device(), address = '10.9.0.1', token }: From = {},
) => {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: address,
    headers: { ...device.headers, ...(token && { authorization: `Bearer ${token}` }) },
    payload: { query: documents[document], variables },
  });
  device.keep([response.headers['set-cookie'] ?? []].flat());
  const { data, errors = [] } = response.json<{
    data: { result: { token: string } } | null;
    errors?: { msg: string }[];
  }>();
  return { result: data?.result ?? null, msg: errors[0]?.msg, response };
};

const signIn = (email: string, from: From, attempt = password) =>
  call('signIn', { input: { email, password: attempt } }, from);

describe('the mark of a device', () => {
  test('is a cookie that no script reads and no other site sends', async () => {
    const { email } = await newVendor();
    const { response } = await signIn(email, {});
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(
      /^device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  test('is bound to the host, and sent encrypted only, where the address is HTTPS', async () => {
    const secure = await startApi({ publicUrl: 'https://atrium.example' });
    const { email } = await createAccount(secure.db, 'vendor', {
      ...{ password_hash, email: 'secure@atrium.example' },
    });
    const response = await secure.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: documents.signIn, variables: { input: { email, password } } },
    });
    expect(String(response.headers['set-cookie'])).toMatch(
      /^__Host-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    await secure.close();
  });

  test('is stored as a hash, and stays the same for the next account', async () => {
    const [one, other] = [await newVendor(), await newVendor()];
    const device = new Device();
    await signIn(one.email, { device });
    const { mark = '' } = device;
    await signIn(other.email, { device });
    expect(device.mark).toBe(mark);
    const { rows } = await sql<{ all: string }>`
      select (select string_agg(d::text, ' ') from known_devices d)
        || (select string_agg(s::text, ' ') from sessions s) as all`.execute(api.db);
    expect(rows[0]?.all).not.toContain(Buffer.from(mark, 'base64url').toString('hex'));
    expect(rows[0]?.all).not.toContain(mark);
  });

  test('that the server has not issued is replaced', async () => {
    const { email } = await newVendor();
    const device = new Device();
    device.keep(['device=planted']);
    await signIn(email, { device });
    expect(device.mark).toMatch(/^[\w-]{43}$/);
  });
});

describe('a session', () => {
  test('accepts its own device only: the token alone is worth nothing', async () => {
    const { email } = await newVendor();
    const device = new Device();
    const token = (await signIn(email, { device })).result?.token ?? '';
    expect((await call('me', {}, { device, token })).msg).toBeUndefined();
    const other = new Device();
    await signIn((await newVendor()).email, { device: other });
    for (const elsewhere of [new Device(), other]) {
      expect((await call('me', {}, { device: elsewhere, token })).msg).toBe(
        'error.TOKEN_NOT_VALID',
      );
    }
    const file = await api.app.inject({
      method: 'GET',
      url: '/jobs/1/file',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(file.statusCode).toBe(401);
    expect((await call('me', {}, { device, token })).msg).toBeUndefined();
  });
});

describe('guessing a password', () => {
  /** Tries wrong passwords, each from another address, until the account is limited. */
  const flood = async (email: string): Promise<number> => {
    for (let n = 0; n < 120; n += 1) {
      const { msg } = await signIn(
        email,
        { address: `10.9.${1 + Math.floor(n / 250)}.${n}` },
        'no',
      );
      if (msg !== 'Unauthorized') return n;
    }
    return 120;
  };

  test('is limited for all addresses together; the owner signs in on a known device', async () => {
    const { email } = await newVendor();
    const device = new Device();
    await signIn(email, { device });
    expect(await flood(email)).toBe(50);
    expect((await signIn(email, { address: '10.9.9.1' })).msg).toBe('error.ACCOUNT_LIMITED');
    // at a new address, too
    expect((await signIn(email, { device, address: '10.9.9.2' })).result).not.toBeNull();
  });

  test('is limited on a known device by itself', async () => {
    const { email } = await newVendor();
    const device = new Device();
    await signIn(email, { device });
    const at = (n: number) => ({ device, address: `10.9.8.${n}` });
    for (let n = 0; n < 10; n += 1) {
      expect((await signIn(email, at(n), 'no')).msg).toBe('Unauthorized');
    }
    expect((await signIn(email, at(11))).msg).toBe('error.RATE_LIMITED');
    // from elsewhere, the account has its own count
    expect((await signIn(email, { address: '10.9.8.12' })).result).not.toBeNull();
  });

  test('does not keep out an owner who resets the password by mail', async () => {
    const { id, email } = await newVendor();
    await flood(email);
    const device = new Device();
    expect((await signIn(email, { device, address: '10.9.7.1' })).msg).toBe(
      'error.ACCOUNT_LIMITED',
    );
    const { key } = await createKey(api.db, { userId: id, purpose: 'reset', hours: 1 });
    const chosen = 'fünf Stühle am Fenster';
    const input = { type: 'vendor', key, password: chosen, confirmPassword: chosen };
    expect((await call('reset', { input }, { device })).msg).toBeUndefined();
    const at = { device, address: '10.9.7.1' };
    expect((await signIn(email, at, chosen)).result).not.toBeNull();
  });

  test('a changed password makes other devices unknown', async () => {
    const { email } = await newVendor();
    const [own, lost] = [new Device(), new Device()];
    await signIn(email, { device: lost });
    const token = (await signIn(email, { device: own })).result?.token ?? '';
    const chosen = 'sechs Stühle am Fenster';
    const input = { currentPassword: password, password: chosen, confirmPassword: chosen };
    expect((await call('change', { input }, { device: own, token })).msg).toBeUndefined();
    await flood(email);
    const from = { address: '10.9.6.1' };
    expect((await signIn(email, { ...from, device: lost }, chosen)).msg).toBe(
      'error.ACCOUNT_LIMITED',
    );
    expect((await signIn(email, { ...from, device: own }, chosen)).result).not.toBeNull();
  });
});
