import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deletePendingSecrets } from '#server/modules/platform/secondFactors/ownFactor.ts';
import type { AccountKind } from '#tests/factories/people.ts';
import { codeOf } from '#tests/factories/secondFactors.ts';
import {
  call,
  newAccount,
  newSecured,
  ownOf,
  refused,
  signIn,
} from '#tests/support/secondFactor.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const isWrong = (field: string, rule: string) => ({
  extensions: { code: 'INVALID', fields: { [field]: { rule } } },
});

const begin = async (token: string): Promise<{ secret: string; address: string }> =>
  (await call('begin', {}, token)).beginSecondFactor.data;

const confirm = async (token: string, code: string): Promise<string[]> =>
  (await call('confirm', { code }, token)).confirmSecondFactor.data.codes;

const eventsOf = async (account: string) => {
  await api.app.securityLog.settled();
  const { securityEvents } = await api.data(
    `query ($query: SecurityEventsQuery) { securityEvents(query: $query) { data {
      results { kind account portal } } } }`,
    { query: { account, sort: 'id', size: 50 } },
    admin,
  );
  return securityEvents.data.results;
};

const kindsOf = async (account: string) => (await eventsOf(account)).map(({ kind }) => kind);

describe('setting up', () => {
  test.each<AccountKind>(['admin', 'manufacturer', 'vendor', 'suspended'])(
    'a %s gets ten recovery codes, and needs a code from then on',
    async (kind) => {
      const { user, token } = await newAccount(kind);
      const none = { since: null, recoveryCodesLeft: 0, isRequired: false };
      expect(await ownOf(token)).toEqual(none);
      const { secret, address } = await begin(token);
      expect(new URL(address).searchParams.get('secret')).toBe(secret);
      expect(decodeURIComponent(address)).toContain(user.email);
      // the second factor is inactive before one of its codes was typed
      expect(await ownOf(token)).toEqual(none);
      const code = codeOf(secret);
      const codes = await confirm(token, code);
      expect(new Set(codes).size).toBe(10);
      for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-?){4}$/);
      const own = await ownOf(token);
      expect(own).toMatchObject({ recoveryCodesLeft: 10, isRequired: false });
      expect(Number.isNaN(Date.parse(own.since ?? ''))).toBe(false);
      expect((await signIn(user)).error).toMatchObject(isWrong('code', 'rules.required'));
      // the code that confirmed the second factor cannot be used for signing in as well
      const used = await signIn(user, code);
      expect(used.error).toMatchObject(isWrong('code', 'rules.wrongCode'));
      expect((await signIn(user, codeOf(secret, 1))).result).not.toBeNull();
      const event = { kind: 'secondFactorOn', account: user.email, portal: user.role };
      expect(await eventsOf(user.email)).toContainEqual(event);
    },
  );

  test('accepts a code of the newest secret', async () => {
    const { token } = await newAccount();
    const [former, newest] = [await begin(token), await begin(token)];
    expect(former.secret).not.toBe(newest.secret);
    for (const code of [codeOf(former.secret), codeOf(newest.secret, 5)]) {
      const wrong = await refused('confirm', { code }, token);
      expect(wrong).toMatchObject(isWrong('code', 'rules.wrongCode'));
    }
    expect(await confirm(token, codeOf(newest.secret))).toHaveLength(10);
  });

  test('is confirmed within 15 minutes, or not at all', async () => {
    const { user, token } = await newAccount();
    const { secret } = await begin(token);
    await sql`update second_factors set pending_since = now() - interval '15 minutes'
      where user_id = ${user.id}`.execute(api.db);
    expect((await refused('confirm', { code: codeOf(secret) }, token)).extensions.code).toBe(
      'NOT_FOUND',
    );
    await deletePendingSecrets(api.db);
    const { rows } = await sql`
      select from second_factors where user_id = ${user.id}`.execute(api.db);
    expect(rows).toEqual([]);
    await confirm(token, codeOf((await begin(token)).secret));
    await deletePendingSecrets(api.db);
    expect((await ownOf(token)).since).not.toBeNull();
  });

  test('cannot be confirmed by guessing', async () => {
    const { token } = await newAccount();
    const { secret } = await begin(token);
    const right = [-1, 0, 1].map((steps) => codeOf(secret, steps));
    const code = ['000000', '000001', '000002', '000003'].find((each) => !right.includes(each));
    for (let n = 0; n < 5; n += 1) await refused('confirm', { code }, token);
    expect((await refused('confirm', { code: codeOf(secret) }, token)).extensions.code).toBe(
      'RATE_LIMITED',
    );
  });

  test('is confirmed once by several simultaneous requests', async () => {
    const { token } = await newAccount();
    const code = codeOf((await begin(token)).secret);
    const document = `mutation { confirmSecondFactor(input: { code: "${code}" }) { data { codes } } }`;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.request(document, {}, token)),
    );
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(1);
    expect((await ownOf(token)).recoveryCodesLeft).toBe(10);
  });

  test('ends all other sessions of the account, but of no one else', async () => {
    const { user, token } = await newAccount();
    const other = (await signIn(user)).result?.token ?? '';
    const stranger = await newAccount();
    await confirm(token, codeOf((await begin(token)).secret));
    expect((await api.refusal('{ me { status } }', {}, other)).msg).toBe('error.TOKEN_NOT_VALID');
    for (const kept of [token, stranger.token]) {
      expect((await api.data('{ me { status } }', {}, kept)).me.status).toBe(200);
    }
  });

  test('again replaces app and recovery codes, which stay valid until then', async () => {
    const { user, token, secret } = await newSecured();
    const [former] = (await call('renew', {}, token)).renewRecoveryCodes.data.codes;
    const begun = await begin(token);
    expect((await signIn(user, codeOf(begun.secret))).result).toBeNull();
    expect((await signIn(user, codeOf(secret))).result).not.toBeNull();
    const codes = await confirm(token, codeOf(begun.secret));
    expect((await signIn(user, codeOf(secret, 1))).result).toBeNull();
    expect((await signIn(user, former)).result).toBeNull();
    expect((await signIn(user, codes[0])).result).not.toBeNull();
    expect((await signIn(user, codeOf(begun.secret, 1))).result).not.toBeNull();
  });
});

