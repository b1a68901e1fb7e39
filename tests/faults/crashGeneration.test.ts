import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#server/db/database.ts';
import { signedIn } from '#tests/factories/people.ts';
import { createConfigurable } from '#tests/factories/products.ts';
import { createTag } from '#tests/factories/structure.ts';
import { createHouse } from './support/house.ts';
import { inHouse } from './support/killEverywhere.ts';
import { killAtEachStep } from './support/killJob.ts';

/** As many as one generation may have. */
const options = [20, 25, 20];
const variations = 10_000;

/** A product with options, and an administrator's session. */
const furnish = async (db: Db) => {
  const { token } = await signedIn(db, 'admin');
  const { id: tag } = await createTag(db);
  const { parent, attributes } = await createConfigurable(db, options);
  return { token, tag, parent, attributes };
};

/** The variations, each with a combination and a number of its own, and how many are not whole. */
const assertWhole = async (db: Db, done: number): Promise<void> => {
  const { rows } = await sql`
    select count(*)::int as n, count(distinct combination_key)::int as keys,
      count(distinct sku)::int as numbers,
      (count(*) filter (where
        (select count(*) from variation_combinations c where c.variation_id = v.id) <> 3
        or (select count(*) from variation_tags t where t.variation_id = v.id) <> 1
        or (select count(*) from changes c
          where c.entity = 'variation' and c.action = 'create' and c.entity_id = v.id) <> 1
      ))::int as incomplete,
      (select count(*)::int from changes where entity = 'variation') as changes
    from variations v`.execute(db);
  expect(rows).toEqual([{ n: done, keys: done, numbers: done, incomplete: 0, changes: done }]);
};

test('killed at every step of a batch of a generation, and at its end: each variation is there once', {
  timeout: 1_800_000,
}, async () => {
  const house = await createHouse();
  try {
    const { token, tag, parent, attributes } = await inHouse(house, furnish);
    const names = { name: '{product}, {options}', slug: '{product}-{options}' };
    const kills = await killAtEachStep(house, {
      name: 'generation',
      token,
      document: `mutation ($input: GenerationInput!) {
        generateVariations(input: $input) { job { id } } }`,
      variables: {
        input: {
          ...{ parent_id: parent.id, attributes, ...names, sku: '{product}-{number}' },
          ...{ price: '10', tags: [tag] },
        },
      },
      rows: variations,
      assertWhole,
    });
    process.stdout.write(`${kills} kills\n`);
  } finally {
    await house.remove();
  }
});
