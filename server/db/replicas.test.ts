import { sql } from 'kysely';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { networkCodes } from './failures.ts';
import { openReplicas } from './replicas.ts';

const isCheck = (text: string): boolean => /pg_last_wal_replay_lsn|pg_current_wal/.test(text);

/** A pool that answers checks, and other statements as `answer` does. */
const poolOf = (answer: () => unknown): pg.Pool =>
  ({
    options: {},
    end: async () => undefined,
    query: async (text: string) => {
      if (!isCheck(text)) return { rows: [answer()] };
      return { rows: [{ written: '0/10', applied: '0/10', isReplica: true }] };
    },
  }) as unknown as pg.Pool;

test('the primary answers a read that meets no replica', async () => {
  let code = '';
  const replica = poolOf(() => {
    throw Object.assign(new Error(code), { code });
  });
  const primary = poolOf(() => ({ from: 'primary' }));
  const replicas = await openReplicas(primary, ['postgres://db2/atrium'], () => replica);
  for (code of networkCodes) {
    expect(replicas.states()).toMatchObject([{ condition: 'ok' }]);
    const { rows } = await sql`select 1`.execute(replicas.readerFor(null, ''));
    expect(rows, code).toEqual([{ from: 'primary' }]);
  }
  await replicas.close();
});
