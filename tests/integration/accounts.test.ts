import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { errorText } from '#contract/errors.ts';
import type { Portal } from '#contract/portal.ts';
import { createKey, deleteOldKeys, type KeyPurpose } from '#server/modules/accounts/keys.ts';
import { hashPassword, isPassword } from '#server/modules/session/passwords.ts';
import { createAccount, signedIn } from '#tests/factories/people.ts';
import { unique } from '#tests/factories/unique.ts';
import { changesOf } from '#tests/support/changes.ts';
import { api } from '#tests/support/testApi.ts';

let password_hash: string;
const oldPassword = 'the old password';
const password = 'a new password';

beforeAll(async () => {
  password_hash = await hashPassword(oldPassword);
});

const me = '{ me { data { id } } }';
const checkKey =
  'query Q($type: String!, $key: String!) { checkKey(type: $type, key: $key) { status } }';
const reset =
  'mutation M($input: ResetPasswordInput!) { resetPassword(input: $input) { message status } }';
const renew = 'mutation M($input: RenewKeyInput!) { renewKey(input: $input) { status } }';
const forgot =
  'mutation M($input: ForgotPasswordInput!) { forgotPassword(input: $input) { message status } }';
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

const keyFor = async (userId: string, purpose: KeyPurpose, hours = 1): Promise<string> =>
  (await createKey(api.db, { userId, purpose, hours })).key;

const resetInput = (type: Portal, key: string) => ({
  input: { type, key, password, confirmPassword: password },
});

const storedPassword = async (userId: string): Promise<string | null> => {
  const row = await api.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.password_hash;
};

/** What the queue of mails holds for an account. */
const queuedFor = async (match: object): Promise<object[]> => {
  const { rows } = await sql<{ data: object }>`
    select data from pgboss.job where name = 'mail' and data @> ${JSON.stringify(match)}::jsonb
    order by created_on`.execute(api.db);
  return rows.map(({ data }) => data);
};

const notFound = { msg: 'error.NOT_FOUND', extensions: { code: 'NOT_FOUND' } };
const expired = { msg: 'error.KEY_EXPIRED', extensions: { code: 'INVALID' } };

