import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { networkCodes } from '#server/db/failures.ts';
import { kyselyOf } from '#server/db/kyselyOf.ts';
import { createSecurityLog } from './log.ts';

const nothing = () => undefined;
const logger = { error: nothing, info: nothing } as unknown as FastifyBaseLogger;
const log = { level: 'silent', child: () => logger } as unknown as FastifyBaseLogger;

afterEach(() => vi.useRealTimers());

test.each(networkCodes)('an event waits for a database that is not reached (%s)', async (code) => {
  vi.useFakeTimers();
  const written: unknown[] = [];
  const client = {
    query: async (_text: string, values: unknown[]) => {
      written.push(values);
      return { command: 'INSERT', rows: [] };
    },
    release: nothing,
  };
  const connect = vi.fn(async () => client);
  connect.mockRejectedValueOnce(Object.assign(new Error(code), { code }));
  const pool = { options: {}, connect } as unknown as pg.Pool;
  const events = createSecurityLog(kyselyOf(pool), log);
  events.record({ kind: 'signIn', account: 'ada@atrium.example' });
  await vi.advanceTimersByTimeAsync(0);
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(written).toHaveLength(1);
});
