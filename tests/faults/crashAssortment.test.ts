import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#server/db/database.ts';
import { createChain } from '#tests/factories/assortment.ts';
import { createParent } from '#tests/factories/products.ts';
import { call } from './support/call.ts';
import { createHouse } from './support/house.ts';
import { inHouse } from './support/killEverywhere.ts';
import { killAtEachStep } from './support/killJob.ts';

const products = 12_000;

const documents = {
  include: `mutation ($input: VendorProductsIncludeInput!) {
    answer: includeVendorProducts(input: $input) { job { id } } }`,
  exclude: `mutation ($input: VendorProductsExcludeInput!) {
    answer: excludeVendorProducts(input: $input) { job { id } } }`,
  end: 'mutation ($id: ID!) { endNetworkConnection(id: $id) { status } }',
};

/** A manufacturer's published products, and a vendor who may include them. */
const furnish = async (db: Db) => {
  const { maker, seller } = await createChain(db);
  const parent = await createParent(db, { manufacturer_id: maker });
  await sql`
    insert into variations (name, slug, sku, price, status, parent_id)
    select 'v' || n, 'v' || n, 'v' || n, n, '2', ${parent.id} from generate_series(1, ${products}) n`.execute(
    db,
  );
  await sql`update variations set status = '1'`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select id from network_requests where sender_vendor_id = ${seller.id}`.execute(db);
  return { token: seller.token, connection: rows[0]?.id ?? '' };
};

/** Included products, and how often each was recorded as included and as excluded. */
const assertIncluded = async (db: Db, included: number, excluded: number): Promise<void> => {
  const { rows } = await sql`
    select count(*)::int as n, count(distinct variation_id)::int as variations
    from vendor_products`.execute(db);
  expect(rows).toEqual([{ n: included, variations: included }]);
  const recorded = await sql`
    select x.created, x.deleted, count(*)::int as n from (
      select coalesce(after, before) ->> 'variation_id' as variation,
        count(*) filter (where action = 'create')::int as created,
        count(*) filter (where action = 'delete')::int as deleted
      from changes where entity = 'vendorProduct' group by 1) x group by 1, 2 order by 2`.execute(
    db,
  );
  const all = [
    { created: 1, deleted: 0, n: included },
    { created: 1, deleted: 1, n: excluded },
  ];
  expect(recorded.rows).toEqual(all.filter(({ n }) => n > 0));
};

test('killed at every step of a batch that includes or excludes products, and at its end: each product is included once', {
  timeout: 1_800_000,
}, async () => {
  const house = await createHouse();
  try {
    const { token } = await inHouse(house, furnish);
    const job = { token, variables: { input: { query: {} } }, rows: products };
    const included = await killAtEachStep(house, {
      ...job,
      name: 'include',
      document: documents.include,
      assertWhole: (db, done) => assertIncluded(db, done, 0),
    });
    const excluded = await killAtEachStep(house, {
      ...job,
      name: 'exclude',
      document: documents.exclude,
      assertWhole: (db, done) => assertIncluded(db, products - done, done),
    });
    process.stdout.write(`${included} and ${excluded} kills\n`);
  } finally {
    await house.remove();
  }
});

test('a kill while a connection ends: all of its products pause, or none', {
  timeout: 300_000,
}, async () => {
  const house = await createHouse();
  try {
    const { token, connection } = await inHouse(house, furnish);
    await inHouse(house, (db) =>
      sql`
        insert into vendor_products (vendor_id, variation_id, status)
        select (select max(sender_vendor_id) from network_requests where id = ${connection}), id, '1'
        from variations`.execute(db),
    );
    const server = await house.start();
    const ending = call(server.port, token, documents.end, { id: connection }).catch(() => null);
    await sleep(30);
    await server.kill();
    await ending;
    const { db, close } = await house.open();
    const { rows } = await sql<{ isThere: boolean; paused: number }>`
      select exists (select from network_requests where id = ${connection}) as "isThere",
        (select count(*)::int from vendor_products
          where paused_reason = 'connectionEnded') as paused`.execute(db);
    const [{ isThere, paused } = { isThere: true, paused: -1 }] = rows;
    expect(paused).toBe(isThere ? 0 : products);
    await close();
  } finally {
    await house.remove();
  }
});
