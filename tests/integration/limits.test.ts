import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ApiErrorBody } from '#contract/errors.ts';
import { buildApp } from '#server/app.ts';
import { anonymousCharacters, documentLimits } from '#server/graphql/limits.ts';
import { signedIn } from '#tests/factories/people.ts';
import { type Api, startApi } from '#tests/support/api.ts';

let api: Api;
let token: string;

beforeAll(async () => {
  api = await startApi({ requestsPerMinute: 500 });
  token = (await signedIn(api.db, 'admin')).token;
});
afterAll(() => api.close());

/** Each of these tests uses a different address. */
const ask = (query: string, remoteAddress: string, server = api.app) =>
  server.inject({ method: 'POST', url: '/graphql', payload: { query }, remoteAddress });

describe('a document', () => {
  test.each<[string, string, string]>([
    [
      'that is too deep',
      `{ categories { data { ${'children { '.repeat(11)} id ${'}'.repeat(11)} } } }`,
      'depth',
    ],
    [
      'with too many aliases',
      `{ ${Array.from({ length: 21 }, (_, n) => `m${n}: me { status }`).join(' ')} }`,
      'aliases',
    ],
    [
      'that guesses passwords under many names',
      `mutation { ${Array.from(
        { length: 100 },
        (_, n) => `s${n}: signIn(input: { email: "a@b.example", password: "${n}" }) { token }`,
      ).join(' ')} }`,
      'aliases',
    ],
    ['that is long', `{ me { status } } #${'x'.repeat(documentLimits.characters)}`, 'characters'],
  ])('%s is rejected with a code and a reason', async (_, document, limit) => {
    const error = await api.refusal(document, {}, token);
    expect(error).toEqual({
      message: 'error.TOO_COMPLEX',
      msg: 'error.TOO_COMPLEX',
      extensions: { code: 'INVALID', args: { limit } },
    });
  });

  test('with too many words is rejected before it is read completely', async () => {
    const document = `{ me { ${'status '.repeat(documentLimits.tokens)} } }`;
    const error = await api.refusal(document, {}, token);
    expect(error.extensions.code).toBe('INVALID');
    expect(error.message).toContain('tokens');
  });

  test('without a session is rejected unread, unless it is as small as the public ones', async () => {
    const long = (query: string) => `${query} #${'x'.repeat(anonymousCharacters)}`;
    const refused = { extensions: { code: 'UNAUTHENTICATED' } };
    // a document that cannot even be parsed
    for (const document of ['{ me { status } }', '{ checkKey', '{ no { such { field } } }']) {
      expect(await api.refusal(long(document))).toMatchObject(refused);
      expect(await api.refusal(long(document), {}, 'unknown')).toMatchObject({
        ...refused,
        msg: 'error.TOKEN_NOT_VALID',
      });
    }
    expect((await api.request(long('{ me { status } }'), {}, token)).errors).toEqual([]);
    const short = await api.refusal('{ checkKey(type: "vendor", key: "none") { status } }');
    expect(short.extensions.code).toBe('NOT_FOUND');
  });

  test('with many errors reports the first of them', async () => {
    const document = `{ ${Array.from({ length: 90 }, (_, n) => `wrong${n}`).join(' ')} }`;
    expect((await api.request(document)).errors.length).toBeLessThanOrEqual(21);
  });

  test('is rejected each time, also from the cache', async () => {
    const document = `{ categories { data { ${'children { '.repeat(11)} id ${'}'.repeat(11)} } } }`;
    const first = await api.refusal(document, {}, token);
    expect(await api.refusal(document, {}, token)).toEqual(first);
  });
});

