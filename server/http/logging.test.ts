import fastify from 'fastify';
import { expect, test } from 'vitest';
import { loggerOptions, logRequests, requestLogOptions } from './logging.ts';

const key = 'kEy_0123456789-abcdefghijklmnopqrstuvwxyzAB';

/** Returns the log of a request to a server whose routes fail. */
const logOf = async (url: string, headers: Record<string, string> = {}): Promise<string> => {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const app = fastify({ logger: { ...loggerOptions('trace'), stream } });
  app.get('/*', (request, reply) => {
    const err = Object.assign(new Error('a check was violated'), {
      code: '23514',
      detail: `Failing row contains (7, ${key})`,
      query: 'update users set password_hash = $1',
      parameters: [key],
    });
    request.log.error({ err }, 'a request failed');
    return reply.code(500).send({ message: 'internal error' });
  });
  await app.inject({ url, headers });
  await app.close();
  return lines.join('');
};

test.each([
  `/reset-password/${key}`,
  `/vendor/${key}`,
  `/manufacturer/${key}?from=mail`,
  `/graphql?variables={"key":"${key}"}`,
  '/graphql?variables={"password":"geheim"}',
  `/images/${key}.webp`,
])('%s is logged without what is secret', async (url) => {
  const log = await logOf(url, { authorization: `Bearer ${key}`, cookie: `token=${key}` });
  expect(log).toContain(url.split(/[?]/)[0]?.replace(key, '…'));
  expect(log).not.toContain(key);
  expect(log).not.toContain('geheim');
});

test('an error is logged with all details except row contents', async () => {
  const log = await logOf('/');
  expect(log).toContain('a check was violated');
  expect(log).toContain('23514');
  expect(log).toContain('logging.test.ts');
  expect(log).not.toContain('Failing row');
});

test('one line stands for each request, with the id that its answer and its errors have', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const app = fastify({ ...requestLogOptions, logger: { ...loggerOptions('info'), stream } });
  logRequests(app);
  app.get('/works', async () => 'ok');
  app.get('/fails', async (request) => {
    request.log.error('a request failed');
    throw new Error('no');
  });
  const answers = [];
  for (const url of ['/works', '/fails', '/works']) answers.push(await app.inject({ url }));
  await app.close();
  const logged = lines.map((line) => JSON.parse(line));
  const ids = answers.map(({ headers }) => headers['x-request-id']);
  expect(new Set(ids).size).toBe(3);
  expect(logged.filter(({ msg }) => msg === 'request')).toMatchObject(
    [200, 500, 200].map((status, n) => ({ reqId: ids[n], status, ms: expect.any(Number) })),
  );
  expect(logged.find(({ msg }) => msg === 'a request failed')).toMatchObject({ reqId: ids[1] });
  expect(logged).toHaveLength(4);
});
