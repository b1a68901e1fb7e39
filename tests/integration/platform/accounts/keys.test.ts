import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deleteOldKeys, type KeyPurpose } from '#server/modules/platform/accounts/keys.ts';
import { isPassword } from '#server/modules/platform/session/passwords.ts';
import { createAccount } from '#tests/factories/people.ts';
import { changesOf } from '#tests/support/changes.ts';
import { api, shareApi } from '#tests/support/testApi.ts';
import {
  checkKey,
  keyFor,
  notFound,
  password,
  password_hash,
  queuedFor,
  reset,
  resetInput,
  storedPassword,
} from './calls.ts';

shareApi();

const renew = 'mutation M($input: RenewKeyInput!) { renewKey(input: $input) { status } }';
const vendorKey =
  'query Q($key: String!) { vendorKey(key: $key) { data { id name surname status email phone avatar accountEmail } } }';
const manufacturersKey = `query Q($key: String!) { manufacturersKey(key: $key) {
  data { id company_name status email phone avatar logo profile accountEmail } } }`;
const activations = {
  vendor:
    'mutation M($key: String!, $password: String!) { vendorCheck(key: $key, password: $password) { status } }',
  manufacturer:
    'mutation M($key: String!, $password: String!) { manufacturerCheck(key: $key, password: $password) { status } }',
};

const expired = { msg: 'error.KEY_EXPIRED', extensions: { code: 'INVALID' } };

