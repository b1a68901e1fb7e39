import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createUser, signedIn } from '#tests/factories/people.ts';
import { documentOf, everything, operations } from '#tests/support/documents.ts';
import { fingerprint } from '#tests/support/snapshot.ts';
import { admin, administrator, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const viewAs = `mutation ($input: ViewAsInput!) {
  viewAs(input: $input) { data { key portal } } }`;
const open = 'mutation ($key: String!) { openViewing(key: $key) { token user { id } } }';
const me = '{ vendorMe { data { id } } }';

let vendor: Awaited<ReturnType<typeof signedIn>>;
let owner: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  vendor = await signedIn(api.db, 'vendor');
});

const keyOf = async (userId: string) =>
  (await api.data(viewAs, { input: { userId } }, admin)).viewAs.data;
const view = async (userId = vendor.user.id): Promise<string> => {
  const { key } = await keyOf(userId);
  return (await api.data(open, { key })).openViewing.token;
};
const viewings = async () =>
  (
    await sql<{ viewed_by: string; ended: boolean }>`
      select viewed_by, ended_at is not null as ended from viewings
      where user_id = ${vendor.user.id} order by id desc`.execute(api.db)
  ).rows;

describe('an administrator who views as a vendor', () => {
  test('shows what the vendor sees until it ends; both are recorded', async () => {
    const { portal } = await keyOf(vendor.user.id);
    expect(portal).toBe('vendor');
    const token = await view();
    expect((await api.data(me, {}, token)).vendorMe.data.id).toBe(vendor.user.vendor_id);
    expect((await viewings())[0]).toEqual({ viewed_by: administrator.id, ended: false });
    await api.data('mutation { signOut { status } }', {}, token);
    expect((await viewings())[0]?.ended).toBe(true);
    expect((await api.refusal(me, {}, token)).extensions.code).toBe('UNAUTHENTICATED');
    // the vendor's own session continues
    await api.data(me, {}, vendor.token);
  });

  const mutations = operations.filter(
    ({ operation, name }) => operation === 'mutation' && name !== 'signOut',
  );

  test('can change nothing: every mutation is rejected', async () => {
    const token = await view();
    const before = await fingerprint(api.db);
    expect(mutations.length).toBeGreaterThan(80);
    for (const operation of mutations) {
      const variables = Object.fromEntries(
        operation.field.args.map(({ name, type }) => [name, valueFor(`${type}`)]),
      );
      const answer = await api.request(documentOf(operation, everything), variables, token);
      expect([operation.name, answer.errors[0]?.msg]).toEqual([operation.name, 'error.VIEWING']);
    }
    expect(await fingerprint(api.db)).toEqual(before);
  });

  test.each(['/upload', '/files'])('uploads nothing to %s', async (url) => {
    const response = await api.app.inject({
      method: 'POST',
      url,
      headers: {
        authorization: `Bearer ${await view()}`,
        ...api.device.headers,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: '--x--\r\n',
    });
    expect([response.statusCode, response.body.includes('error.VIEWING')]).toEqual([403, true]);
  });

  test.each([
    ['signs out', (token: string) => api.data('mutation { signOut { status } }', {}, token)],
    [
      'has been idle for too long',
      () =>
        sql`update sessions set last_used_at = now() - interval '13 hours'
          where user_id = ${owner.user.id}`.execute(api.db),
    ],
  ])('sees nothing any more once the administrator %s', async (_, end) => {
    owner = await signedIn(api.db, 'admin');
    const input = { userId: vendor.user.id };
    const opened = (await api.data(viewAs, { input }, owner.token)).viewAs.data;
    const token = (await api.data(open, { key: opened.key })).openViewing.token;
    const late = (await api.data(viewAs, { input }, owner.token)).viewAs.data;
    await api.data(me, {}, token);
    await end(owner.token);
    expect((await api.refusal(me, {}, token)).msg).toBe('error.TOKEN_NOT_VALID');
    expect((await viewings())[1]?.ended).toBe(_ === 'signs out');
    // a key that was made before opens nothing
    const { token: none } = (await api.request(open, { key: late.key })).data?.openViewing ?? {};
    if (none) expect((await api.refusal(me, {}, none)).msg).toBe('error.TOKEN_NOT_VALID');
  });

  test('lasts half an hour, even if busy', async () => {
    const token = await view();
    await sql`
      update sessions set created_at = now() - interval '31 minutes'
      where viewing_id is not null`.execute(api.db);
    expect((await api.refusal(me, {}, token)).extensions.code).toBe('UNAUTHENTICATED');
  });

  test('is not among the vendor’s own sessions', async () => {
    await view();
    const { data } = (await api.data('{ ownSessions { data { id } } }', {}, vendor.token))
      .ownSessions;
    expect(data).toHaveLength(1);
  });
});

describe('the key', () => {
  test('works once', async () => {
    const { key } = await keyOf(vendor.user.id);
    await api.data(open, { key });
    expect((await refusal(open, { key })).msg).toBe('error.VIEWING_KEY');
  });

  test('works for a minute', async () => {
    const { key } = await keyOf(vendor.user.id);
    await sql`
      update viewings set began_at = now() - interval '61 seconds'
      where key_hash is not null`.execute(api.db);
    expect((await refusal(open, { key })).msg).toBe('error.VIEWING_KEY');
  });

  test('is for partners’ accounts, and for administrators', async () => {
    const other = await createUser(api.db);
    for (const userId of [other.id, '9999999']) {
      const { extensions } = await refusal(viewAs, { input: { userId } });
      expect(extensions.code).toBe('NOT_FOUND');
    }
    const input = { userId: vendor.user.id };
    expect((await refusal(viewAs, { input }, vendor.token)).extensions.code).toBe('FORBIDDEN');
  });
});

/** A value that passes validation and reaches the resolver. */
const valueFor = (type: string): unknown => {
  if (!type.endsWith('!')) return undefined;
  if (type.startsWith('[')) return [];
  if (type === 'ID!') return '1';
  if (type === 'String!') return 'x';
  if (type === 'Int!') return 1;
  if (type === 'Boolean!') return true;
  return {};
};