describe('the schema', () => {
  test.each(['{ __schema { types { name } } }', '{ __type(name: "User") { name } }'])(
    'is not revealed (%s)',
    async (document) => {
      const { data, errors } = await api.request(document, {}, token);
      expect(data).toBeNull();
      expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(
        new Set(['INVALID']),
      );
    },
  );

  test('is not revealed by suggestions', async () => {
    for (const document of ['{ mee { status } }', '{ me { dat } }', '{ me(x: 1) { status } }']) {
      const { errors } = await api.request(document, {}, token);
      expect(errors.length).toBeGreaterThan(0);
      expect(JSON.stringify(errors)).not.toMatch(/did you mean/i);
    }
    const wrong = '{ variations(query: { siz: 1, order: ASCC }) { status } }';
    expect(JSON.stringify((await api.request(wrong, {}, token)).errors)).not.toMatch(/mean/i);
  });

  test('is available to developers', async () => {
    const config = {
      dataDir: 'none',
      clientDir: 'none',
      publicUrl: undefined,
      trustProxy: false,
      requestsPerMinute: 0,
      logLevel: 'silent',
      introspection: true,
    };
    const app = await buildApp(config, api.database, api.queue);
    const answer = await ask('{ __schema { queryType { name } } }', '192.0.2.1', app);
    expect(answer.json()).toEqual({ data: { __schema: { queryType: { name: 'Query' } } } });
    await app.close();
  });
});

describe('the rate of one address', () => {
  const used = async () => {
    const rows = await api.db
      .selectFrom('rate_limits')
      .selectAll()
      .where('key', 'like', 'requests:%')
      .execute();
    return rows.length;
  };

  test('is counted without a statement below a hundred requests', async () => {
    const before = await used();
    for (let n = 0; n < 99; n += 1) await ask('{ __typename }', '192.0.2.2');
    expect(await used()).toBe(before);
  });

  test('is limited, for all processes together', async () => {
    const other = await startOther();
    const address = '192.0.2.3';
    const counted = async () => {
      const row = await api.db
        .selectFrom('rate_limits')
        .select('points')
        .where('key', '=', `requests:${address}`)
        .executeTakeFirst();
      return row?.points ?? 0;
    };
    const passed = { here: 0, there: 0 };
    for (let n = 1; n <= 500; n += 1) {
      if ((await ask('{ __typename }', address)).statusCode === 200) passed.here += 1;
      if ((await ask('{ __typename }', address, other)).statusCode === 200) passed.there += 1;
      if (n % 100 !== 0) continue;
      // requests do not wait for updates of the shared count, and a busy database delays those
      const blocks = Math.floor(passed.here / 100) + Math.floor(passed.there / 100);
      await vi.waitUntil(async () => (await counted()) >= 100 * blocks);
      await setTimeout(100);
    }
    expect(passed.here + passed.there).toBeGreaterThanOrEqual(500);
    // each process may be one block ahead of the count known to the others
    expect(passed.here + passed.there).toBeLessThanOrEqual(700);
    await other.close();
  });

  test('is limited by each process itself if the database is unavailable', async () => {
    const app = await startOther();
    const address = '192.0.2.4';
    let last = 200;
    for (let n = 0; n < 501; n += 1) last = (await ask('{ __typename }', address, app)).statusCode;
    expect(last).toBe(429);
    expect((await ask('{ __typename }', '192.0.2.5', app)).statusCode).toBe(200);
    await app.close();
  });

  test('says when to retry, in the usual error format; health checks are exempt', async () => {
    const address = '192.0.2.6';
    await vi.waitUntil(async () => (await ask('{ __typename }', address)).statusCode === 429, {
      timeout: 20_000,
      interval: 0,
    });
    const response = await ask('{ __typename }', address);
    const { errors } = response.json<{ errors: ApiErrorBody[] }>();
    const seconds = Number(response.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(errors).toEqual([
      {
        message: 'error.TOO_MANY_REQUESTS',
        msg: 'error.TOO_MANY_REQUESTS',
        extensions: { code: 'RATE_LIMITED', args: { seconds, minutes: 1 } },
      },
    ]);
    const others = await Promise.all(
      ['/healthz', '/images/none.webp', '/jobs/1/file'].map((url) =>
        api.app.inject({ url, remoteAddress: address }),
      ),
    );
    expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 429, 429]);
  });

  const startOther = () =>
    buildApp(
      {
        dataDir: 'none',
        clientDir: 'none',
        publicUrl: undefined,
        trustProxy: false,
        requestsPerMinute: 500,
        logLevel: 'silent',
      },
      api.database,
      api.queue,
    );
});
