import { sql } from 'kysely';
import type pg from 'pg';
import { expect, test, vi } from 'vitest';
import { networkCodes } from './failures.ts';
import { openReplicas, type ReplicaChange } from './replicas.ts';

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

test('a replica that is left out is named with its error, once for each change', async () => {
  const refused = Object.assign(new Error('password authentication failed'), { code: '28P01' });
  let isRefused = true;
  const answering = poolOf(() => ({}));
  const query = async (text: string) => {
    if (isRefused) throw refused;
    return answering.query(text);
  };
  const replica = { ...answering, query } as unknown as pg.Pool;
  const replicas = await openReplicas(
    poolOf(() => ({})),
    ['postgres://db2/atrium'],
    () => replica,
  );
  const changes: ReplicaChange[] = [];
  replicas.watch((change) => changes.push(change));
  const away = { host: 'db2', condition: 'away', error: refused };
  expect(changes).toEqual([away]);
  isRefused = false;
  await vi.waitFor(() => expect(replicas.states()).toMatchObject([{ condition: 'ok' }]), 10_000);
  isRefused = true;
  await vi.waitFor(() => expect(changes).toHaveLength(3), 10_000);
  expect(changes).toEqual([away, { host: 'db2', condition: 'ok', error: null }, away]);
  await replicas.close();
});
