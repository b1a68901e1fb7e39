import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { securityEventKinds } from '#contract/rules/platform/securityEvent.ts';
import { buildApp } from '#server/app.ts';
import { createKey } from '#server/modules/platform/accounts/keys.ts';
import { deleteOldEvents } from '#server/modules/platform/securityEvents/events.ts';
import { hashPassword } from '#server/modules/platform/session/passwords.ts';
import {
  createAccount,
  createShop,
  createUser,
  createVendor,
  signedIn,
} from '#tests/factories/people.ts';
import { createTag } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { sendFile } from '#tests/support/imports.ts';
import { png } from '#tests/support/pictures.ts';
import { admin, administrator, api, shareApi } from '#tests/support/testApi.ts';
import { upload } from '#tests/support/upload.ts';

shareApi();

const password = 'vier Stühle am Fenster';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

const list = `query ($query: SecurityEventsQuery) { securityEvents(query: $query) { data {
  results { kind account portal address device subject detail amount } total } } }`;

/** The newest events with these filters. */
const events = async (query: object) => {
  await api.app.securityLog.settled();
  const given = { sort: 'id', order: 'DESC', size: 50, ...query };
  return (await api.data(list, { query: given }, admin)).securityEvents.data.results;
};

const newest = async (query: object) => (await events(query))[0];

const signIn = (input: object, remoteAddress = '10.9.0.1') =>
  api.app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress,
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/143.0' },
    payload: {
      query:
        'mutation ($input: SignInInput!) { signIn(input: $input) { token user { id roles { name } } } }',
      variables: { input },
    },
  });

