import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashToken } from '#server/modules/platform/session/tokens.ts';
import type { AccountKind } from '#tests/factories/people.ts';
import { codeOf } from '#tests/factories/secondFactors.ts';
import { Device } from '#tests/support/device.ts';
import { call, newAccount, newSecured, ownOf, signIn } from '#tests/support/secondFactor.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

// a code depends on the time, so the tests set the time; the database's clock continues
const step = 30_000;
const start = Math.ceil(Date.now() / step) * step + step / 2;
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: start }));
afterEach(() => vi.useRealTimers());
const later = (steps: number) => vi.setSystemTime(start + steps * step);

const wanted = { extensions: { code: 'INVALID', fields: { code: { rule: 'rules.required' } } } };
const wrong = { extensions: { code: 'INVALID', fields: { code: { rule: 'rules.wrongCode' } } } };
const tooMany = { extensions: { code: 'RATE_LIMITED' } };

const recoveryCodes = async (token: string): Promise<string[]> =>
  (await call('renew', {}, token)).renewRecoveryCodes.data.codes;

describe('signing in', () => {
  test.each<AccountKind>(['admin', 'manufacturer', 'vendor'])(
    'a %s is asked for a code after the right password, and gets in with it',
    async (kind) => {
      const { user, secret } = await newSecured(kind);
      expect((await signIn(user)).error).toMatchObject(wanted);
      const { result } = await signIn(user, codeOf(secret), { device: api.device });
      const { dashboard } = await api.data('{ dashboard { status } }', {}, result?.token);
      expect(dashboard.status).toBe(200);
    },
  );

  test('with a wrong password gives the usual error, whatever the code', async () => {
    const { user, secret } = await newSecured();
    const answers = [
      await signIn(user, undefined, { password: 'wrong' }),
      await signIn(user, codeOf(secret), { password: 'wrong' }),
      await signIn({ email: 'nobody@atrium.example', role: 'admin' }, codeOf(secret)),
    ];
    for (const { error } of answers) expect(error).toMatchObject({ msg: 'Unauthorized' });
    // the failed attempt did not use up the code
    expect((await signIn(user, codeOf(secret))).result).not.toBeNull();
  });

  test('asks for no code without a confirmed second factor', async () => {
    const { user, token } = await newAccount();
    await call('begin', {}, token);
    expect((await signIn(user)).result).not.toBeNull();
    expect((await signIn(user, '000000')).result).not.toBeNull();
  });

  test('a clock may be one step off, not two', async () => {
    const { user, secret } = await newSecured();
    for (const steps of [-2, 2]) {
      expect((await signIn(user, codeOf(secret, steps))).error, `${steps}`).toMatchObject(wrong);
    }
    for (const steps of [-1, 1]) {
      const { user: other, secret: own } = await newSecured();
      expect((await signIn(other, codeOf(own, steps))).result, `${steps}`).not.toBeNull();
    }
  });

  test('a code is good once, and none that is older', async () => {
    const { user, secret } = await newSecured();
    const [before, code] = [codeOf(secret, -1), codeOf(secret)];
    expect((await signIn(user, code)).result).not.toBeNull();
    expect((await signIn(user, code)).error).toMatchObject(wrong);
    expect((await signIn(user, before)).error).toMatchObject(wrong);
    later(1);
    expect((await signIn(user, code)).error).toMatchObject(wrong);
    expect((await signIn(user, codeOf(secret))).result).not.toBeNull();
  });

  test('many times at once with one code succeeds once', async () => {
    const { user, secret } = await newSecured();
    const code = codeOf(secret);
    const tries = ['1', '2', '3', '4', '5', '6'].map((end) =>
      signIn(user, code, { remoteAddress: `10.8.1.${end}` }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ result }) => result !== null)).toHaveLength(1);
    for (const { error } of answers.filter(({ result }) => !result)) {
      expect(error).toMatchObject(wrong);
    }
  });

  test("another account's code opens nothing", async () => {
    const [one, other] = [await newSecured(), await newSecured()];
    expect((await signIn(one.user, codeOf(other.secret))).error).toMatchObject(wrong);
    const [code] = await recoveryCodes(other.token);
    expect((await signIn(one.user, code)).error).toMatchObject(wrong);
    expect((await signIn(other.user, code)).result).not.toBeNull();
  });
});

