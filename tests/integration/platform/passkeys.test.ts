import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { serverLimits } from '#contract/serverLimits.ts';
import { codeOf } from '#tests/factories/secondFactors.ts';
import { Authenticator, type Wrong } from '#tests/support/authenticator.ts';
import {
  type Account,
  newAccount,
  newSecured,
  signIn as signInBy,
} from '#tests/support/secondFactor.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const origins = {
  admin: 'http://admin.localhost:3000',
  manufacturer: 'http://manufacturer.localhost:3000',
};

const documents = {
  begin: 'mutation { beginPasskey { data { options } } }',
  add: 'mutation ($input: PasskeyInput!) { addPasskey(input: $input) { data { id codes } } }',
  own: '{ ownPasskeys { data { id name lastUsedAt } } ownSecondFactor { data { recoveryCodesLeft } } }',
  remove: 'mutation ($id: ID!) { removePasskey(id: $id) { status } }',
  beginSignIn: `mutation ($portal: String!) {
    beginPasskeySignIn(portal: $portal) { data { options } } }`,
  signIn: `mutation ($input: PasskeySignInInput!) {
    passkeySignIn(input: $input) { token user { email } } }`,
  beginProof: 'mutation { beginPasskeyProof { data { options } } }',
  confirm: 'mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { status } }',
  me: '{ me { data { email } } }',
};

const optionsFor = async (token: string) =>
  (await api.data(documents.begin, {}, token)).beginPasskey.data.options;

/** Adds a passkey to an account; returns it with the recovery codes. */
const addTo = async ({ token }: Pick<Account, 'token'>, origin = origins.admin) => {
  const passkey = new Authenticator(origin);
  const input = { name: 'Notebook', response: passkey.create(await optionsFor(token)) };
  const { addPasskey } = await api.data(documents.add, { input }, token);
  return { passkey, ...addPasskey.data };
};

const signInOptions = async (portal = 'admin') =>
  (await api.data(documents.beginSignIn, { portal })).beginPasskeySignIn.data.options;

const signIn = async (response: string, portal = 'admin') => {
  const { data, errors } = await api.request(documents.signIn, { input: { portal, response } });
  return { result: data?.passkeySignIn, msg: errors[0]?.msg };
};

