import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { admin, administrator, api, shareApi } from '#tests/support/testApi.ts';
import { extent } from './support/extent.ts';
import { randomOf } from './support/ledger/random.ts';
import { actions, createWorld, lanes } from './support/mixedLoad.ts';

shareApi();

const seed = Number(process.env.TEST_SEED ?? 1);
const minutes = Number(process.env.MINUTES ?? extent(0.2, 10));

const call = async (document: string, variables: object) => {
  const { errors } = await api.request(document, { ...variables }, admin);
  return (errors ?? []).map(({ extensions }) => extensions.code);
};

const deadlocks = async (): Promise<number> => {
  const { rows } = await sql<{ deadlocks: string }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(api.db);
  return Number(rows[0]?.deadlocks ?? 0);
};

// the embedded database has a single connection, so that nothing can wait in a circle
test.runIf(process.env.DATABASE_URL)(
  `${minutes} minutes of mixed load end in no deadlock`,
  async () => {
    const world = await createWorld(api.db, administrator.id);
    const end = Date.now() + minutes * 60_000;
    const names = Object.keys(actions);
    const site = { db: api.db, call };
    let count = 0;
    await Promise.all(
      Array.from({ length: lanes }, async (_, lane) => {
        const random = randomOf(seed + lane);
        while (Date.now() < end) {
          await actions[random.pick(names)]?.(site, world, random);
          count += 1;
        }
      }),
    );
    // connections report what they counted at least this often
    await wait(11_000);
    process.stdout.write(`${count} calls in ${lanes} lanes\n`);
    expect(await deadlocks()).toBe(0);
  },
  minutes * 60_000 + 120_000,
);
