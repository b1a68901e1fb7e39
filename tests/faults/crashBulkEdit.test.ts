import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#server/db/database.ts';
import { signedIn } from '#tests/factories/people.ts';
import { createParent } from '#tests/factories/products.ts';
import { createHouse } from './support/house.ts';
import { inHouse } from './support/killEverywhere.ts';
import { killAtEachStep } from './support/killJob.ts';

const variations = 12_000;

/** Variations to edit, named after their prices, and an administrator's session. */
const furnish = async (db: Db): Promise<string> => {
  const { token } = await signedIn(db, 'admin');
  const { id } = await createParent(db);
  await sql`
    insert into variations (name, slug, sku, price, status, parent_id)
    select 'v' || n, 'v' || n, 'v' || n, n, '2', ${id} from generate_series(1, ${variations}) n`.execute(
    db,
  );
  return token;
};

/** Each edited row costs one euro more, has one more version and one change, of the one bulk change. */
const assertWhole = async (db: Db, done: number): Promise<void> => {
  const { rows } = await sql`
    select v.price - v.name_number as more, v.version, x.changes, x.bulk, count(*)::int as n
    from (select *, substring(name from 2)::int as name_number from variations) v
    join lateral (
      select count(*)::int as changes, count(c.bulk_change_id)::int as bulk from changes c
      where entity = 'variation' and entity_id = v.id and action = 'update') x on true
    group by 1, 2, 3, 4 order by 2`.execute(db);
  const edited = { more: '1.00', version: 2, changes: 1, bulk: 1, n: done };
  const open = { more: '0.00', version: 1, changes: 0, bulk: 0, n: variations - done };
  expect(rows).toEqual([open, edited].filter(({ n }) => n > 0));
  const { rows: bulk } = await sql`select count(*)::int as n from bulk_changes`.execute(db);
  expect(bulk).toEqual([{ n: 1 }]);
};

test('killed at every step of a batch of a bulk edit, and at its end: each row is changed once', {
  timeout: 1_800_000,
}, async () => {
  const house = await createHouse();
  try {
    const token = await inHouse(house, furnish);
    const kills = await killAtEachStep(house, {
      name: 'bulk edit',
      token,
      document: `mutation ($input: VariationsEditInput!) {
        editVariations(input: $input) { job { id } } }`,
      // a row that is done twice would cost two euros more
      variables: { input: { query: {}, price: { mode: 'increase', amount: '1' } } },
      rows: variations,
      assertWhole,
    });
    process.stdout.write(`${kills} kills\n`);
  } finally {
    await house.remove();
  }
});