describe('a passkey', () => {
  test('signs in without password and code, as often as it is used', async () => {
    const account = await newAccount();
    const { passkey, codes } = await addTo(account);
    expect(codes).toHaveLength(limits.recoveryCodes);
    for (let n = 0; n < 2; n += 1) {
      const { result } = await signIn(passkey.use(await signInOptions()));
      expect(result?.user.email).toBe(account.user.email);
      const { me } = await api.data(documents.me, {}, result?.token);
      expect(me.data.email).toBe(account.user.email);
    }
    const { ownPasskeys } = await api.data(documents.own, {}, account.token);
    expect(ownPasskeys.data).toMatchObject([{ name: 'Notebook', lastUsedAt: expect.any(String) }]);
  });

  test('is reported to its owner and in the security events, when it is added and removed', async () => {
    const account = await newAccount();
    const { id } = await addTo(account);
    await api.data(documents.remove, { id }, account.token);
    await api.app.securityLog.settled();
    const { rows: events } = await sql`
      select kind, detail from security_events
      where account = ${account.user.email} and kind like 'passkey%' order by id`.execute(api.db);
    expect(events).toEqual([
      { kind: 'passkeyAdded', detail: 'Notebook' },
      { kind: 'passkeyRemoved', detail: 'Notebook' },
    ]);
    const { rows: mails } = await sql`
      select data ->> 'event' as event, data ->> 'passkey' as passkey from pgboss.job
      where name = 'mail' and data ->> 'userId' = ${account.user.id}
        and data ->> 'event' like 'passkey%' order by created_on`.execute(api.db);
    expect(mails).toEqual([
      { event: 'passkeyAdded', passkey: 'Notebook' },
      { event: 'passkeyRemoved', passkey: 'Notebook' },
    ]);
  });

  test('is the second factor of a password, instead of which a recovery code is accepted', async () => {
    const account = await newAccount();
    const { codes } = await addTo(account);
    const { error } = await signInBy(account.user);
    expect(error?.extensions.fields).toEqual({ code: { rule: 'rules.required' } });
    expect((await signInBy(account.user, codes[0])).result).not.toBeNull();
    const { ownSecondFactor } = await api.data(documents.own, {}, account.token);
    expect(ownSecondFactor.data.recoveryCodesLeft).toBe(limits.recoveryCodes - 1);
  });

  test('leaves app and recovery codes of an account as they are', async () => {
    const account = await newSecured();
    const { codes } = await addTo(account);
    expect(codes).toEqual([]);
    expect((await signInBy(account.user, codeOf(account.secret))).result).not.toBeNull();
  });

  test('ends the other sessions of an account that had no second factor', async () => {
    const account = await newAccount();
    const other = (await signInBy(account.user)).result?.token;
    await addTo(account);
    const { msg } = await api.refusal(documents.me, {}, other);
    expect(msg).toBe('error.TOKEN_NOT_VALID');
  });

  test('can be removed, after which the password is enough', async () => {
    const account = await newAccount();
    const { passkey, id } = await addTo(account);
    await api.data(documents.remove, { id }, account.token);
    const { msg } = await signIn(passkey.use(await signInOptions()));
    expect(msg).toBe('error.WRONG_PASSKEY');
    expect((await signInBy(account.user)).result).not.toBeNull();
    const { ownSecondFactor } = await api.data(documents.own, {}, account.token);
    expect(ownSecondFactor.data.recoveryCodesLeft).toBe(0);
  });

  test('stays if it is the only second factor of an account that needs one', async () => {
    const account = await newAccount('manufacturer');
    const first = await addTo(account, origins.manufacturer);
    await sql`insert into sign_in_settings (second_factor_portals) values ('{manufacturer}')`.execute(
      api.db,
    );
    const { msg } = await api.refusal(documents.remove, { id: first.id }, account.token);
    expect(msg).toBe('error.SECOND_FACTOR_KEPT');
    const second = await addTo(account, origins.manufacturer);
    await api.data(documents.remove, { id: first.id }, account.token);
    await sql`delete from sign_in_settings`.execute(api.db);
    await api.data(documents.remove, { id: second.id }, account.token);
  });

  test('is removed with the app when an administrator resets the second factor', async () => {
    const [account, admin] = [await newSecured('manufacturer'), await newAccount()];
    const { passkey } = await addTo(account, origins.manufacturer);
    const reset = 'mutation ($id: ID!) { resetSecondFactor(id: $id) { status } }';
    await api.data(reset, { id: account.user.id }, admin.token);
    const response = passkey.use(await signInOptions('manufacturer'));
    expect((await signIn(response, 'manufacturer')).msg).toBe('error.WRONG_PASSKEY');
    expect((await signInBy(account.user)).result).not.toBeNull();
  });

  test('is added by one of two calls with the same answer', async () => {
    const { token } = await newAccount();
    const response = new Authenticator(origins.admin).create(await optionsFor(token));
    const input = { name: 'Notebook', response };
    const answers = await Promise.all(
      [1, 2].map(() => api.request(documents.add, { input }, token)),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  });

  test('is one of at most twenty', async () => {
    const account = await newAccount();
    await sql`
      insert into passkeys (user_id, credential_id, public_key, name)
      select ${account.user.id}, ${account.user.id} || '-' || n, '', 'x'
      from generate_series(1, ${sql.lit(serverLimits.passkeys)}) n`.execute(api.db);
    await sql`update sessions set confirmed_at = now() where user_id = ${account.user.id}`.execute(
      api.db,
    );
    expect(await api.refusal(documents.begin, {}, account.token)).toMatchObject({
      msg: 'error.TOO_MANY_PASSKEYS',
      extensions: { code: 'INVALID', args: { limit: serverLimits.passkeys } },
    });
  });
});

describe('refused at signing in', () => {
  const wrongs: [string, Wrong][] = [
    ['on another site', { origin: 'http://admin.localhost:3001' }],
    ['for another site', { rpId: 'example.org' }],
    ['without a check of its owner', { isVerified: false }],
    ['that counts back', { counter: 1 }],
  ];
  test.each(wrongs)('a passkey used %s', async (_, wrong) => {
    const { passkey } = await addTo(await newAccount());
    expect((await signIn(passkey.use(await signInOptions()))).msg).toBeUndefined();
    expect((await signIn(passkey.use(await signInOptions()))).msg).toBeUndefined();
    const { msg } = await signIn(passkey.use(await signInOptions(), wrong));
    expect(msg).toBe('error.WRONG_PASSKEY');
  });

  test('an answer that was used already, is too old, or answers something else', async () => {
    const account = await newAccount();
    const { passkey } = await addTo(account);
    const used = passkey.use(await signInOptions());
    expect((await signIn(used)).msg).toBeUndefined();
    expect((await signIn(used)).msg).toBe('error.WRONG_PASSKEY');

    const old = passkey.use(await signInOptions());
    await sql`update passkey_challenges set created_at = now() - interval '6 minutes'`.execute(
      api.db,
    );
    expect((await signIn(old)).msg).toBe('error.WRONG_PASSKEY');

    const { beginPasskeyProof } = await api.data(documents.beginProof, {}, account.token);
    const proof = passkey.use(beginPasskeyProof.data.options);
    expect((await signIn(proof)).msg).toBe('error.WRONG_PASSKEY');
  });

  test('the passkey of another portal, an unknown one, and anything that is none', async () => {
    const { passkey } = await addTo(await newAccount('manufacturer'), origins.manufacturer);
    expect((await signIn(passkey.use(await signInOptions()))).msg).toBe('error.WRONG_PASSKEY');
    const unknown = new Authenticator(origins.admin);
    for (const response of [unknown.use(await signInOptions()), '{}', 'null', '"x"', '{"id":1']) {
      expect((await signIn(response)).msg).toBe('error.WRONG_PASSKEY');
    }
    expect(await api.refusal(documents.beginSignIn, { portal: 'none' })).toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    });
  });
});