describe('a recovery code', () => {
  test('signs in once, in any common spelling; the other codes stay valid', async () => {
    const { user, token } = await newSecured();
    const codes = await recoveryCodes(token);
    expect(codes).toHaveLength(10);
    const [first = '', second = ''] = codes;
    expect((await signIn(user, first.toLowerCase().replaceAll('-', ' '))).result).not.toBeNull();
    expect((await signIn(user, first)).error).toMatchObject(wrong);
    expect((await ownOf(token)).recoveryCodesLeft).toBe(9);
    expect((await signIn(user, second)).result).not.toBeNull();
  });

  test('signs in once if many requests use it at once', async () => {
    const { user, token } = await newSecured();
    const [code] = await recoveryCodes(token);
    const tries = ['1', '2', '3', '4', '5', '6'].map((end) =>
      signIn(user, code, { remoteAddress: `10.8.2.${end}` }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ result }) => result !== null)).toHaveLength(1);
  });

  test('is stored as a hash only, and an earlier one is no longer valid', async () => {
    const { user, token } = await newSecured();
    const [former = ''] = await recoveryCodes(token);
    await recoveryCodes(token);
    const rows = await api.db
      .selectFrom('recovery_codes')
      .select('code_hash')
      .where('user_id', '=', user.id)
      .execute();
    expect(rows).toHaveLength(10);
    for (const { code_hash } of rows) expect(code_hash).toHaveLength(32);
    const hashes = rows.map(({ code_hash }) => code_hash.toString('hex'));
    expect(hashes).not.toContain(hashToken(former.replaceAll('-', '')).toString('hex'));
    expect((await signIn(user, former)).error).toMatchObject(wrong);
  });
});

describe('guessing', () => {
  const wrongCode = async (user: Parameters<typeof signIn>[0], secret: string, from: string) => {
    // different from all three valid codes
    const right = [-1, 0, 1].map((steps) => codeOf(secret, steps));
    const code = ['000000', '000001', '000002', '000003'].find((each) => !right.includes(each));
    return (await signIn(user, code, { remoteAddress: from })).error;
  };

  test('five wrong codes close the account to that address, the right one included', async () => {
    const { user, secret } = await newSecured();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await wrongCode(user, secret, '10.8.3.1')).toMatchObject(wrong);
    }
    expect(await wrongCode(user, secret, '10.8.3.1')).toMatchObject(tooMany);
    const right = await signIn(user, codeOf(secret), { remoteAddress: '10.8.3.1' });
    expect(right.error).toMatchObject(tooMany);
    // from the owner's address
    const elsewhere = await signIn(user, codeOf(secret), { remoteAddress: '10.8.3.2' });
    expect(elsewhere.result).not.toBeNull();
  });

  test('thirty from all addresses lock it for a day, except for the owner’s devices', async () => {
    const { user, secret } = await newSecured();
    const home = { remoteAddress: '10.8.4.200', device: new Device() };
    expect((await signIn(user, codeOf(secret), home)).result).not.toBeNull();
    for (let attempt = 0; attempt < 30; attempt += 1) {
      expect(await wrongCode(user, secret, `10.8.4.${attempt}`)).toMatchObject(wrong);
    }
    const refusal = await wrongCode(user, secret, '10.8.4.100');
    expect(refusal?.msg).toBe('error.ACCOUNT_LIMITED');
    expect(Number(refusal?.extensions.args?.minutes)).toBeGreaterThan(23 * 60);
    later(1);
    expect((await signIn(user, codeOf(secret), home)).result).not.toBeNull();
  });

  test('codes do not count as wrong passwords, nor vice versa', async () => {
    const { user, secret } = await newSecured();
    const from = { remoteAddress: '10.8.5.1' };
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await signIn(user, undefined, { ...from, password: 'wrong' });
    }
    for (let attempt = 0; attempt < 20; attempt += 1) {
      expect((await signIn(user, undefined, from)).error).toMatchObject(wanted);
    }
    expect(await wrongCode(user, secret, from.remoteAddress)).toMatchObject(wrong);
    expect((await signIn(user, codeOf(secret), from)).result).not.toBeNull();
  });

  test('with only the password does not make the address a known one', async () => {
    const { user, secret } = await newSecured();
    const from = { remoteAddress: '10.8.6.200' };
    expect((await signIn(user, undefined, from)).error).toMatchObject(wanted);
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await wrongCode(user, secret, `10.8.6.${attempt}`);
    }
    expect((await signIn(user, codeOf(secret), from)).error).toMatchObject(tooMany);
  });
});

test('is reported to administrators: rejections, recovery codes and limits', async () => {
  const { user, token } = await newSecured();
  const [code] = await recoveryCodes(token);
  await signIn(user, 'ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  await signIn(user, code);
  for (let attempt = 0; attempt < 6; attempt += 1) await signIn(user, 'ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  await api.app.securityLog.settled();
  const { securityEvents } = await api.data(
    `query ($query: SecurityEventsQuery) { securityEvents(query: $query) { data {
      results { kind account portal address detail amount } } } }`,
    { query: { account: user.email, sort: 'id', size: 50 } },
    admin,
  );
  const listed = securityEvents.data.results.map(({ kind, detail, amount }) => [
    kind,
    detail,
    amount,
  ]);
  const refusals = Array(5).fill(['signInRefused', 'code', null]);
  expect(listed).toEqual([
    ['recoveryCodesRenewed', null, null],
    ['signInRefused', 'code', null],
    ['recoveryCodeUsed', null, 9],
    ['signIn', null, null],
    ...refusals,
    ['limitReached', 'codes', null],
  ]);
  const where = { account: user.email, portal: 'admin', address: '10.8.0.1' };
  for (const event of securityEvents.data.results.slice(1)) expect(event).toMatchObject(where);
});
