import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '#tests/factories/people.ts';
import { type Api, startApi } from '#tests/support/api.ts';

let api: Api;
/** Answers of the simulated PayPal, by path. */
let answers: Record<string, { status?: number; body: string } | 'silence' | 'hangUp'>;
let paypal: http.Server;

const good = {
  '/v1/oauth2/token': { body: JSON.stringify({ access_token: 'token' }) },
  '/v1/identity/openidconnect/userinfo?schema=openid': {
    body: JSON.stringify({ payer_id: 'WDJJHEBZ4X2LY' }),
  },
};

beforeAll(async () => {
  paypal = http.createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (answer === 'silence') return;
    if (answer === 'hangUp') {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer?.status ?? (answer ? 200 : 404)).end(answer?.body ?? '');
  });
  await new Promise<void>((resolve) => paypal.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(paypal.address() as AddressInfo).port}`;
  api = await startApi({
    paypal: { clientId: 'client', secret: 's3cret', url, loginUrl: url, timeoutSeconds: 1 },
  });
});
afterAll(async () => {
  paypal.closeAllConnections();
  paypal.close();
  await api.close();
});

const vendor = async () => {
  const { token, user } = await signedIn(api.db, 'vendor');
  return { token, user, vendorId: user.vendor_id as string };
};

const settings = `{ vendorSettings { data { payment {
  provider account_holder iban bic paypal_merchant_id status version } } } }`;
const update = `mutation ($input: PaymentAccountInput!) {
  updatePaymentAccount(input: $input) { data { iban status version } } }`;
const disconnect = `mutation ($version: Int!) {
  disconnectPaymentAccount(version: $version) { data { status } } }`;
const begin = 'mutation { beginPaypalConnection { data { url } } }';
const complete = `mutation ($input: PaypalReturnInput!) {
  completePaypalConnection(input: $input) { data { provider paypal_merchant_id status } } }`;
const history = `query ($query: ChangesQuery) {
  changes(query: $query) { data { results { id canRestore fields { field before after } } } } }`;

const bank = { account_holder: 'Vera Vogt', iban: 'DE89 3704 0044 0532 0130 00' };

const accountOf = async (token: string) =>
  (await api.data(settings, {}, token)).vendorSettings.data.payment;

test('connects a bank account, and notifies its owner by mail', async () => {
  const { token, user } = await vendor();
  expect(await accountOf(token)).toMatchObject({ provider: null, status: 'none', version: 0 });
  await api.data(update, { input: { ...bank, bic: 'cobadeffxxx' } }, token);
  expect(await accountOf(token)).toMatchObject({
    provider: 'bank',
    account_holder: 'Vera Vogt',
    iban: 'DE89 **** 3000',
    bic: 'COBADEFFXXX',
    status: 'connected',
    version: 1,
  });
  const { rows } = await sql<{ data: object }>`
    select data from pgboss.job where name = 'mail' and data ->> 'userId' = ${user.id}`.execute(
    api.db,
  );
  expect(rows.map(({ data }) => data)).toEqual([
    { mail: 'paymentChanged', userId: user.id, when: expect.any(String) },
  ]);
});

test.each([
  ['wrong check digits', 'DE88370400440532013000', 'rules.iban'],
  ['a country outside SEPA', 'TR330006100519786457841326', 'rules.sepa'],
  ['nothing but blanks', '   ', 'rules.required'],
  ['nothing', '', 'rules.required'],
  ['blanks and wrong check digits', ' DE88 3704 0044 0532 0130 00 ', 'rules.iban'],
  ['too short', 'DE8937040044', 'rules.iban'],
  ['no IBAN', 'hello', 'rules.iban'],
])('an IBAN with %s is rejected by field', async (_, iban, rule) => {
  const { token } = await vendor();
  const { extensions } = await api.refusal(update, { input: { ...bank, iban } }, token);
  expect(extensions).toMatchObject({ code: 'INVALID', fields: { iban: { rule } } });
  expect((await accountOf(token)).status).toBe('none');
});

test('two simultaneous changes do not overwrite each other', async () => {
  const { token } = await vendor();
  await api.data(update, { input: bank }, token);
  await api.data(update, { input: { ...bank, account_holder: 'V. Vogt', version: 1 } }, token);
  const { extensions } = await api.refusal(update, { input: { ...bank, version: 1 } }, token);
  expect(extensions.code).toBe('CONFLICT');
  expect((await accountOf(token)).account_holder).toBe('V. Vogt');
});

test('the history has masked numbers, and cannot be restored', async () => {
  const { token, vendorId } = await vendor();
  await api.data(update, { input: bank }, token);
  await api.data(update, { input: { ...bank, iban: 'AT611904300234573201' } }, token);
  const { id } = await api.db
    .selectFrom('payment_accounts')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .executeTakeFirstOrThrow();
  const query = { entity: 'paymentAccount', entityId: id };
  const { rows } = await sql<{ all: string }>`
    select string_agg(coalesce(before, '{}')::text || coalesce(after, '{}')::text, '') as all
    from changes where entity = 'paymentAccount'`.execute(api.db);
  expect(rows[0]?.all).toContain('DE89 **** 3000');
  expect(rows[0]?.all).not.toContain('370400440532013000');
  const seen = await api.data(history, { query }, token);
  const [last] = seen.changes.data.results;
  expect(last).toMatchObject({ canRestore: false });
  expect(last?.fields).toContainEqual({
    field: 'iban',
    before: ['DE89 **** 3000'],
    after: ['AT61 **** 3201'],
  });
});

test('an account is removed, unless it has changed meanwhile', async () => {
  const { token } = await vendor();
  await api.data(update, { input: bank }, token);
  const { extensions } = await api.refusal(disconnect, { version: 0 }, token);
  expect(extensions.code).toBe('CONFLICT');
  expect((await accountOf(token)).status).toBe('connected');
  await api.data(disconnect, { version: 1 }, token);
  expect(await accountOf(token)).toMatchObject({ provider: null, iban: '', status: 'none' });
});

const stateFor = async (token: string): Promise<string> => {
  const { beginPaypalConnection } = await api.data(begin, {}, token);
  return new URL(beginPaypalConnection.data.url).searchParams.get('state') ?? '';
};

test('PayPal is connected once it has confirmed the account, by one state once', async () => {
  answers = good;
  const { token } = await vendor();
  const state = await stateFor(token);
  const done = await api.data(complete, { input: { code: 'c', state } }, token);
  expect(done.completePaypalConnection.data).toEqual({
    provider: 'paypal',
    paypal_merchant_id: 'WDJJHEBZ4X2LY',
    status: 'connected',
  });
  const again = await api.refusal(complete, { input: { code: 'c', state } }, token);
  expect(again.extensions.fields).toEqual({ state: { rule: 'rules.paypalState' } });
});

test('connects nothing with another account’s state', async () => {
  answers = good;
  const one = await vendor();
  const other = await vendor();
  const state = await stateFor(one.token);
  await api.refusal(complete, { input: { code: 'c', state } }, other.token);
  expect((await accountOf(other.token)).status).toBe('none');
});

test.each([
  ['away', { '/v1/oauth2/token': 'hangUp' as const }, 'error.PAYPAL_UNREACHABLE'],
  ['refusing the code', {}, 'error.PAYPAL_REFUSED'],
  ['failing', { '/v1/oauth2/token': { status: 502, body: '' } }, 'error.PAYPAL_UNREACHABLE'],
  ['slow', { '/v1/oauth2/token': 'silence' as const }, 'error.PAYPAL_UNREACHABLE'],
  ['talking nonsense', { '/v1/oauth2/token': { body: '<html>' } }, 'error.PAYPAL_NONSENSE'],
  [
    'naming no account',
    { ...good, '/v1/identity/openidconnect/userinfo?schema=openid': { body: '{"payer_id":""}' } },
    'error.PAYPAL_NONSENSE',
  ],
])('PayPal %s: what is connected stays', async (_, given, msg) => {
  answers = given;
  const { token } = await vendor();
  await api.data(update, { input: bank }, token);
  const before = await accountOf(token);
  const state = await stateFor(token);
  const { extensions, ...error } = await api.refusal(
    complete,
    { input: { code: 'c', state } },
    token,
  );
  expect({ code: extensions.code, msg: error.msg }).toEqual({ code: 'UNAVAILABLE', msg });
  expect(await accountOf(token)).toEqual(before);
});

test.each(['basic', 'admin', 'manufacturer'] as const)(
  '%s has no payment account',
  async (kind) => {
    const { token } = await signedIn(api.db, kind);
    const { extensions } = await api.refusal(settings, {}, token);
    expect(extensions.code).toBe('FORBIDDEN');
  },
);
