import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ApiErrorBody } from '#contract/errors.ts';
import { signedIn } from '#tests/factories/people.ts';
import { type Api, startApi } from '#tests/support/api.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const post = (payload: string | object, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

describe('an error', () => {
  test.each([
    ['a syntax error', '{ me {', {}],
    ['an unknown field', '{ me { data { password_hash } } }', {}],
    ['an unknown operation', '{ secrets }', {}],
    [
      'a missing variable',
      'mutation M($input: SignInInput!) { signIn(input: $input) { status } }',
      {},
    ],
    [
      'a variable of the wrong type',
      'query Q($query: VariationsQuery) { variations(query: $query) { status } }',
      { query: { page: 'first' } },
    ],
    [
      'an unknown key of an input',
      'query Q($query: VariationsQuery) { variations(query: $query) { status } }',
      { query: { password: 'x' } },
    ],
    ['a literal of the wrong type', '{ variations(query: { page: "first" }) { status } }', {}],
    ['a rule that is broken', '{ variations(query: { size: 0 }) { status } }', {}],
    [
      'a number that is no integer of 32 bits',
      '{ variations(query: { page: 3000000000 }) { status } }',
      {},
    ],
  ])('%s has a message, a msg and a code, and is INVALID', async (_, document, variables) => {
    const { data, errors } = await api.request(document, variables, admin);
    expect(data).toBeNull();
    expect(errors.length).toBeGreaterThan(0);
    for (const error of errors) {
      expect(error).toMatchObject({ msg: 'error.INVALID', extensions: { code: 'INVALID' } });
      expect(error.message).not.toBe('');
    }
  });

  test.each([
    'query Q($id: ID!) { variationById(id: $id) { status } }',
    '{ variationById { status } }',
  ])('for a call without its id says so: %s', async (document) => {
    const error = await api.refusal(document, {}, admin);
    expect(error).toMatchObject({
      msg: 'ID is a mandatory parameter.',
      extensions: { code: 'INVALID' },
    });
  });

  test('in the input is reported by field', async () => {
    const document =
      'mutation M($id: ID!, $input: VariationUpdateInput!) { variationUpdate(id: $id, input: $input) { status } }';
    const error = await api.refusal(document, { id: '1', input: { version: 'new' } }, admin);
    expect(error.extensions.fields).toEqual({ version: { rule: 'rules.wrongType' } });
  });

  test('has its msg next to its message, not inside extensions', async () => {
    const error = await api.refusal('{ variationById(id: "1") { status } }', {}, admin);
    expect(error).toMatchObject({ message: 'error.NOT_FOUND', msg: 'error.NOT_FOUND' });
    expect(error.extensions).toEqual({ code: 'NOT_FOUND' });
  });

  test('accompanies the data that is available', async () => {
    const { data, errors } = await api.request(
      '{ tags { data { results { id usage } } } }',
      {},
      (await signedIn(api.db, 'vendor')).token,
    );
    expect(errors).toEqual([]);
    expect(data?.tags.data.results).toEqual([]);
  });
});

