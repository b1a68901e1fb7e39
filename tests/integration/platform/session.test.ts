import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { errorText } from '#contract/errors.ts';
import type { Portal } from '#contract/portal.ts';
import { hashPassword } from '#server/modules/platform/session/passwords.ts';
import { deleteEndedSessions } from '#server/modules/platform/session/sessions.ts';
import {
  type AccountKind,
  accountKinds,
  createAccount,
  createShopKey,
  signedIn,
} from '#tests/factories/people.ts';
import { unique } from '#tests/factories/unique.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

let password_hash: string;
const password = 'right password';

beforeAll(async () => {
  password_hash = await hashPassword(password);
});

const mutationOf = { admin: 'signIn', manufacturer: 'manufacturerSignIn', vendor: 'vendorSignIn' };
const portalOf = (kind: AccountKind): Portal =>
  kind === 'admin' || kind === 'manufacturer' ? kind : 'vendor';

const signInTo = (portal: Portal) => `mutation SignIn($input: SignInInput!) {
  result: ${mutationOf[portal]}(input: $input) {
    token message status
    user { id firstname lastname email name vendor_type account_type roles { id value name } }
  }
}`;

const newAccount = (kind: AccountKind) =>
  createAccount(api.db, kind, { password_hash, email: `${unique(kind)}@atrium.example` });

interface SignedIn {
  token: string;
  message: string;
  status: number;
  user: { id: string; name: string; roles: { id: string; name: string; value: string }[] };
}

const signIn = async (portal: Portal, input: Record<string, unknown>): Promise<SignedIn> => {
  const data: unknown = await api.data(signInTo(portal), { input });
  return (data as { result: SignedIn }).result;
};
const refusal = (portal: Portal, input: Record<string, unknown>) =>
  api.refusal(signInTo(portal), { input });

const wrongCredentials = {
  message: errorText.wrongCredentials,
  msg: errorText.wrongCredentials,
  extensions: { code: 'UNAUTHENTICATED' },
};

describe('signing in', () => {
  test.each(accountKinds)('a %s gets a token that works, and its account', async (kind) => {
    const user = await newAccount(kind);
    const result = await signIn(portalOf(kind), { email: user.email, password });
    expect(result).toMatchObject({ message: 'OK', status: 200 });
    expect(result.user).toMatchObject({
      id: user.id,
      firstname: user.firstname,
      lastname: user.lastname,
      email: user.email,
    });
    const { dashboard } = await api.data('{ dashboard { status } }', {}, result.token);
    expect(dashboard.status).toBe(200);
  });

  test.each<[AccountKind, string[]]>([
    ['admin', ['admin', 'admin']],
    ['manufacturer', ['manufacturer', 'manufacturer']],
    ['vendor', ['vendor', 'vendor', 'account_pro']],
    ['craftsman', ['vendor', 'craftsman', 'account_pro']],
    ['architect', ['vendor', 'architect', 'account_pro']],
    ['wholesaler', ['vendor', 'wholesaler', 'account_pro']],
    ['basic', ['vendor', 'vendor', 'account_basic']],
  ])('the roles of a %s are, in this order, %j', async (kind, roles) => {
    const { email } = await newAccount(kind);
    const { user } = await signIn(portalOf(kind), { email, password });
    expect(user.roles.map(({ name }) => name)).toEqual(roles);
    for (const role of user.roles) expect(role.value).not.toBe('');
  });

  test('a company is shown by its name, a person by first and last name', async () => {
    const admin = await newAccount('admin');
    expect((await signIn('admin', { email: admin.email, password })).user.name).toBe('Uta User');
    const maker = await newAccount('manufacturer');
    const { company_name } = await api.db
      .selectFrom('manufacturers')
      .select('company_name')
      .where('id', '=', maker.manufacturer_id ?? '')
      .executeTakeFirstOrThrow();
    expect((await signIn('manufacturer', { email: maker.email, password })).user.name).toBe(
      company_name,
    );
  });

  test('capital letters and surrounding blanks in the address do not matter', async () => {
    const { id, email } = await newAccount('admin');
    const result = await signIn('admin', { email: ` ${email.toUpperCase()} `, password });
    expect(result.user.id).toBe(id);
  });

  test.each<[AccountKind, Portal]>([
    ['admin', 'manufacturer'],
    ['admin', 'vendor'],
    ['manufacturer', 'admin'],
    ['manufacturer', 'vendor'],
    ['vendor', 'admin'],
    ['craftsman', 'manufacturer'],
  ])('a %s is unauthorized on the %s portal', async (kind, portal) => {
    const { email } = await newAccount(kind);
    expect(await refusal(portal, { email, password })).toMatchObject(wrongCredentials);
  });

  test('one address may have an account in each portal, each with its own password', async () => {
    const email = `${unique('both')}@atrium.example`;
    const admin = await createAccount(api.db, 'admin', { email, password_hash });
    const maker = await createAccount(api.db, 'manufacturer', {
      email,
      password_hash: await hashPassword('another one'),
    });
    expect((await signIn('admin', { email, password })).user.id).toBe(admin.id);
    expect((await signIn('manufacturer', { email, password: 'another one' })).user.id).toBe(
      maker.id,
    );
    expect(await refusal('manufacturer', { email, password })).toMatchObject(wrongCredentials);
  });

  test('a wrong password, an unknown account and one without a password are answered alike', async () => {
    const { email } = await newAccount('admin');
    const passwordless = await createAccount(api.db, 'admin');
    const answers = [
      await refusal('admin', { email, password: 'wrong' }),
      await refusal('admin', { email, password: password.toUpperCase() }),
      await refusal('admin', { email: 'nobody@atrium.example', password }),
      await refusal('admin', { email: passwordless.email, password }),
      // an account without a password is compared like an unknown one
      await refusal('admin', { email: passwordless.email, password: 'nobody has this password' }),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject(wrongCredentials);
      expect(answer).toEqual(answers[0]);
    }
  });
});

