import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signedIn } from '#tests/factories/people.ts';
import { createParent } from '#tests/factories/products.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { call } from './support/call.ts';
import { createHouse, type House } from './support/house.ts';

// most of a round is waiting for the lease of the killed process to expire, so several run in
// parallel
const houses = 4;
const rounds = 5;
const variations = 2_000;
const limit = 90_000;

/** A database of variations to edit, and an administrator's session. */
const furnish = async (house: House): Promise<string> => {
  const { db, close } = await house.open();
  const { token } = await signedIn(db, 'admin');
  const { id } = await createParent(db);
  await sql`
    insert into variations (name, slug, sku, price, status, parent_id)
    select 'v' || n, 'v' || n, 'v' || n, n, '2', ${id} from generate_series(1, ${variations}) n`.execute(
    db,
  );
  await close();
  return token;
};

const edit = `mutation ($input: VariationsEditInput!) {
  editVariations(input: $input) { job { id } } }`;
const jobOf = 'query ($id: ID!) { jobById(id: $id) { data { state done failed total } } }';

/** The job, once it has progressed this far. */
const jobAt = async (
  { port, output }: RunningServer,
  token: string,
  id: string,
  isThere: (job: { state: string; done: number }) => boolean,
) => {
  const deadline = Date.now() + limit;
  for (;;) {
    const { data } = await call(port, token, jobOf, { id });
    const job = data?.jobById.data;
    if (job && isThere(job)) return job;
    if (Date.now() > deadline) throw new Error(`The job is ${job?.state}\n${output()}`);
    await sleep(20);
  }
};

const killInTheMiddle = async (house: House): Promise<void> => {
  const token = await furnish(house);
  let server = await house.start();
  for (let round = 0; round < rounds; round += 1) {
    // one euro more for each row; a row that is done twice would have two more
    const input = { query: {}, price: { mode: 'increase', amount: '1' } };
    const { data, errors } = await call(server.port, token, edit, { input });
    expect(errors).toEqual([]);
    const id = data?.editVariations.job?.id ?? '';
    await jobAt(server, token, id, ({ done }) => done > 0);
    await server.kill();
    server = await house.start();
    const job = await jobAt(server, token, id, ({ state }) => state === 'done');
    expect(job).toMatchObject({ done: variations, failed: 0, total: variations });
  }
  expect(await server.stop()).toBe(0);
};

const expectEachChangedOnce = async (house: House): Promise<void> => {
  const { db, close } = await house.open();
  const { rows } = await sql`
    select v.price - v.name_number as more, v.version, x.changes, count(*)::int as n
    from (select *, substring(name from 2)::int as name_number from variations) v
    join lateral (select count(*)::int as changes from changes
      where entity = 'variation' and entity_id = v.id) x on true
    group by 1, 2, 3`.execute(db);
  expect(rows).toEqual([
    { more: `${rounds}.00`, version: rounds + 1, changes: rounds, n: variations },
  ]);
  await close();
};

test(`${houses * rounds} kills during a bulk edit: each row is changed once`, {
  timeout: rounds * 2 * limit,
}, async () => {
  const all = await Promise.all(Array.from({ length: houses }, createHouse));
  try {
    await Promise.all(all.map(killInTheMiddle));
    for (const house of all) await expectEachChangedOnce(house);
  } finally {
    for (const house of all) await house.remove();
  }
});
