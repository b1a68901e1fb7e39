import { describe, expect, test } from 'vitest';
import { errorText } from '#contract/errors.ts';
import type { Portal } from '#contract/portal.ts';
import { isPassword } from '#server/modules/platform/session/passwords.ts';
import { createAccount, signedIn } from '#tests/factories/people.ts';
import { unique } from '#tests/factories/unique.ts';
import { changesOf } from '#tests/support/changes.ts';
import { Device } from '#tests/support/device.ts';
import { api, shareApi } from '#tests/support/testApi.ts';
import {
  checkKey,
  keyFor,
  me,
  notFound,
  oldPassword,
  password,
  password_hash,
  queuedFor,
  reset,
  resetInput,
  storedPassword,
} from './calls.ts';

shareApi();

const forgot =
  'mutation M($input: ForgotPasswordInput!) { forgotPassword(input: $input) { message status } }';

describe('forgot password', () => {
  const request = (email: string, type: Portal = 'vendor') =>
    api.request(forgot, { input: { email, type, language: 'en' } });

  /** Everything that an attacker can observe: the answer, and every statement of the database. */
  const observe = async (email: string) => {
    api.statements.length = 0;
    const answer = await request(email);
    const statements = api.statements.map((statement) =>
      statement.startsWith('{') ? JSON.parse(statement).text : statement,
    );
    return { answer, statements };
  };

  test('gets the same answer after the same work, with or without an account', async () => {
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
  ])('%j is rejected by field', async (input, fields) => {
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

  /** The outcome of a request from an address. */
  const requestFrom = async (
    remoteAddress: string,
    email: string,
    type: Portal,
    device = new Device(),
  ) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress,
      headers: device.headers,
      payload: { query: forgot, variables: { input: { email, type } } },
    });
    return response.json().errors?.[0]?.extensions.code ?? 'sent';
  };

  test('is limited for the address that made too many requests, not elsewhere', async () => {
    const { email } = await createAccount(api.db, 'vendor', { password_hash });
    const elsewhere = '10.2.0.2';
    const signIn = 'mutation ($input: SignInInput!) { vendorSignIn(input: $input) { token } }';
    const { headers } = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: signIn, variables: { input: { email, password: oldPassword } } },
    });
    const device = new Device();
    device.keep([headers['set-cookie'] ?? []].flat());
    const ask = (address: string) => requestFrom(address, email, 'vendor');
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await ask(elsewhere)).toBe('sent');
    expect(await ask(elsewhere)).toBe('RATE_LIMITED');
    // an account with the same address in another portal is a different account
    expect(await requestFrom(elsewhere, email, 'manufacturer')).toBe('sent');
    expect(await ask('10.2.0.3')).toBe('sent');
    await api.db
      .updateTable('rate_limits')
      .set({ points: 20 })
      .where('key', 'like', 'mail-account:%')
      .execute();
    expect(await ask('10.2.0.4')).toBe('RATE_LIMITED');
    // on a device on which it has signed in, the account still gets a mail
    expect(await requestFrom('10.2.0.4', email, 'vendor', device)).toBe('sent');
  });

  test('is limited for each address', async () => {
    const from = (remoteAddress: string) =>
      requestFrom(remoteAddress, `${unique('x')}@atrium.example`, 'admin');
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

describe('resetting', () => {
  test.each([
    [
      { password: '', confirmPassword: '' },
      { password: 'rules.required', confirmPassword: 'rules.required' },
    ],
    [{}, { password: 'rules.required', confirmPassword: 'rules.required' }],
    [{ password: 'short', confirmPassword: 'short' }, { password: 'rules.minLength' }],
    [
      { password: 'Password2026!', confirmPassword: 'Password2026!' },
      { password: 'rules.passwordCommon' },
    ],
    [{ password: oldPassword, confirmPassword: oldPassword }, { password: 'rules.passwordSame' }],
    [{ password, confirmPassword: 'another one' }, { confirmPassword: 'rules.passwordsDiffer' }],
    [
      { password: 'x'.repeat(201), confirmPassword: 'x'.repeat(201) },
      { password: 'rules.maxLength' },
    ],
  ])('with %.60j is rejected by field, and the key stays valid', async (input, rules) => {
    const { id } = await createAccount(api.db, 'vendor', { password_hash });
    const key = await keyFor(id, 'reset');
    const error = await api.refusal(reset, { input: { type: 'vendor', key, ...input } });
    const fields = error.extensions.fields ?? {};
    expect(
      Object.fromEntries(Object.entries(fields).map(([field, { rule }]) => [field, rule])),
    ).toEqual(rules);
    expect((await api.data(checkKey, { type: 'vendor', key })).checkKey.status).toBe(200);
  });

  test('ends every session of the account, invalidates its other links and informs its owner', async () => {
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

describe('changing the own password', () => {
  const change =
    'mutation M($input: ChangePasswordInput!) { changePassword(input: $input) { status } }';
  const input = { currentPassword: oldPassword, password, confirmPassword: password };

  test('keeps the current session, and ends all others of the account', async () => {
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

  test('needs the current one, and says so at its field without signing out', async () => {
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

  test('rejects the current one as the new one', async () => {
    const { token } = await signedIn(api.db, 'vendor', { password_hash });
    const same = { ...input, password: oldPassword, confirmPassword: oldPassword };
    expect((await api.refusal(change, { input: same }, token)).extensions.fields).toEqual({
      password: { rule: 'rules.passwordSame' },
    });
  });

  test('reports everything that is missing at once', async () => {
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