describe('a key', () => {
  test('resets the password of its account, once', async () => {
    const { id } = await createAccount(api.db, 'admin', { password_hash });
    const key = await keyFor(id, 'reset');
    expect((await api.data(checkKey, { type: 'admin', key })).checkKey.status).toBe(200);
    expect((await api.data(reset, resetInput('admin', key))).resetPassword).toEqual({
      message: 'OK',
      status: 200,
    });
    expect(await isPassword(await storedPassword(id), password)).toBe(true);
    expect(await api.refusal(checkKey, { type: 'admin', key })).toMatchObject(notFound);
    expect(await api.refusal(reset, resetInput('admin', key))).toMatchObject(notFound);
    expect(await api.refusal(renew, { input: { type: 'admin', key } })).toMatchObject(notFound);
  });

  test('is stored as a hash only', async () => {
    const { id } = await createAccount(api.db, 'admin', { password_hash });
    const key = await keyFor(id, 'reset');
    const { rows } = await sql<{ everything: string }>`
      select string_agg(t::text, ' ') as everything from account_keys t`.execute(api.db);
    const stored = rows[0]?.everything ?? '';
    for (const form of [
      key,
      Buffer.from(key).toString('hex'),
      Buffer.from(key, 'base64url').toString('hex'),
    ]) {
      expect(stored).not.toContain(form);
    }
    expect(key).toMatch(/^[\w-]{43}$/);
  });

  test('used twice at once works once', async () => {
    const { id } = await createAccount(api.db, 'vendor', { password_hash });
    const key = await keyFor(id, 'reset');
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => api.request(reset, resetInput('vendor', key))),
    );
    const outcomes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'done');
    expect(outcomes.sort()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'done']);
    expect(await queuedFor({ userId: id })).toHaveLength(1);
  });

  test('two of one account used at once: one works, and the other is invalid', async () => {
    const { id } = await createAccount(api.db, 'vendor', { password_hash });
    const keys = [await keyFor(id, 'reset'), await keyFor(id, 'reset')];
    const answers = await Promise.all(
      keys.map((key) => api.request(reset, resetInput('vendor', key))),
    );
    const outcomes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'done');
    expect(outcomes.sort()).toEqual(['NOT_FOUND', 'done']);
  });

  test('says so if it has expired, wherever it is used, and changes nothing', async () => {
    const { id } = await createAccount(api.db, 'vendor', { password_hash });
    const key = await keyFor(id, 'reset', -1);
    expect(await api.refusal(checkKey, { type: 'vendor', key })).toMatchObject(expired);
    expect(await api.refusal(reset, resetInput('vendor', key))).toMatchObject(expired);
    const invitation = await keyFor(id, 'activation', -1);
    expect(await api.refusal(vendorKey, { key: invitation })).toMatchObject(expired);
    expect(await api.refusal(activations.vendor, { key: invitation, password })).toMatchObject(
      expired,
    );
    expect(await storedPassword(id)).toBe(password_hash);
  });

  test('is renewed after it has expired, by a mail to its own account', async () => {
    const { id, email } = await createAccount(api.db, 'manufacturer', { password_hash });
    const key = await keyFor(id, 'reset', -1);
    const input = { type: 'manufacturer', key, language: 'en' };
    expect((await api.data(renew, { input })).renewKey.status).toBe(200);
    expect(await queuedFor({ email })).toEqual([
      { mail: 'access', email, portal: 'manufacturer', language: 'en' },
    ]);
    for (let attempt = 0; attempt < 4; attempt += 1) await api.request(renew, { input });
    expect((await api.refusal(renew, { input })).extensions.code).toBe('RATE_LIMITED');
  });

  test.each<[string, KeyPurpose, 'vendor' | 'manufacturer']>([
    ['a vendor’s invitation', 'activation', 'vendor'],
    ['a manufacturer’s invitation', 'activation', 'manufacturer'],
    ['a vendor’s reset', 'reset', 'vendor'],
    ['a manufacturer’s reset', 'reset', 'manufacturer'],
  ])('%s opens nothing else', async (_, purpose, portal) => {
    const { id } = await createAccount(api.db, portal);
    const key = await keyFor(id, purpose);
    const calls: Record<string, () => Promise<unknown>> = {
      'reset admin': () => api.refusal(reset, resetInput('admin', key)),
      'reset vendor': () => api.refusal(reset, resetInput('vendor', key)),
      'reset manufacturer': () => api.refusal(reset, resetInput('manufacturer', key)),
      'activation vendor': () => api.refusal(activations.vendor, { key, password }),
      'activation manufacturer': () => api.refusal(activations.manufacturer, { key, password }),
    };
    const reads: Record<string, () => Promise<unknown>> = {
      'reset admin': () => api.refusal(checkKey, { type: 'admin', key }),
      'reset vendor': () => api.refusal(checkKey, { type: 'vendor', key }),
      'reset manufacturer': () => api.refusal(checkKey, { type: 'manufacturer', key }),
      'activation vendor': () => api.refusal(vendorKey, { key }),
      'activation manufacturer': () => api.refusal(manufacturersKey, { key }),
    };
    const own = `${purpose} ${portal}`;
    for (const kind of [calls, reads]) {
      for (const [name, call] of Object.entries(kind)) {
        if (name !== own) expect(await call(), name).toMatchObject(notFound);
      }
    }
    expect(await storedPassword(id)).toBeNull();
  });

  test.each(['', 'x', '../../etc', 'a'.repeat(43), 'ä'.repeat(43), '\u0000', 'x'.repeat(100_000)])(
    'is not found if it is invented ("%.10s")',
    async (key) => {
      expect(await api.refusal(checkKey, { type: 'vendor', key })).toMatchObject(notFound);
      expect(await api.refusal(reset, resetInput('vendor', key))).toMatchObject(notFound);
      expect(await api.refusal(vendorKey, { key })).toMatchObject(notFound);
      expect(await api.refusal(activations.vendor, { key, password })).toMatchObject(notFound);
      expect(await api.refusal(renew, { input: { type: 'vendor', key } })).toMatchObject(notFound);
    },
  );

  test('appears in no response, whatever happens to it', async () => {
    const { id } = await createAccount(api.db, 'vendor', { password_hash });
    const keys = [await keyFor(id, 'reset', -1), await keyFor(id, 'activation'), 'a'.repeat(43)];
    for (const key of [...keys, await keyFor(id, 'reset')]) {
      const answers = [
        await api.request(checkKey, { type: 'vendor', key }),
        await api.request(vendorKey, { key }),
        await api.request(reset, { input: { type: 'vendor', key, password: 'short' } }),
        await api.request(reset, resetInput('vendor', key)),
        await api.request(activations.vendor, { key, password: 'short' }),
        await api.request(renew, { input: { type: 'vendor', key } }),
      ];
      expect(JSON.stringify(answers)).not.toContain(key);
      const page = await api.app.inject(`/reset-password/${key}`);
      expect(page.body + JSON.stringify(page.headers)).not.toContain(key);
    }
  });

  test('is kept for 90 days after it has expired, so that its page can offer another', async () => {
    const { id } = await createAccount(api.db, 'vendor', { password_hash });
    await keyFor(id, 'reset', -91 * 24);
    const recent = await keyFor(id, 'reset', -89 * 24);
    await deleteOldKeys(api.db);
    const left = await api.db
      .selectFrom('account_keys')
      .select('user_id')
      .where('user_id', '=', id)
      .execute();
    expect(left).toHaveLength(1);
    expect(await api.refusal(checkKey, { type: 'vendor', key: recent })).toMatchObject(expired);
  });
});