describe('input', () => {
  const required = { rule: 'rules.required' };

  test.each([
    [{}, { email: required, password: required }],
    [
      { email: null, password: null },
      { email: required, password: required },
    ],
    [
      { email: ' ', password: '' },
      { email: required, password: required },
    ],
    [{ email: 'anna', password }, { email: { rule: 'rules.email' } }],
    [{ email: "' or 1=1 --", password }, { email: { rule: 'rules.email' } }],
    [
      { email: 'a@b.example', password: 'x'.repeat(201) },
      { password: { rule: 'rules.maxLength', limit: 200 } },
    ],
    [
      { email: `${'a'.repeat(250)}@b.example`, password },
      { email: { rule: 'rules.maxLength', limit: 255 } },
    ],
    [{ email: 5, password }, { email: { rule: 'rules.wrongType' } }],
    [{ email: 'a@b.example', password: {} }, { password: { rule: 'rules.wrongType' } }],
    [{ email: ['a@b.example'], password }, { email: { rule: 'rules.wrongType' } }],
  ])('%j is reported by field', async (input, fields) => {
    const error = await refusal('admin', input);
    expect(error).toMatchObject({ msg: 'error.INVALID', extensions: { code: 'INVALID', fields } });
    expect(Object.keys(error.extensions.fields ?? {})).toEqual(Object.keys(fields));
  });

  test('the longest possible address is looked up like any other', async () => {
    const email = `${'a'.repeat(244)}@b.example`.slice(-255);
    expect(email).toHaveLength(254);
    expect(await refusal('manufacturer', { email, password })).toMatchObject(wrongCredentials);
  });

  test('a password with any characters is compared, not refused', async () => {
    const error = await refusal('admin', { email: 'a@b.example', password: 'a\u0000 ä\ud800🛋' });
    expect(error).toMatchObject(wrongCredentials);
  });
});

