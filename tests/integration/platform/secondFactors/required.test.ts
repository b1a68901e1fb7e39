import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  applyOperatorsRule,
  secondFactorRule,
} from '#server/modules/platform/secondFactors/rule.ts';
import { hashToken } from '#server/modules/platform/session/tokens.ts';
import { createViewing } from '#server/modules/platform/session/viewing.ts';
import { signedIn } from '#tests/factories/people.ts';
import { codeOf } from '#tests/factories/secondFactors.ts';
import { callOf } from '#tests/support/accessCalls.ts';
import { createWorld, type World } from '#tests/support/accessWorld.ts';
import { documentOf, everything, operations } from '#tests/support/documents.ts';
import {
  call,
  newAccount,
  newSecured,
  ownOf,
  refused,
  requireOf,
  signIn,
} from '#tests/support/secondFactor.ts';
import { fingerprint } from '#tests/support/snapshot.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const required = { msg: 'error.SECOND_FACTOR_REQUIRED', extensions: { code: 'FORBIDDEN' } };

type SignedIn = Awaited<ReturnType<typeof signIn>>['result'];
const rolesOf = (result: SignedIn) => result?.user.roles.map(({ name }) => name);

describe('an account without one, where it is required', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
    await requireOf(world.db, 'admin', 'manufacturer', 'vendor');
  });
  afterAll(() => world.api.close());

  const open = operations.filter(({ access }) => access?.area === 'signingIn');
  const closed = operations.filter(({ access }) => access && access.area !== 'signingIn');

  test('keeps its second-factor set-up and sign-out accessible', () => {
    expect(open.map(({ name }) => name).sort()).toEqual([
      'addPasskey',
      'beginPasskey',
      'beginSecondFactor',
      'confirmIdentity',
      'confirmSecondFactor',
      'endOwnSecondFactor',
      'ownPasskeys',
      'ownSecondFactor',
      'removePasskey',
      'renewRecoveryCodes',
      'signOut',
    ]);
  });

  // contract/access.test checks each kind of account by the roles that it loses
  test.each(['admin', 'manufacturer', 'vendor'] as const)(
    '%s: every other operation is rejected, and changes nothing',
    async (kind) => {
      const before = await fingerprint(world.db);
      for (const operation of closed) {
        const document = documentOf(operation, everything);
        const { errors, data } = await world.api.request(
          document,
          callOf(world, operation),
          world.tokenOf(kind),
        );
        expect(errors, operation.name).toMatchObject([required]);
        expect(data, operation.name).toBeNull();
      }
      expect(await fingerprint(world.db)).toEqual(before);
    },
  );

  test.each([
    ['POST', '/products'],
    ['POST', '/upload'],
    ['POST', '/files'],
    ['GET', '/files/any.pdf'],
    ['GET', '/jobs/1/file'],
    ['GET', '/imports/template'],
    ['GET', '/imports/1/refused'],
    ['POST', '/ai-enhance/product-info-suggestion'],
  ] as const)('%s %s is rejected', async (method, url) => {
    const boundary = 'a-boundary';
    const response = await world.api.app.inject({
      ...{ method, url },
      headers: {
        authorization: `Bearer ${world.tokenOf('admin')}`,
        ...(method === 'POST' && {
          'content-type': url.startsWith('/ai-')
            ? 'application/json'
            : `multipart/form-data; boundary=${boundary}`,
        }),
      },
      ...(method === 'POST' && { payload: url.startsWith('/ai-') ? '{}' : `--${boundary}--\r\n` }),
    });
    expect(response.statusCode).toBe(403);
  });

  test('still lets in a shop’s key and an administrator who views as a partner', async () => {
    const shop = '{ announcementBars { code } }';
    expect((await world.api.request(shop, {}, world.shopKey.key)).errors).toEqual([]);
    const { user } = await signedIn(world.db, 'vendor');
    const viewing = await signedIn(world.db, 'admin');
    const { key } = await createViewing(
      world.db,
      { userId: viewing.user.id, tokenHash: hashToken(viewing.token) },
      user.id,
    );
    const open = 'mutation ($key: String!) { openViewing(key: $key) { token } }';
    const { token } = (await world.api.data(open, { key })).openViewing;
    expect((await world.api.request('{ vendorMe { status } }', {}, token)).errors).toEqual([]);
  });
});