describe('activation', () => {
  test('reads the vendor first, sets the password and verifies', async () => {
    const { id, vendor_id, email } = await createAccount(api.db, 'vendor');
    await api.db
      .updateTable('vendors')
      .set({ status: '1', name: 'Vera', surname: 'Vollmer', phone: '+49 30 1', avatar: 'a.webp' })
      .where('id', '=', vendor_id)
      .execute();
    const key = await keyFor(id, 'activation');
    expect((await api.data(vendorKey, { key })).vendorKey.data).toEqual({
      id: vendor_id,
      name: 'Vera',
      surname: 'Vollmer',
      status: '1',
      email: expect.stringContaining('@vendor.example'),
      phone: '+49 30 1',
      avatar: 'a.webp',
      accountEmail: email,
    });
    expect(
      (await api.refusal(activations.vendor, { key, password: 'short' })).extensions.fields,
    ).toEqual({
      password: { rule: 'rules.minLength', limit: 12 },
    });
    expect((await api.data(activations.vendor, { key, password })).vendorCheck.status).toBe(200);
    expect(await isPassword(await storedPassword(id), password)).toBe(true);
    const { status, version } = await api.db
      .selectFrom('vendors')
      .select(['status', 'version'])
      .where('id', '=', vendor_id)
      .executeTakeFirstOrThrow();
    expect({ status, version }).toEqual({ status: '2', version: 2 });
    expect(await changesOf(api.db, 'vendor', vendor_id ?? '')).toMatchObject([
      { before: { status: '1' }, after: { status: '2' }, user_id: id },
    ]);
    // the invitation already contains the link, so there is no second mail
    expect(await queuedFor({ userId: id })).toEqual([]);
    expect(await api.refusal(activations.vendor, { key, password })).toMatchObject(notFound);
  });

  test('works the same for a manufacturer', async () => {
    const { id, manufacturer_id } = await createAccount(api.db, 'manufacturer');
    await api.db
      .updateTable('manufacturers')
      .set({ status: '1', description: 'Tische', logo: 'l.webp' })
      .where('id', '=', manufacturer_id)
      .execute();
    const key = await keyFor(id, 'activation');
    expect((await api.data(manufacturersKey, { key })).manufacturersKey.data).toMatchObject({
      id: manufacturer_id,
      status: '1',
      logo: 'l.webp',
      profile: 'Tische',
    });
    expect(
      (await api.data(activations.manufacturer, { key, password })).manufacturerCheck.status,
    ).toBe(200);
    expect(await isPassword(await storedPassword(id), password)).toBe(true);
    expect((await api.refusal(manufacturersKey, { key })).msg).toBe('error.NOT_FOUND');
  });

  test('changes nothing of another vendor', async () => {
    const other = await createAccount(api.db, 'vendor');
    await sql`update vendors set status = '1'`.execute(api.db);
    const { id } = await createAccount(api.db, 'vendor');
    await api.data(activations.vendor, { key: await keyFor(id, 'activation'), password });
    const { status } = await api.db
      .selectFrom('vendors')
      .select('status')
      .where('id', '=', other.vendor_id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('1');
    expect(await storedPassword(other.id)).toBeNull();
  });
});
