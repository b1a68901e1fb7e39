import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkCounts } from '#server/modules/catalogue/variations/counts/check.ts';
import { checkKeptRows } from '#server/modules/catalogue/variations/counts/keptRows.ts';
import {
  assignCategories,
  combineVariation,
  createParent,
  createVariation,
} from '#tests/factories/products.ts';
import { createAttribute, createCategory, createOption } from '#tests/factories/structure.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

/** A variation with an option, whose product has a category. */
const create = async () => {
  const { id: parent_id } = await createParent(api.db);
  const variation = await createVariation(api.db, { parent_id });
  const attribute = await createAttribute(api.db);
  const option = await createOption(api.db, { attr_id: attribute.id, name: 'Zirbe' });
  await combineVariation(api.db, variation.id, option);
  const category = await createCategory(api.db, undefined, { name: 'Truhen' });
  await assignCategories(api.db, parent_id, [category.id]);
  return variation;
};

const rows = async () => {
  const { rows: kept } = await sql`
    select v.id, s.text, o.combination, o.manufacturer_id, o.name, o.sku, p.category from variations v
    left join variation_search s on s.variation_id = v.id
    left join variation_order o on o.variation_id = v.id
    left join parent_order p on p.parent_id = v.parent_id order by v.id`.execute(api.db);
  return kept;
};

test('triggers keep the texts for searches and the sort keys right', async () => {
  await create();
  // also if it checks a few products at a time
  for (const atOnce of [1, 2, 5_000]) expect(await checkKeptRows(api.db, atOnce)).toBe(0);
});

test('the nightly check finds rows that are wrong or missing, puts them right and says so', async () => {
  const [one, other] = [await create(), await create()];
  const right = await rows();
  await sql`update variation_search set text = 'x' where variation_id = ${one.id}`.execute(api.db);
  await sql`delete from variation_search where variation_id = ${other.id}`.execute(api.db);
  await sql`update variation_order set combination = null, sku = 'x' where variation_id = ${one.id}`.execute(
    api.db,
  );
  await sql`delete from variation_order where variation_id = ${other.id}`.execute(api.db);
  await sql`update parent_order set category = 'x' where parent_id = ${one.parent_id}`.execute(
    api.db,
  );
  expect(await rows()).not.toEqual(right);
  const reported: string[] = [];
  await checkCounts(api.db, ({ message }) => reported.push(message));
  expect(reported).toEqual([expect.stringMatching(/^5 kept value/)]);
  expect(await rows()).toEqual(right);
  await checkCounts(api.db, ({ message }) => reported.push(message));
  expect(reported).toHaveLength(1);
});
