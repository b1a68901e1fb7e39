import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fewestRows, fixedBatches, yieldingBatches } from '#server/jobs/batches.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const traffic = { requests: 0 };
const yieldToOthers = vi.fn(async () => undefined);
const somebodyAsks = () => {
  traffic.requests += 1;
};

beforeAll(() => sql`create table steps (rows integer not null)`.execute(api.db));
beforeEach(async () => {
  yieldToOthers.mockClear();
  await sql`delete from steps`.execute(api.db);
});
afterAll(() => sql`drop table steps`.execute(api.db));

/** Each step records its number of rows; `then` runs before the next statement. */
const stepsOf = (then: (rows: number) => void = () => undefined) => {
  const inBatch = yieldingBatches(api.db, traffic, yieldToOthers);
  return () =>
    inBatch(async (trx, rows) => {
      await sql`insert into steps values (${rows})`.execute(trx);
      then(rows);
      await sql`select 1`.execute(trx);
      return rows;
    });
};

const written = async () => {
  const { rows } = await sql<{ rows: number }>`select rows from steps`.execute(api.db);
  return rows.map((row) => row.rows);
};

describe('on the embedded database a step of a job', () => {
  test('grows after a step without other requests', async () => {
    const step = stepsOf();
    for (let n = 0; n < 3; n += 1) await step();
    expect(await written()).toEqual([50, 200, 200]);
  });

  test('is rolled back for other requests, and repeated as a short one', async () => {
    let asked = false;
    const step = stepsOf((rows) => {
      if (rows === 200 && !asked) {
        asked = true;
        somebodyAsks();
      }
    });
    await step();
    expect(await step()).toBe(fewestRows);
    expect(yieldToOthers).toHaveBeenCalledOnce();
    expect(await written()).toEqual([50, 50]);
  });

  test('stays short while others ask, and is then never given up', async () => {
    const step = stepsOf(somebodyAsks);
    for (let n = 0; n < 3; n += 1) await step();
    expect(yieldToOthers).not.toHaveBeenCalled();
    expect(await written()).toEqual([50, 50, 50]);
  });

  test('is short again after a failed one, whose error it passes on', async () => {
    let fails = false;
    const step = stepsOf(() => {
      if (fails) throw new Error('no');
    });
    await step();
    fails = true;
    await expect(step()).rejects.toThrow('no');
    fails = false;
    expect(await step()).toBe(fewestRows);
    expect(await written()).toEqual([50, 50]);
  });
});

test('counts each request that the application receives', async () => {
  const before = api.database.traffic.requests;
  await api.app.inject({ url: '/healthz' });
  expect(api.database.traffic.requests).toBe(before + 1);
});

test('always has the same number of rows on a server', async () => {
  const inBatch = fixedBatches(api.db);
  const rows = [await inBatch(async (_, n) => n), await inBatch(async (_, n) => n)];
  expect(rows).toEqual([500, 500]);
});