describe('a proof of identity', () => {
  const age = ({ user }: Account) =>
    sql`update sessions set confirmed_at = now() - interval '11 minutes'
      where user_id = ${user.id}`.execute(api.db);

  test('by a passkey lets the calls through that need one', async () => {
    const account = await newAccount();
    const { passkey } = await addTo(account);
    await age(account);
    const refused = await api.refusal(documents.begin, {}, account.token);
    expect(refused.extensions.args).toEqual({ proof: 'passkey' });
    const { beginPasskeyProof } = await api.data(documents.beginProof, {}, account.token);
    const input = { passkey: passkey.use(beginPasskeyProof.data.options) };
    await api.data(documents.confirm, { input }, account.token);
    await optionsFor(account.token);
  });

  test('by the passkey of someone else is refused', async () => {
    const [account, other] = [await newAccount(), await newAccount()];
    await addTo(account);
    const { passkey } = await addTo(other);
    await age(account);
    const { beginPasskeyProof } = await api.data(documents.beginProof, {}, account.token);
    const input = { passkey: passkey.use(beginPasskeyProof.data.options) };
    const { extensions } = await api.refusal(documents.confirm, { input }, account.token);
    expect(extensions.fields).toEqual({ passkey: { rule: 'rules.wrongPasskey' } });
    await expect(optionsFor(account.token)).rejects.toThrow('CONFIRM_IDENTITY');
  });

  test('has no options for an account without a passkey', async () => {
    const { token } = await newAccount();
    const { extensions } = await api.refusal(documents.beginProof, {}, token);
    expect(extensions.code).toBe('NOT_FOUND');
  });
});