describe('the security log records', () => {
  test('a sign-in and a refused one, with who, from where and with what', async () => {
    const { email } = await createUser(api.db, { password_hash: passwordHash });
    await signIn({ email, password });
    await signIn({ email, password: 'wrong' });
    const where = { portal: 'admin', address: '10.9.0.1', device: 'Firefox, Linux' };
    expect(await events({ account: email })).toEqual([
      { ...where, kind: 'signInRefused', account: email, detail: 'password', ...nothing },
      { ...where, kind: 'signIn', account: email, detail: null, ...nothing },
    ]);
    const unknown = `${unique('nobody')}@atrium.example`;
    await signIn({ email: unknown, password });
    expect(await newest({ account: unknown })).toMatchObject({ detail: 'account' });
  });

  test('a limit once, however often it is reached', async () => {
    const { email } = await createUser(api.db, { password_hash: passwordHash });
    for (let attempt = 0; attempt < 13; attempt += 1) await signIn({ email, password: 'wrong' });
    const reached = await events({ account: email, kind: 'limitReached' });
    expect(reached).toMatchObject([{ detail: 'signIn', portal: 'admin', address: '10.9.0.1' }]);
  });

  test('a password that was changed', async () => {
    const { token, user } = await signedIn(api.db, 'vendor', { password_hash: passwordHash });
    const chosen = 'drei Lampen im Flur';
    await api.data(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { status } }',
      { input: { currentPassword: password, password: chosen, confirmPassword: chosen } },
      token,
    );
    const event = { kind: 'passwordChanged', account: user.email, portal: 'vendor' };
    expect(await newest({ account: user.email })).toMatchObject(event);
  });

  test.each(['reset', 'activation'] as const)(
    'a password that was chosen by a link: %s',
    async (purpose) => {
      const values = purpose === 'reset' ? { password_hash: passwordHash } : {};
      const { id, email } = await createAccount(api.db, 'vendor', values);
      const { key } = await createKey(api.db, { userId: id, purpose, hours: 1 });
      const chosen = 'drei Lampen im Flur';
      if (purpose === 'reset') {
        const input = { type: 'vendor', key, password: chosen, confirmPassword: chosen };
        await api.data(
          'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { status } }',
          { input },
        );
      } else {
        await api.data(
          'mutation ($key: String!, $password: String!) { vendorCheck(key: $key, password: $password) { status } }',
          { key, password: chosen },
        );
      }
      const event = { kind: 'passwordReset', account: email, portal: 'vendor', detail: purpose };
      expect(await newest({ account: email })).toMatchObject(event);
    },
  );

  test('mails that were requested too often', async () => {
    const account = `${unique('mails')}@atrium.example`;
    const document =
      'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { status } }';
    const input = { email: account, type: 'vendor', language: 'en' };
    for (let time = 0; time < 7; time += 1) await api.request(document, { input });
    const reached = { kind: 'limitReached', detail: 'mail', portal: 'vendor' };
    expect(await events({ account })).toMatchObject([reached]);
  });

  test('too many uploads that no record shows', async () => {
    const { token, user } = await signedIn(api.db, 'admin');
    await sql`
      insert into uploads (filename, user_id)
      select 'full-' || ${user.id} || '-' || n || '.webp', ${user.id}
      from generate_series(1, ${limits.unusedUploads}::int) n`.execute(api.db);
    const { status } = await upload(api, [{ name: 'a.png', content: await png() }], token);
    expect(status).toBe(429);
    expect(await newest({ account: user.email })).toMatchObject({
      ...{ kind: 'limitReached', detail: 'uploads', portal: 'admin' },
    });
  });

  test('too many image analyses', async () => {
    const { token, user } = await signedIn(api.db, 'admin');
    for (let time = 0; time <= limits.analyses; time += 1) {
      await api.app.inject({
        method: 'POST',
        url: '/ai-enhance/product-info-suggestion',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload: { images: ['/images/none.webp'] },
      });
    }
    const reached = { kind: 'limitReached', detail: 'analysis', account: user.email };
    expect(await events({ account: user.email })).toMatchObject([reached]);
  });

  test('more requests from an address than it has', async () => {
    const { app, securityLog } = await busyApp();
    for (let time = 0; time < 4; time += 1) {
      await app.inject({ url: '/graphql?query={__typename}', remoteAddress: '10.9.3.1' });
    }
    await securityLog.settled();
    await app.close();
    expect(await events({ address: '10.9.3.1' })).toMatchObject([
      { kind: 'limitReached', detail: 'requests', account: null },
    ]);
  });

  test('keys are created, used once an hour, revoked, and rejected from then on', async () => {
    const name = unique('shop');
    const { createApiKey } = await api.data(
      'mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { data { id key } } }',
      { input: { shopId: await createShop(api.db), name, scopes: ['catalogue'] } },
      admin,
    );
    const { id, key } = createApiKey.data;
    const use = () => api.request('{ announcementBars { code } }', {}, key);
    await use();
    await use();
    await sql`
      update api_keys set last_used_at = last_used_at - interval '1 hour' where id = ${id}`.execute(
      api.db,
    );
    await use();
    await api.data('mutation ($id: ID!) { revokeApiKey(id: $id) { data { id } } }', { id }, admin);
    await use();
    expect((await events({ account: name })).map(({ kind }) => kind)).toEqual([
      'keyRevoked',
      'keyUsed',
      'keyUsed',
      'keyCreated',
    ]);
    const refused = await newest({ kind: 'keyRefused' });
    expect(refused).toMatchObject({ subject: `… ${key.slice(-4)}`, account: null });
  });

  test('exports and deletions of many records, but not of few', async () => {
    await api.data(
      'mutation { exportTags(input: { format: "csv", language: "de" }) { data { id } } }',
      {},
      admin,
    );
    const mine = { account: administrator.email };
    expect(await newest(mine)).toMatchObject({ kind: 'exported', detail: 'tags.export' });
    const remove = async (count: number) => {
      const ids: string[] = [];
      for (let n = 0; n < count; n += 1) ids.push((await createTag(api.db)).id);
      const document = 'mutation ($ids: [ID!]) { deleteTagByIds(ids: $ids) { data } }';
      await api.data(document, { ids }, admin);
    };
    await remove(limits.manyDeleted - 1);
    await remove(limits.manyDeleted);
    expect(await events({ ...mine, kind: 'deletedMany' })).toMatchObject([
      { detail: 'tags.delete', amount: limits.manyDeleted },
    ]);
  });

  test('viewing as another user', async () => {
    const { user } = await signedIn(api.db, 'vendor');
    const { viewAs } = await api.data(
      'mutation ($input: ViewAsInput!) { viewAs(input: $input) { data { key } } }',
      { input: { userId: user.id } },
      admin,
    );
    await api.data('mutation ($key: String!) { openViewing(key: $key) { token } }', {
      key: viewAs.data.key,
    });
    expect(await newest({ kind: 'viewedAs' })).toMatchObject({
      account: administrator.email,
      subject: user.email,
    });
  });

  test('changes of a partner’s rights', async () => {
    const { id } = await createVendor(api.db);
    const { email } = await createUser(api.db, { role: 'vendor', vendor_id: id });
    const suspend = `mutation ($input: ManagedVendorsStatusInput!) {
      updateManagedVendorStatus(input: $input) { data } }`;
    const input = { ids: [id], status: 'suspended', reason: 'Unpaid' };
    await api.data(suspend, { input }, admin);
    await api.data(suspend, { input: { ids: [id], status: 'active' } }, admin);
    await api.data(suspend, { input: { ids: [id], status: 'verified' } }, admin);
    const common = { kind: 'roleChanged', subject: email, amount: 1, account: administrator.email };
    expect(await events({ account: email })).toMatchObject([
      { ...common, detail: 'verified' },
      { ...common, detail: 'active' },
      { ...common, detail: 'suspended' },
    ]);
  });

  test('another kind of partner, and another sign-in address', async () => {
    const { id } = await createVendor(api.db, { vendor_type: 'vendor', company_name: 'Werk' });
    const { email, firstname, lastname } = await createUser(api.db, {
      ...{ role: 'vendor', vendor_id: id, firstname: 'Ida', lastname: 'Imhof' },
    });
    const update = `mutation ($id: ID!, $input: ManagedVendorInput!) {
      updateManagedVendor(id: $id, input: $input) { data { id } } }`;
    const change = (values: object, account: string) =>
      api.data(
        update,
        {
          id,
          input: {
            ...{ company_name: 'Werk', vendor_type: 'vendor', account_type: 'account_pro' },
            account: { firstname, lastname, email: account },
            ...values,
          },
        },
        admin,
      );
    await change({ vendor_type: 'craftsman' }, email);
    const other = `${unique('other')}@vendor.example`;
    await change({ vendor_type: 'craftsman' }, other);
    expect(await events({ kind: 'roleChanged', account: email })).toMatchObject([
      { detail: 'email', subject: `${email} → ${other}` },
      { detail: 'type', subject: email },
    ]);
    // a change of neither field records no event
    await change({ vendor_type: 'craftsman', internalNote: 'Ruhig' }, other);
    expect(await events({ kind: 'roleChanged', account: other })).toHaveLength(1);
  });

  test('a call that the caller’s role does not have', async () => {
    const { token, user } = await signedIn(api.db, 'vendor');
    await api.refusal(list, {}, token);
    const refused = { kind: 'accessRefused', subject: 'securityEvents' };
    expect(await newest({ account: user.email })).toMatchObject(refused);
    // files use a separate route
    await sendFile(api, 'x', token);
    const atRoute = { kind: 'accessRefused', subject: '/products', portal: 'vendor' };
    expect(await newest({ account: user.email })).toMatchObject(atRoute);
  });
});