describe('limits', () => {
  /**
   * The outcome of a sign-in from an address, and the seconds until the next attempt is allowed.
   */
  const signInFrom = async (remoteAddress: string, input: object) => {
    const { statusCode, headers, json } = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress,
      payload: { query: signInTo('vendor'), variables: { input } },
    });
    const { errors = [] } = json<{ errors?: { extensions: { code: string } }[] }>();
    const [error] = errors;
    if (error) expect(Object.keys(error.extensions)).not.toContain('http');
    const code = error?.extensions.code ?? 'signed in';
    return { code, statusCode, seconds: Number(headers['retry-after'] ?? 0) };
  };

  test('ten wrong passwords from an address lock an account there', async () => {
    const { email } = await newAccount('vendor');
    const [here, elsewhere] = ['10.4.0.1', '10.4.0.2'];
    const wrong = { email, password: 'wrong' };
    for (let attempt = 0; attempt < 10; attempt += 1) await signInFrom(here, wrong);
    const refused = await signInFrom(here, { email, password });
    expect(refused).toMatchObject({ code: 'RATE_LIMITED', statusCode: 429 });
    expect(refused.seconds).toBeGreaterThan(800);
    expect(await signInFrom(elsewhere, { email, password })).toMatchObject({ code: 'signed in' });
  });

  test('correct passwords do not count towards the limit of an address', async () => {
    const { email } = await newAccount('vendor');
    const address = '10.4.1.1';
    for (let time = 0; time < 3; time += 1) await signInFrom(address, { email, password });
    const { points } = await api.db
      .selectFrom('rate_limits')
      .select('points')
      .where('key', '=', `sign-in-address:${address}`)
      .executeTakeFirstOrThrow();
    expect(points).toBe(0);
  });

  test('ten wrong passwords in a row lock only that account for a while', async () => {
    const { email } = await newAccount('vendor');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await refusal('vendor', { email, password: 'wrong' })).toMatchObject(wrongCredentials);
    }
    const error = await refusal('vendor', { email, password });
    expect(error).toMatchObject({
      msg: 'error.RATE_LIMITED',
      extensions: { code: 'RATE_LIMITED' },
    });
    expect(error.extensions.args?.minutes).toBe(15);
    const other = await newAccount('vendor');
    expect((await signIn('vendor', { email: other.email, password })).token).not.toBe('');
  });

  test('a correct password resets the count', async () => {
    const { email } = await newAccount('admin');
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 7; attempt += 1) {
        await refusal('admin', { email, password: 'wrong' });
      }
      expect((await signIn('admin', { email, password })).token).not.toBe('');
    }
  });

  test('block an address with too many attempts for every account, and no other address', async () => {
    const { email } = await newAccount('admin');
    const from = async (remoteAddress: string) => {
      const response = await api.app.inject({
        method: 'POST',
        url: '/graphql',
        remoteAddress,
        payload: { query: signInTo('admin'), variables: { input: { email, password } } },
      });
      const { errors } = response.json<{ errors?: { extensions: { code: string } }[] }>();
      return errors?.[0]?.extensions.code ?? 'signed in';
    };
    expect(await from('10.0.0.1')).toBe('signed in');
    await api.db
      .updateTable('rate_limits')
      .set({ points: 200 })
      .where('key', 'like', '%10.0.0.1')
      .execute();
    expect(await from('10.0.0.1')).toBe('RATE_LIMITED');
    expect(await from('10.0.0.2')).toBe('signed in');
  });
});