describe('the operator', () => {
  const portals = async () => (await secondFactorRule(api.db)).portals;

  test('requires it of administrators, who can change that, or for certain, or not at all', async () => {
    await sql`delete from sign_in_settings`.execute(api.db);
    await applyOperatorsRule(api.db, undefined);
    expect(await portals()).toEqual([]);
    await applyOperatorsRule(api.db, 'initially');
    expect(await portals()).toEqual(['admin']);
    await requireOf(api.db, 'vendor');
    await applyOperatorsRule(api.db, 'initially');
    expect(await portals()).toEqual(['vendor']);
    await applyOperatorsRule(api.db, 'required');
    await applyOperatorsRule(api.db, 'required');
    expect(await portals()).toEqual(['vendor', 'admin']);
    await applyOperatorsRule(api.db, 'optional');
    expect(await portals()).toEqual(['vendor']);
    await sql`delete from sign_in_settings`.execute(api.db);
  });
});

describe('the rule', () => {
  let asking: string;
  beforeAll(async () => {
    asking = (await newAccount()).token;
  });

  const rule = async (portals: string[], version?: number) =>
    (await call('rule', { portals, version }, asking)).updateSecondFactorRule.data;

  test('takes effect at once, in open sessions too, until one is set up', async () => {
    const { user, token } = await newAccount('vendor');
    const other = await newAccount('manufacturer');
    await rule(['vendor']);
    expect(await api.refusal('{ dashboard { status } }', {}, token)).toMatchObject(required);
    await api.data('{ dashboard { status } }', {}, other.token);
    expect(rolesOf((await signIn(user)).result)).toContain('enrolling');
    expect((await ownOf(token)).isRequired).toBe(true);

    const { secret } = (await call('begin', {}, token)).beginSecondFactor.data;
    expect(await api.refusal('{ dashboard { status } }', {}, token)).toMatchObject(required);
    await call('confirm', { code: codeOf(secret) }, token);
    await api.data('{ dashboard { status } }', {}, token);
    expect(rolesOf((await signIn(user, codeOf(secret, 1))).result)).not.toContain('enrolling');
    await rule([]);
  });

  test('keeps it from being ended; an administrator’s end leads to another set-up', async () => {
    const { user, token } = await newSecured('vendor');
    await rule(['vendor', 'admin']);
    // an administrator without a second factor is no exception
    expect(await refused('reset', { id: user.id }, admin)).toMatchObject(required);
    expect(await refused('end', {}, token)).toMatchObject({
      msg: 'error.SECOND_FACTOR_KEPT',
    });
    await requireOf(api.db, 'vendor');
    await call('reset', { id: user.id }, admin);
    expect((await api.refusal('{ dashboard { status } }', {}, token)).msg).toBe(
      'error.TOKEN_NOT_VALID',
    );
    expect(rolesOf((await signIn(user)).result)).toContain('enrolling');
    await rule([]);
  });

  test('is checked against other users’ changes meanwhile, and is reported', async () => {
    const { version } = await rule(['vendor', 'manufacturer', 'vendor']);
    const saved = await rule(['manufacturer'], version);
    expect(saved).toEqual({ portals: ['manufacturer'], version: version + 1 });
    expect(await refused('rule', { portals: [], version }, asking)).toMatchObject({
      extensions: { code: 'CONFLICT' },
    });
    expect(await refused('rule', { portals: ['shop'] }, asking)).toMatchObject({
      extensions: { code: 'INVALID', fields: { portals: { rule: 'rules.filter' } } },
    });
    await rule([]);
    await api.app.securityLog.settled();
    const { securityEvents } = await api.data(
      `{ securityEvents(query: { kind: "secondFactorRule", sort: "id", order: DESC, size: 3 }) {
        data { results { detail portal } } } }`,
      {},
      admin,
    );
    expect(securityEvents.data.results).toEqual(
      ['none', 'manufacturer', 'manufacturer vendor'].map((detail) => ({
        detail,
        portal: 'admin',
      })),
    );
  });
});