describe('forgot password', () => {
  const request = (email: string, type: Portal = 'vendor') =>
    api.request(forgot, { input: { email, type, language: 'en' } });

  /** What an attacker can see of the work: the answer, and every statement of the database. */
  const observe = async (email: string) => {
    api.statements.length = 0;
    const answer = await request(email);
    const statements = api.statements.map((statement) =>
      statement.startsWith('{') ? JSON.parse(statement).text : statement,
    );
    return { answer, statements };
  };

  test('is answered alike, and after the same work, whether there is an account or not', async () => {
    const known = await createAccount(api.db, 'vendor', { password_hash });
    const invited = await createAccount(api.db, 'vendor');
    const otherPortal = await createAccount(api.db, 'manufacturer', { password_hash });
    await observe('warm-up@atrium.example');
    const unknown = await observe(`${unique('nobody')}@atrium.example`);
    expect(unknown.answer).toMatchObject({ status: 200, errors: [] });
    expect(unknown.statements.length).toBeGreaterThan(0);
    expect(unknown.statements.join(' ')).not.toMatch(/users|account_keys/);
    for (const { email } of [known, invited, otherPortal]) {
      expect(await observe(email)).toEqual(unknown);
    }
  });

  test('leaves the mail to the queue, without a key in it', async () => {
    const { email } = await createAccount(api.db, 'vendor', { password_hash });
    await request(email.toUpperCase());
    expect(await queuedFor({ email })).toEqual([
      { mail: 'access', email, portal: 'vendor', language: 'en' },
    ]);
    expect(await api.db.selectFrom('account_keys').selectAll().execute()).toEqual([]);
  });

  test.each([
    [{}, ['email', 'type']],
    [{ email: 'anna', type: 'vendor' }, ['email']],
    [{ email: 'a@b.example', type: 'craftsman' }, ['type']],
    [{ email: 'a@b.example', type: 'vendor', language: 'fr' }, ['language']],
  ])('%j is refused by field', async (input, fields) => {
    const error = await api.refusal(forgot, { input });
    expect(error.extensions.code).toBe('INVALID');
    expect(Object.keys(error.extensions.fields ?? {})).toEqual(fields);
  });

  test('is limited for each account, known or not, and counted in the database', async () => {
    const known = await createAccount(api.db, 'vendor', { password_hash });
    for (const email of [known.email, `${unique('nobody')}@atrium.example`]) {
      for (let attempt = 0; attempt < 5; attempt += 1) {
        expect((await request(email)).errors).toEqual([]);
      }
      const { errors } = await request(email);
      expect(errors[0]).toMatchObject({
        msg: 'error.RATE_LIMITED',
        extensions: { code: 'RATE_LIMITED', args: { minutes: 15 } },
      });
    }
  });

  test('is limited for each address', async () => {
    const from = async (remoteAddress: string) => {
      const response = await api.app.inject({
        method: 'POST',
        url: '/graphql',
        remoteAddress,
        payload: {
          query: forgot,
          variables: { input: { email: `${unique('x')}@atrium.example`, type: 'admin' } },
        },
      });
      return response.json().errors?.[0]?.extensions.code ?? 'sent';
    };
    expect(await from('10.1.0.1')).toBe('sent');
    await api.db
      .updateTable('rate_limits')
      .set({ points: 50 })
      .where('key', '=', 'mail-address:10.1.0.1')
      .execute();
    expect(await from('10.1.0.1')).toBe('RATE_LIMITED');
    expect(await from('10.1.0.2')).toBe('sent');
  });
});

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

  test('two of one account used at once: one works, neither fails otherwise', async () => {
    const { id } = await createAccount(api.db, 'vendor', { password_hash });
    const keys = [await keyFor(id, 'reset'), await keyFor(id, 'reset')];
    const answers = await Promise.all(
      keys.map((key) => api.request(reset, resetInput('vendor', key))),
    );
    const outcomes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'done');
    expect(outcomes.sort()).toEqual(['NOT_FOUND', 'done']);
  });

  test('that has expired says so, wherever it is taken, and changes nothing', async () => {
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

  test('that has expired is renewed by a mail to its own account', async () => {
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
    'that was made up ("%.10s") is not found',
    async (key) => {
      expect(await api.refusal(checkKey, { type: 'vendor', key })).toMatchObject(notFound);
      expect(await api.refusal(reset, resetInput('vendor', key))).toMatchObject(notFound);
      expect(await api.refusal(vendorKey, { key })).toMatchObject(notFound);
      expect(await api.refusal(activations.vendor, { key, password })).toMatchObject(notFound);
      expect(await api.refusal(renew, { input: { type: 'vendor', key } })).toMatchObject(notFound);
    },
  );

  test('is in no answer, whatever becomes of it', async () => {
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

  test('is kept for 90 days after it expired, so that its page can offer another', async () => {
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

describe('resetting', () => {
  test.each([
    [
      { password: '', confirmPassword: '' },
      { password: 'rules.required', confirmPassword: 'rules.required' },
    ],
    [{}, { password: 'rules.required', confirmPassword: 'rules.required' }],
    [{ password: 'short', confirmPassword: 'short' }, { password: 'rules.minLength' }],
    [{ password, confirmPassword: 'another one' }, { confirmPassword: 'rules.passwordsDiffer' }],
    [
      { password: 'x'.repeat(201), confirmPassword: 'x'.repeat(201) },
      { password: 'rules.maxLength' },
    ],
  ])('with %.60j is refused by field, and the key stays good', async (input, rules) => {
    const { id } = await createAccount(api.db, 'vendor', { password_hash });
    const key = await keyFor(id, 'reset');
    const error = await api.refusal(reset, { input: { type: 'vendor', key, ...input } });
    const fields = error.extensions.fields ?? {};
    expect(
      Object.fromEntries(Object.entries(fields).map(([field, { rule }]) => [field, rule])),
    ).toEqual(rules);
    expect((await api.data(checkKey, { type: 'vendor', key })).checkKey.status).toBe(200);
  });

  test('ends every session of the account, voids its other links and tells its owner', async () => {
    const { token, user } = await signedIn(api.db, 'admin', { password_hash });
    const other = await signedIn(api.db, 'admin');
    const earlier = await keyFor(user.id, 'reset');
    await api.data(reset, resetInput('admin', await keyFor(user.id, 'reset')), token);
    expect((await api.refusal(me, {}, token)).msg).toBe(errorText.tokenNotValid);
    expect((await api.data(me, {}, other.token)).me.data.id).toBe(other.user.id);
    expect(await api.refusal(checkKey, { type: 'admin', key: earlier })).toMatchObject(notFound);
    expect(await queuedFor({ userId: user.id })).toEqual([
      { mail: 'passwordChanged', userId: user.id },
    ]);
  });

  test('is recorded without the password', async () => {
    const { id } = await createAccount(api.db, 'vendor', { password_hash });
    await api.data(reset, resetInput('vendor', await keyFor(id, 'reset')));
    const [change, ...more] = await changesOf(api.db, 'account', id);
    expect(more).toEqual([]);
    expect(change).toMatchObject({
      action: 'update',
      user_id: id,
      before: { password_set_at: null },
    });
    expect(JSON.stringify(change)).not.toMatch(/argon2|password_hash/);
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
      password: { rule: 'rules.minLength', limit: 10 },
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
    // the invitation said it all: no second mail
    expect(await queuedFor({ userId: id })).toEqual([]);
    expect(await api.refusal(activations.vendor, { key, password })).toMatchObject(notFound);
  });

  test('of a manufacturer likewise', async () => {
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

describe('changing the own password', () => {
  const change =
    'mutation M($input: ChangePasswordInput!) { changePassword(input: $input) { status } }';
  const input = { currentPassword: oldPassword, password, confirmPassword: password };

  test('keeps the session that asks, and ends all others of the account', async () => {
    const { token, user } = await signedIn(api.db, 'admin', { password_hash });
    const elsewhere = await api.data(
      'mutation M($input: SignInInput!) { signIn(input: $input) { token } }',
      { input: { email: user.email, password: oldPassword } },
    );
    await api.data(change, { input }, token);
    expect((await api.data(me, {}, token)).me.data.id).toBe(user.id);
    expect((await api.refusal(me, {}, elsewhere.signIn.token)).msg).toBe(errorText.tokenNotValid);
    expect(await isPassword(await storedPassword(user.id), password)).toBe(true);
    expect(await queuedFor({ userId: user.id })).toHaveLength(1);
  });

  test('needs the present one, and says so at its field without signing anybody out', async () => {
    const { token, user } = await signedIn(api.db, 'vendor', { password_hash });
    const wrong = { ...input, currentPassword: 'a guess' };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await api.refusal(change, { input: wrong }, token)).extensions).toEqual({
        code: 'INVALID',
        fields: { currentPassword: { rule: 'rules.wrongPassword' } },
      });
    }
    expect((await api.refusal(change, { input }, token)).extensions.code).toBe('RATE_LIMITED');
    expect(await storedPassword(user.id)).toBe(password_hash);
  });

  test('tells all that is missing at once', async () => {
    const { token } = await signedIn(api.db, 'vendor', { password_hash });
    const error = await api.refusal(change, { input: {} }, token);
    expect(Object.keys(error.extensions.fields ?? {}).sort()).toEqual([
      'confirmPassword',
      'currentPassword',
      'password',
    ]);
  });

  test('twice at once sets one of them', async () => {
    const { token, user } = await signedIn(api.db, 'vendor', { password_hash });
    const chosen = ['first password', 'second password'];
    const answers = await Promise.all(
      chosen.map((each) =>
        api.request(change, { input: { ...input, password: each, confirmPassword: each } }, token),
      ),
    );
    const done = answers.findIndex(({ errors }) => errors.length === 0);
    expect(answers[1 - done]?.errors[0]?.extensions.code).toBe('CONFLICT');
    expect(await isPassword(await storedPassword(user.id), chosen[done] ?? '')).toBe(true);
  });
});

describe('the own sessions', () => {
  const list = `{ ownSessions { data {
    id createdAt lastUsedAt address browser system device isCurrent } } }`;
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

  const signIn = async (email: string, userAgent: string, remoteAddress: string) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress,
      headers: { 'user-agent': userAgent },
      payload: {
        query: 'mutation M($input: SignInInput!) { signIn(input: $input) { token } }',
        variables: { input: { email, password: oldPassword } },
      },
    });
    return response.json().data.signIn.token as string;
  };

  const twoSessions = async () => {
    const { email } = await createAccount(api.db, 'admin', { password_hash });
    const first = await signIn(email, firefox, '10.0.0.7');
    const second = await signIn(email, 'x'.repeat(5000), '2001:db8::1');
    return { first, second };
  };

  test('are listed with device, address and times', async () => {
    const { first, second } = await twoSessions();
    const { ownSessions } = await api.data(list, {}, first);
    expect(ownSessions.data).toHaveLength(2);
    expect(ownSessions.data.find(({ isCurrent }) => isCurrent)).toMatchObject({
      address: '10.0.0.7',
      browser: 'Firefox',
      system: 'Linux',
      device: 'desktop',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(ownSessions.data.find(({ isCurrent }) => !isCurrent)).toMatchObject({
      address: '2001:db8::1',
      browser: null,
      system: null,
      device: null,
    });
    expect(JSON.stringify(ownSessions)).not.toContain(second);
  });

  test('show neither another’s nor those that have ended', async () => {
    const { first } = await twoSessions();
    const { token } = await signedIn(api.db, 'admin');
    await sql`update sessions set last_used_at = now() - interval '13 hours'
      where user_agent like 'xxx%'`.execute(api.db);
    expect((await api.data(list, {}, first)).ownSessions.data).toHaveLength(1);
    expect((await api.data(list, {}, token)).ownSessions.data).toHaveLength(1);
  });

  test('are ended one by one, the own alone', async () => {
    const { first, second } = await twoSessions();
    const stranger = await signedIn(api.db, 'admin');
    const end = 'mutation M($id: ID!) { endSession(id: $id) { data } }';
    const { data } = (await api.data(list, {}, first)).ownSessions;
    const id = data.find(({ isCurrent }) => !isCurrent)?.id;
    expect(await api.refusal(end, { id }, stranger.token)).toMatchObject(notFound);
    for (const none of ['0', 'x', '99999999999999999999', '987654321']) {
      expect(await api.refusal(end, { id: none }, first)).toMatchObject(notFound);
    }
    expect((await api.data(end, { id }, first)).endSession.data).toEqual([id]);
    expect((await api.refusal(me, {}, second)).msg).toBe(errorText.tokenNotValid);
    expect((await api.data(me, {}, first)).me.data.id).toBeDefined();
  });

  test('are ended all but the one that asks', async () => {
    const { first, second } = await twoSessions();
    const stranger = await signedIn(api.db, 'admin');
    const ended = await api.data('mutation { endOtherSessions { data } }', {}, second);
    expect(ended.endOtherSessions.data).toHaveLength(1);
    expect((await api.refusal(me, {}, first)).msg).toBe(errorText.tokenNotValid);
    expect((await api.data(me, {}, second)).me.data.id).toBeDefined();
    expect((await api.data(me, {}, stranger.token)).me.data.id).toBe(stranger.user.id);
  });
});

describe('the own account', () => {
  test('has a language for its mails', async () => {
    const { token, user } = await signedIn(api.db, 'craftsman');
    const { ownAccount } = await api.data(
      '{ ownAccount { data { id email firstname lastname language passwordSetAt } } }',
      {},
      token,
    );
    expect(ownAccount.data).toEqual({
      id: user.id,
      email: user.email,
      firstname: 'Uta',
      lastname: 'User',
      language: 'de',
      passwordSetAt: null,
    });
    const update =
      'mutation M($input: OwnLanguageInput!) { updateOwnLanguage(input: $input) { data { language } } }';
    const updated = await api.data(update, { input: { language: 'en' } }, token);
    expect(updated.updateOwnLanguage.data.language).toBe('en');
    expect(await changesOf(api.db, 'account', user.id)).toMatchObject([
      { before: { language: 'de' }, after: { language: 'en' } },
    ]);
    const error = await api.refusal(update, { input: { language: 'fr' } }, token);
    expect(error.extensions.fields).toHaveProperty('language');
  });
});
