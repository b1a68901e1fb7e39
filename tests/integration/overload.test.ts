import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import type { ApiErrorBody } from '#contract/errors.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const ask = () =>
  api.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${admin}` },
    payload: { query: '{ me { status } }' },
  });

/** Makes the database hang while `work` runs. */
const whileDatabaseHangs = async (work: () => Promise<void>): Promise<void> => {
  const clients = await Promise.all(
    Array.from({ length: api.database.pool.options.max }, () => api.database.pool.connect()),
  );
  try {
    await work();
  } finally {
    for (const client of clients) client.release();
  }
};

describe('more requests than can be done', () => {
  test('are rejected with 503, a code and Retry-After; health and files are served', async () => {
    await whileDatabaseHangs(async () => {
      const inside = Array.from({ length: 60 }, ask);
      await vi.waitUntil(() => api.app.server !== undefined, { timeout: 1_000 });
      const refused = await Promise.race(inside);
      expect(refused.statusCode).toBe(503);
      expect(refused.headers['retry-after']).toBe('1');
      expect(refused.json<{ errors: ApiErrorBody[] }>().errors).toEqual([
        {
          message: 'error.BUSY',
          msg: 'error.BUSY',
          extensions: { code: 'UNAVAILABLE', requestId: refused.headers['x-request-id'] },
        },
      ]);
      // requestQueue.test measures the duration, with a fake clock
      expect((await ask()).statusCode).toBe(503);
      expect((await api.app.inject('/nothing')).statusCode).toBe(404);
    });
    // and the server answers later requests again
    await vi.waitUntil(async () => (await ask()).statusCode === 200, { timeout: 15_000 });
  });
});

describe('a statement that the server broke off', () => {
  test('is reported as retryable', async () => {
    await sql`
      create function too_slow() returns trigger language plpgsql as
      $$ begin raise exception 'canceling statement' using errcode = '57014'; end $$`.execute(
      api.db,
    );
    await sql`create trigger slow before insert on tags execute function too_slow()`.execute(
      api.db,
    );
    const response = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${admin}` },
      payload: {
        query: 'mutation { createTag(input: { name: "slow", type: "product" }) { status } }',
      },
    });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('1');
    expect(response.json<{ errors: ApiErrorBody[] }>().errors).toMatchObject([
      { msg: 'error.TIMEOUT', extensions: { code: 'UNAVAILABLE' } },
    ]);
    expect(response.body).not.toContain('canceling');
  });
});
