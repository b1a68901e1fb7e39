import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signedIn } from '#tests/factories/people.ts';
import { assignCategories, createParent } from '#tests/factories/products.ts';
import { createCategory } from '#tests/factories/structure.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { call } from './support/call.ts';
import { createHouse, type House } from './support/house.ts';

// most of it is waiting for the lease of the killed process to expire, so several run in parallel
const houses = 3;
const items = 200;
const published = 300;
const limit = 90_000;

/** A menu whose items all link the same products, without any links yet, and two administrators. */
const furnish = async (house: House): Promise<string[]> => {
  const { db, close } = await house.open();
  const people = [await signedIn(db, 'admin'), await signedIn(db, 'admin')];
  const parent = await createParent(db);
  const category = await createCategory(db);
  await assignCategories(db, parent.id, [category.id]);
  await sql`
    insert into variations (name, slug, sku, price, status, parent_id)
    select 'v' || n, 'v' || n, 'v' || n, n, case when n <= ${published} then '1' else '2' end, ${parent.id}
    from generate_series(1, ${published + 50}::int) n`.execute(db);
  await sql`
    with top as (insert into menu_items (level, name) values (2, 'top') returning id),
    middle as (
      insert into menu_items (level, parent_id, name)
      select 3, top.id, 'middle' || n from top, generate_series(1, 2) n returning id),
    bottom as (
      insert into menu_items (level, parent_id, name)
      select 4, middle.id, 'bottom' || n from middle, generate_series(1, ${items / 2}::int) n returning id)
    insert into menu_item_categories (item_id, category_id) select id, ${category.id} from bottom`.execute(
    db,
  );
  await close();
  return people.map(({ token }) => token);
};

const begin = 'mutation { syncMenuItemProducts { message } }';
const state = `query { getMenuItems { message }
  jobs(query: { sort: "createdAt", order: DESC }) { data { results { kind state done failed total } } } }`;

/**
 * The last reassignment and another administrator's notifications, once it has progressed this far.
 */
const reassignAt = async (
  { port, output }: RunningServer,
  token: string,
  isThere: (job: { state: string; done: number }) => boolean,
) => {
  const deadline = Date.now() + limit;
  for (;;) {
    const { data } = await call(port, token, state, {});
    const job = data?.jobs.data.results[0];
    if (job && isThere(job)) return { job, message: data?.getMenuItems.message };
    if (Date.now() > deadline) throw new Error(`The job is ${job?.state}\n${output()}`);
    await sleep(20);
  }
};

const codesOf = (errors: readonly { extensions?: { code?: string } }[]) =>
  errors.map(({ extensions }) => extensions?.code);

const killInTheMiddle = async (house: House): Promise<void> => {
  const [token = '', other = ''] = await furnish(house);
  let server = await house.start();
  expect((await call(server.port, token, begin, {})).errors).toEqual([]);
  await reassignAt(server, token, ({ done }) => done > 0);
  await server.kill();
  server = await house.start();
  // it is still running for everyone, and continues where it was
  expect(codesOf((await call(server.port, other, begin, {})).errors)).toEqual(['IN_USE']);
  const { job } = await reassignAt(server, token, ({ state }) => state === 'done');
  expect(job).toMatchObject({ kind: 'menu.reassign', done: items, failed: 0, total: items });
  // then it can be started again, which the other administrator sees
  expect((await call(server.port, other, begin, {})).errors).toEqual([]);
  const again = await reassignAt(server, other, ({ state }) => state === 'done');
  expect(again).toMatchObject({ message: 'completed', job: { done: items, failed: 0 } });
  expect(await server.stop()).toBe(0);
};

const expectProducts = async (house: House): Promise<void> => {
  const { db, close } = await house.open();
  const { rows } = await sql`
    select count(*)::int as links, count(distinct item_id)::int as items, max(v.name_number) as last
    from menu_item_products p
    join (select id, substring(name from 2)::int as name_number from variations) v
      on v.id = p.variation_id`.execute(db);
  expect(rows).toEqual([{ links: items * published, items, last: published }]);
  await close();
};

test(`${houses} kills while the menu is reassigned: the job continues, and each item has its products`, {
  timeout: 3 * limit,
}, async () => {
  const all = await Promise.all(Array.from({ length: houses }, createHouse));
  try {
    await Promise.all(all.map(killInTheMiddle));
    for (const house of all) await expectProducts(house);
  } finally {
    for (const house of all) await house.remove();
  }
});