describe('ending', () => {
  test('makes the password enough to sign in', async () => {
    const { user, token } = await newSecured('vendor');
    await call('renew', {}, token);
    await call('end', {}, token);
    expect(await ownOf(token)).toEqual({ since: null, recoveryCodesLeft: 0, isRequired: false });
    expect((await signIn(user)).result).not.toBeNull();
    expect(await kindsOf(user.email)).toContain('secondFactorOff');
  });

  test('is not found without one, or if it is unconfirmed', async () => {
    const { token } = await newAccount();
    await begin(token);
    for (const name of ['end', 'renew'] as const) {
      const refusal = await refused(name, {}, token);
      expect(refusal).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
    }
  });
});

describe('by an administrator', () => {
  const reset = (id: string) => call('reset', { id }, admin);

  test('disables and reports the second factor of a user who has lost it', async () => {
    const { user } = await newSecured('manufacturer');
    expect((await reset(user.id)).resetSecondFactor.data).toEqual([user.id]);
    expect((await signIn(user)).result).not.toBeNull();
    const event = { kind: 'secondFactorReset', account: expect.any(String), portal: 'admin' };
    expect(await eventsOf(user.email)).toContainEqual(event);
    expect(await refused('reset', { id: user.id }, admin)).toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    });
  });

  test('does not disable the administrator’s own', async () => {
    const { user, token } = await newSecured();
    expect(await refused('reset', { id: user.id }, token)).toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    });
    expect((await signIn(user)).error).toMatchObject(isWrong('code', 'rules.required'));
  });

  test('lists all accounts, by whether they have one', async () => {
    const [on, off] = [await newSecured('vendor'), await newAccount('vendor')];
    const list = async (query: object) =>
      (
        await api.data(
          `query ($query: SecondFactorsQuery) { secondFactors(query: $query) { data {
            results { id email name portal since recoveryCodesLeft } total } } }`,
          { query: { size: 1000, ...query } },
          admin,
        )
      ).secondFactors.data.results;
    const ids = async (query: object) => (await list(query)).map(({ id }) => id);
    expect(await list({ account: on.user.email })).toMatchObject([
      { id: on.user.id, portal: 'vendor', since: expect.any(String), recoveryCodesLeft: 0 },
    ]);
    const having = await ids({ state: 'on', portal: 'vendor' });
    expect(having).toContain(on.user.id);
    expect(having).not.toContain(off.user.id);
    expect(await ids({ state: 'off' })).toContain(off.user.id);
    expect(await ids({ state: 'off' })).not.toContain(on.user.id);
    expect(await ids({ portal: 'admin' })).not.toContain(on.user.id);
    const dates = (await list({ sort: 'since', order: 'DESC' })).map(({ since }) => since);
    const known = dates.filter((each) => each !== null);
    expect(known).toEqual([...known].sort().reverse());
  });
});
