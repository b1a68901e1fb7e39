import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '#tests/factories/secondFactors.ts';
import { callOf } from '#tests/support/accessCalls.ts';
import { createWorld, type World } from '#tests/support/accessWorld.ts';
import { confirmedOf } from '#tests/support/directives.ts';
import { documentOf, everything, operations } from '#tests/support/documents.ts';
import { newAccount, newSecured, password } from '#tests/support/secondFactor.ts';
import { fingerprint } from '#tests/support/snapshot.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const notConfirmed = (proof: string) => ({
  msg: 'error.CONFIRM_IDENTITY',
  extensions: { code: 'FORBIDDEN', args: { proof } },
});
const confirm = `mutation ($input: ConfirmIdentityInput!) {
  confirmIdentity(input: $input) { status } }`;
const viewAs = 'mutation ($id: ID) { viewAs(input: { userId: $id }) { data { portal } } }';

/** The calls that only partners may make. */
const ofPartners = ['beginPaypalConnection', 'disconnectPaymentAccount', 'updatePaymentAccount'];

const guarded = operations.filter(({ field }) => confirmedOf(field));

describe('calls that need a recent proof of identity', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
    await sql`update sessions set confirmed_at = now() - interval '11 minutes'`.execute(world.db);
  });
  afterAll(() => world.api.close());

  test('are these', () => {
    expect(guarded.map(({ name }) => name).sort()).toEqual([
      'anonymiseCustomer',
      'anonymiseCustomers',
      'anonymiseManagedManufacturer',
      'anonymiseManagedVendor',
      'beginPasskey',
      'beginPaypalConnection',
      'beginSecondFactor',
      'closeMonth',
      'createApiKey',
      'createRefund',
      'createWebhookEndpoint',
      'deleteManagedManufacturerByIds',
      'deleteManagedVendorByIds',
      'deleteWebhookEndpointByIds',
      'disconnectPaymentAccount',
      'endOwnSecondFactor',
      'exportCustomerData',
      'exportCustomers',
      'exportPayouts',
      'markRepaymentsRepaid',
      'refundOrder',
      'removePasskey',
      'renewRecoveryCodes',
      'resetSecondFactor',
      'revealPayoutAccount',
      'revokeApiKey',
      'rotateApiKey',
      'rotateWebhookSecret',
      'updateManagedManufacturer',
      'updateManagedManufacturerStatus',
      'updateManagedVendor',
      'updateManagedVendorStatus',
      'updatePaymentAccount',
      'updatePayoutStatus',
      'updateSecondFactorRule',
      'updateWebhookEndpoint',
      'viewAs',
    ]);
  });

  const always = guarded.filter(({ field }) => !confirmedOf(field)?.when);

  test.each(always.map((operation) => [operation.name, operation] as const))(
    '%s is rejected without one, and changes nothing',
    async (_, operation) => {
      const before = await fingerprint(world.db);
      const document = documentOf(operation, everything);
      const { errors } = await world.api.request(
        document,
        callOf(world, operation),
        world.tokenOf(ofPartners.includes(operation.name) ? 'vendor' : 'admin'),
      );
      expect(errors).toMatchObject([notConfirmed('password')]);
      expect(await fingerprint(world.db)).toEqual(before);
    },
  );

  test('record no forbidden call', async () => {
    const { rows } = await sql`
      select from security_events where kind = 'accessRefused'`.execute(world.db);
    expect(rows).toEqual([]);
  });

  test('are rejected for the role before that', async () => {
    const operation = guarded.find(({ name }) => name === 'viewAs');
    if (!operation) throw new Error('no viewAs');
    const { errors } = await world.api.request(
      documentOf(operation, everything),
      callOf(world, operation),
      world.tokenOf('vendor'),
    );
    expect(errors[0]?.msg).toBe('error.FORBIDDEN');
  });

  test('changing a partner needs one only for another address', async () => {
    const operation = guarded.find(({ name }) => name === 'updateManagedVendor');
    if (!operation) throw new Error('no updateManagedVendor');
    const { id, input } = callOf(world, operation) as { id: string; input: object };
    const account = await world.db
      .selectFrom('users')
      .select(['email', 'firstname', 'lastname', 'language'])
      .where('vendor_id', '=', id)
      .executeTakeFirstOrThrow();
    const send = (email: string) =>
      world.api.request(
        documentOf(operation, everything),
        { id, input: { ...input, account: { ...account, email } } },
        world.tokenOf('admin'),
      );
    expect((await send('another@atrium.example')).errors).toMatchObject([notConfirmed('password')]);
    expect((await send(account.email)).errors).toEqual([]);
  });
});

describe('a proof of identity', () => {
  let id: string;
  beforeEach(async () => {
    id = (await newAccount('vendor')).user.id;
  });

  const waited = (token: { user: { id: string } }) =>
    sql`update sessions set confirmed_at = now() - interval '10 minutes'
      where user_id = ${token.user.id}`.execute(api.db);
  const refusedFields = async (input: object, token: string) =>
    (await api.refusal(confirm, { input }, token)).extensions.fields;

  test('is the sign-in for ten minutes, and then the password', async () => {
    const account = await newAccount();
    await api.data(viewAs, { id }, account.token);
    await waited(account);
    expect(await api.refusal(viewAs, { id }, account.token)).toMatchObject(
      notConfirmed('password'),
    );
    expect(await refusedFields({}, account.token)).toEqual({
      password: { rule: 'rules.required' },
    });
    expect(await refusedFields({ password: 'wrong' }, account.token)).toEqual({
      password: { rule: 'rules.wrongPassword' },
    });
    expect(await api.refusal(viewAs, { id }, account.token)).toMatchObject(
      notConfirmed('password'),
    );
    await api.data(confirm, { input: { password } }, account.token);
    await api.data(viewAs, { id }, account.token);
  });

  test('is a code with a second factor; the password is not enough', async () => {
    const account = await newSecured();
    await waited(account);
    expect(await api.refusal(viewAs, { id }, account.token)).toMatchObject(notConfirmed('code'));
    expect(await refusedFields({ password }, account.token)).toEqual({
      code: { rule: 'rules.required' },
    });
    const code = codeOf(account.secret);
    await api.data(confirm, { input: { code } }, account.token);
    await api.data(viewAs, { id }, account.token);
    await waited(account);
    // a code works once
    expect(await refusedFields({ code }, account.token)).toEqual({
      code: { rule: 'rules.wrongCode' },
    });
  });

  test('counts for its own session only', async () => {
    const account = await newAccount();
    const other = await newAccount();
    await waited(account);
    await waited(other);
    await api.data(confirm, { input: { password } }, account.token);
    expect(await api.refusal(viewAs, { id }, other.token)).toMatchObject(notConfirmed('password'));
  });

  test('cannot be guessed', async () => {
    const account = await newAccount();
    for (let n = 0; n < 10; n += 1) await refusedFields({ password: 'wrong' }, account.token);
    expect((await api.refusal(confirm, { input: { password } }, account.token)).msg).toBe(
      'error.RATE_LIMITED',
    );
  });
});