describe('a request', () => {
  test.each(['{"query": ', '{"query":"{ me { status } }","variables":{"__proto__":{}}}'])(
    'with malformed JSON (%s) is rejected like any other input',
    async (payload) => {
      const response = await post(payload);
      expect(response.statusCode).toBe(400);
      expect(response.body).not.toContain('at ');
      const { errors } = response.json<{ errors: ApiErrorBody[] }>();
      expect(errors.map(({ msg, extensions }) => [msg, extensions.code])).toEqual([
        ['error.INVALID', 'INVALID'],
      ]);
    },
  );

  test('with a body of 2 MB is rejected', async () => {
    const response = await post({ query: `{ me { status } } #${'x'.repeat(2 * 1024 * 1024)}` });
    expect(response.statusCode).toBe(413);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'with another content type (%s), which another site’s page could send, does nothing',
    async (type) => {
      const response = await post('{"query":"{ __typename }"}', { 'content-type': type });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
      expect(response.body).not.toContain('"data"');
    },
  );

  test('by GET cannot change anything', async () => {
    const query = encodeURIComponent('mutation { signOut { status } }');
    const response = await api.app.inject({
      url: `/graphql?query=${query}`,
      headers: { authorization: `Bearer ${admin}` },
    });
    expect(response.statusCode).toBe(405);
    expect((await api.data('{ me { status } }', {}, admin)).me.status).toBe(200);
  });

  test('with several operations at once is rejected', async () => {
    const response = await post([{ query: '{ __typename }' }, { query: '{ __typename }' }]);
    expect(response.statusCode).toBe(400);
  });

  test.each(['{}', '{"query":""}', '{"query":5}', '[]', 'null', '"x"'])(
    'with an invalid body (%s) is INVALID, not a failure',
    async (payload) => {
      const response = await post(payload);
      const body = response.json<{ errors: ApiErrorBody[] }>();
      expect(body).not.toHaveProperty('data');
      expect(body.errors.map((error) => error.extensions.code)).toEqual(['INVALID']);
    },
  );

  test('chooses among the operations of a document by name', async () => {
    const query = 'query One { me { data { email } } } query Two { me { status } }';
    const answers = [];
    for (const operationName of ['One', 'Two', 'One']) {
      const headers = { authorization: `Bearer ${admin}` };
      const response = await post({ query, operationName }, headers);
      answers.push(Object.keys(response.json<{ data: { me: object } }>().data.me));
    }
    expect(answers).toEqual([['data'], ['status'], ['data']]);
  });
});

describe('a database whose host is not found or not reached', () => {
  let away: Api;
  let admin: string;

  beforeAll(async () => {
    away = await startApi();
    admin = (await signedIn(away.db, 'admin')).token;
  });
  afterAll(() => away.close());

  test.each(['EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])(
    'is away, which callers may wait for (%s)',
    async (code) => {
      const connecting = vi.spyOn(away.database.pool, 'connect').mockImplementation((callback) => {
        const error = Object.assign(new Error(code), { code });
        if (!callback) return Promise.reject(error);
        callback(error, undefined, () => undefined);
        return Promise.resolve();
      });
      const response = await away.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { ...away.device.headers, authorization: `Bearer ${admin}` },
        payload: { query: '{ tags { data { total } } }' },
      });
      connecting.mockRestore();
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('1');
      expect(response.json().errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }]);
      expect((await away.data('{ me { status } }', {}, admin)).me.status).toBe(200);
    },
  );
});

describe('a failure of the server', () => {
  let broken: Api;
  let admin: string;

  beforeAll(async () => {
    broken = await startApi();
    admin = (await signedIn(broken.db, 'admin')).token;
    await sql`drop table tags cascade`.execute(broken.db);
    await sql`drop table variation_images cascade`.execute(broken.db);
    await sql`drop table rate_limits`.execute(broken.db);
  });
  afterAll(() => broken.close());

  const internal = {
    message: 'error.INTERNAL',
    msg: 'error.INTERNAL',
    // the log has the details under this id
    extensions: { code: 'INTERNAL', requestId: expect.stringMatching(/^[\w-]{36}$/) },
  };

  test('is answered without any details', async () => {
    const { data, errors } = await broken.request('{ tags { data { total } } }', {}, admin);
    expect(data).toBeNull();
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject(internal);
    expect(JSON.stringify(errors)).not.toMatch(/relation|select|exist|stack|\.ts|node_modules/i);
  });

  test('while signing in is reported as one, too', async () => {
    const document =
      'mutation { signIn(input: { email: "a@b.example", password: "x" }) { token } }';
    const error = await broken.refusal(document);
    expect(error).toMatchObject(internal);
    expect(JSON.stringify(error)).not.toMatch(/relation|rate_limits/i);
  });

  test('while serving an image reveals nothing either', async () => {
    const response = await broken.app.inject('/images/sofa.webp?w=150');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toMatch(/relation|variation_images|select/i);
  });

  test('while looking up the session is reported as one, too', async () => {
    await sql`drop table sessions cascade`.execute(broken.db);
    const { data, errors } = await broken.request('{ me { status } }', {}, admin);
    expect(data).toBeNull();
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject(internal);
    expect(JSON.stringify(errors)).not.toMatch(/relation|sessions/i);
  });
});