describe('a session', () => {
  const me = '{ me { data { id } } }';

  test('is kept as a hash of its token only', async () => {
    const { email } = await newAccount('admin');
    const { token } = await signIn('admin', { email, password });
    const { rows } = await sql<{ everything: string }>`
      select string_agg(t::text, ' ') as everything from sessions t`.execute(api.db);
    const stored = rows[0]?.everything ?? '';
    expect(stored).not.toBe('');
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(Buffer.from(token).toString('hex'));
    expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });

  test('no two have the same token', async () => {
    const { email } = await newAccount('admin');
    const first = await signIn('admin', { email, password });
    const second = await signIn('admin', { email, password });
    expect(first.token).not.toBe(second.token);
    expect(first.token.length).toBeGreaterThanOrEqual(43);
  });

  test('ends with signing out, and no other does', async () => {
    const { token } = await signedIn(api.db, 'admin');
    const other = await signedIn(api.db, 'admin');
    const { signOut } = await api.data('mutation { signOut { message status } }', {}, token);
    expect(signOut).toEqual({ message: 'OK', status: 200 });
    expect((await api.refusal(me, {}, token)).msg).toBe(errorText.tokenNotValid);
    expect((await api.data(me, {}, other.token)).me.data.id).toBe(other.user.id);
  });

  const idleFor = async (interval: string) => {
    const { token, user } = await signedIn(api.db, 'admin');
    await sql`update sessions set last_used_at = now() - ${interval}::interval
      where user_id = ${user.id}`.execute(api.db);
    return { token, user };
  };

  test('ends after twelve idle hours', async () => {
    const { token } = await idleFor('12 hours');
    expect(await api.refusal(me, {}, token)).toMatchObject({
      message: errorText.tokenNotValid,
      msg: errorText.tokenNotValid,
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });

  test('continues if it is used before that', async () => {
    const { token, user } = await idleFor('11 hours 59 minutes');
    expect((await api.data(me, {}, token)).me.data.id).toBe(user.id);
    const { rows } = await sql<{ fresh: boolean }>`
      select last_used_at > now() - interval '1 minute' as fresh from sessions
      where user_id = ${user.id}`.execute(api.db);
    expect(rows).toEqual([{ fresh: true }]);
  });

  // the embedded database has one connection
  test.runIf('url' in inject('template'))(
    'does not wait for another request that records its use',
    async () => {
      const { token, user } = await idleFor('5 minutes');
      await api.db.transaction().execute(async (trx) => {
        await sql`select from sessions where user_id = ${user.id} for update`.execute(trx);
        expect((await api.data(me, {}, token)).me.data.id).toBe(user.id);
      });
    },
  );

  test.each([
    ['an administrator', 'admin', me, 7],
    ['a partner', 'vendor', '{ vendorMe { data { id } } }', 30],
  ] as const)('of %s ends however it is used', async (_, kind, own, days) => {
    const { token, user } = await signedIn(api.db, kind);
    const age = (interval: string) =>
      api.db
        .updateTable('sessions')
        .set({ created_at: sql`now() - ${interval}::interval`, last_used_at: sql`now()` })
        .where('user_id', '=', user.id)
        .execute();
    await age(`${days - 1} days 23 hours`);
    expect((await api.request(own, {}, token)).errors).toEqual([]);
    await age(`${days} days`);
    expect((await api.refusal(own, {}, token)).extensions.code).toBe('UNAUTHENTICATED');
    await deleteEndedSessions(api.db);
    const left = await api.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', user.id)
      .execute();
    expect(left).toEqual([]);
  });

  test('is deleted once it is idle, and only then', async () => {
    const idle = await idleFor('13 hours');
    const busy = await signedIn(api.db, 'admin');
    await deleteEndedSessions(api.db);
    const left = await api.db
      .selectFrom('sessions')
      .select('user_id')
      .where('user_id', 'in', [idle.user.id, busy.user.id])
      .execute();
    expect(left).toEqual([{ user_id: busy.user.id }]);
  });

  test('is required; without one a call is unauthorized', async () => {
    expect(await api.refusal(me)).toMatchObject({
      message: '401: Unauthorized',
      msg: '401: Unauthorized',
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });

  test.each(['x', 'null', 'undefined', 'a'.repeat(5000), '../../etc', "'--"])(
    'the made-up token "%.20s" is not valid',
    async (token) => {
      expect((await api.refusal(me, {}, token)).msg).toBe('error.TOKEN_NOT_VALID');
    },
  );

  test('a bad token does not prevent signing in', async () => {
    const { email } = await newAccount('admin');
    const answer = await api.request(signInTo('admin'), { input: { email, password } }, 'stale');
    expect(answer.errors).toEqual([]);
  });

  test('is deleted with its account', async () => {
    const { token, user } = await signedIn(api.db, 'admin');
    await api.db.deleteFrom('users').where('id', '=', user.id).execute();
    expect((await api.refusal(me, {}, token)).msg).toBe('error.TOKEN_NOT_VALID');
  });
});

describe('the own account', () => {
  const documents = {
    admin: '{ me { data { id firstname lastname email roles { name } } } }',
    manufacturer:
      '{ manufacturer { data { id company_name short_name email logo roles { name } } } }',
    vendor: `{ vendorMe { data { id name surname email company_name wholesaler isVisible
      account_type vendor_type avatar roles { name } } } }`,
  };

  test.each(accountKinds)('of a %s is shown on its own portal alone', async (kind) => {
    const { token, user } = await signedIn(api.db, kind);
    for (const portal of ['admin', 'manufacturer', 'vendor'] as const) {
      if (portal !== portalOf(kind)) {
        expect((await api.refusal(documents[portal], {}, token)).extensions.code).toBe('NOT_FOUND');
        continue;
      }
      const data = await api.data(documents[portal], {}, token);
      const account = (data.me ?? data.manufacturer ?? data.vendorMe).data;
      expect(account).toMatchObject({ id: user.vendor_id ?? user.id, email: user.email });
    }
  });

  test('of a partner includes its partner data', async () => {
    const { token } = await signedIn(api.db, 'craftsman');
    const { vendorMe } = await api.data(documents.vendor, {}, token);
    expect(vendorMe.data).toMatchObject({
      name: 'Uta',
      surname: 'User',
      vendor_type: 'craftsman',
      account_type: 'account_pro',
      wholesaler: false,
      isVisible: false,
      roles: [{ name: 'vendor' }, { name: 'craftsman' }, { name: 'account_pro' }],
    });
  });
});

describe('while nothing can be saved', () => {
  /** The database refuses to write to a table, with this SQLSTATE. */
  const refusing = async (
    code: string,
    work: () => Promise<void>,
    table: 'sessions' | 'api_keys' = 'sessions',
  ): Promise<void> => {
    await sql`
      create function refuse() returns trigger language plpgsql as
      ${sql.lit(`begin raise exception 'refused' using errcode = '${code}'; end`)}`.execute(api.db);
    await sql`
      create trigger refuse before insert or update on ${sql.table(table)}
      for each row execute function refuse()`.execute(api.db);
    try {
      await work();
    } finally {
      await sql`drop function refuse() cascade`.execute(api.db);
    }
  };

  // the embedded database is read-only only while its disk is full
  const whileReadOnly =
    'url' in inject('template') ? 'error.READ_ONLY_SIGN_IN' : 'error.NO_ROOM_SIGN_IN';

  test.each([
    ['53100', 'error.NO_ROOM_SIGN_IN', 'a full disk'],
    ['25006', whileReadOnly, 'a database that is read-only'],
  ])('for %s a sign-in is refused with %s (%s)', async (code, msg) => {
    const { email } = await newAccount('admin');
    await refusing(code, async () => {
      expect(await refusal('admin', { email, password })).toMatchObject({
        ...{ msg, extensions: { code: 'UNAVAILABLE' } },
      });
    });
    expect((await signIn('admin', { email, password })).token).not.toBe('');
  });

  test.each(['53100', '25006'])(
    'for %s a session that was not used for minutes can read',
    async (code) => {
      const { token, user } = await signedIn(api.db, 'admin');
      await sql`update sessions set last_used_at = now() - interval '5 minutes'
        where user_id = ${user.id}`.execute(api.db);
      await refusing(code, async () => {
        const { data, errors } = await api.request('{ me { data { id } } }', {}, token);
        expect({ errors, id: data?.me.data.id }).toEqual({ errors: [], id: user.id });
      });
    },
  );

  test('a shop whose key was not used for minutes can read', async () => {
    const { key, id } = await createShopKey(api.db);
    await sql`update api_keys set last_used_at = now() - interval '5 minutes'
      where id = ${id}`.execute(api.db);
    const work = async () => {
      const { errors } = await api.request('{ announcementBars { code } }', {}, key);
      expect(errors).toEqual([]);
    };
    await refusing('53100', work, 'api_keys');
  });
});