/** A server with a limit of two requests a minute. */
const busyApp = async () => {
  const app = await buildApp(
    {
      dataDir: api.dataDir,
      publicUrl: undefined,
      trustProxy: false,
      requestsPerMinute: 2,
      logLevel: 'silent',
      clientDir: `${api.dataDir}/no-client`,
    },
    api.database,
    api.queue,
  );
  return { app, securityLog: app.securityLog };
};

const nothing = { subject: null, amount: null };

test('some test records every kind of event that the filter offers', async () => {
  await api.app.securityLog.settled();
  const { rows } = await sql<{ kind: string }>`
    select distinct kind from security_events`.execute(api.db);
  // secondFactors, passkeys and accounts/mails.test check the others
  const elsewhere = /^(accountRevealed|secondFactor|recoveryCode|passkey|emailTakenBack)/;
  const wanted = securityEventKinds.filter((kind) => !elsewhere.test(kind));
  expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(wanted));
});

describe('the list', () => {
  test('is for administrators', async () => {
    const { token } = await signedIn(api.db, 'manufacturer');
    expect((await api.refusal(list, {}, token)).extensions.code).toBe('FORBIDDEN');
  });

  test('is filtered by address and by days in Berlin', async () => {
    const account = `${unique('days')}@atrium.example`;
    const at = (time: string, address: string) =>
      sql`insert into security_events (at, kind, account, address)
        values (${time}, 'signIn', ${account}, ${address})`.execute(api.db);
    await at('2026-06-01T21:59:00Z', '192.0.2.1');
    await at('2026-06-01T22:01:00Z', '192.0.2.10');
    await at('2026-06-02T22:01:00Z', '198.51.100.1');
    const addresses = async (query: object) =>
      (await events({ account, ...query })).map(({ address }) => address);
    expect(await addresses({ from: '2026-06-02', to: '2026-06-02' })).toEqual(['192.0.2.10']);
    expect(await addresses({ from: '2026-06-03' })).toEqual(['198.51.100.1']);
    expect(await addresses({ address: '192.0.2.' })).toEqual(['192.0.2.10', '192.0.2.1']);
  });

  test('covers 400 days, and not more than a month before them', async () => {
    const account = `${unique('old')}@atrium.example`;
    for (const days of [399, 432]) {
      await sql`insert into security_events (at, kind, account)
        values (now() - make_interval(days => ${days}), 'signIn', ${account})`.execute(api.db);
    }
    await deleteOldEvents(api.db);
    expect(await events({ account })).toHaveLength(1);
  });
});

test('has each record in the log at the default level, without secrets, even if the database fails', async () => {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const app = await buildApp(
    {
      dataDir: api.dataDir,
      publicUrl: undefined,
      trustProxy: false,
      requestsPerMinute: 0,
      logLevel: 'warn',
      clientDir: `${api.dataDir}/no-client`,
      logTo: log,
    },
    api.database,
    api.queue,
  );
  const { email } = await createUser(api.db, { password_hash: passwordHash });
  const input = { email, password };
  const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, variables: { input } },
  });
  const { token } = answer.json<{ data: { signIn: { token: string } } }>().data.signIn;
  await app.close();
  const line = lines.find((each) => each.includes(email)) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({
    level: 30,
    msg: 'security',
    event: { kind: 'signIn', account: email, portal: 'admin', address: '127.0.0.1' },
  });
  expect(lines.join('')).not.toContain(token);
  expect(lines.join('')).not.toContain(password);
  // requests are not logged at this level
  expect(lines.join('')).not.toContain('"msg":"request"');
});
