import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { signedIn } from '#tests/factories/people.ts';
import { createVariationOf } from '#tests/factories/products.ts';
import { createAttribute, createAttributeGroup, putInto } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const document = `query Uses($query: AttributeUsesQuery) {
  attributeUses(query: $query) { data { results { kind id name sku } total } }
}`;

const variations = 12;
const prefix = unique('many');
const nameOf = (n: number) =>
  `${n % 2 === 0 ? 'Zz' : 'zZ'} ${prefix} ${String(n).padStart(2, '0')}`;

let attribute: { id: string };
let group: { id: string; name: string };
let unused: { id: string };

/** An attribute with more uses than are sorted, because each variation has it in many groups. */
beforeAll(async () => {
  const { user } = await signedIn(api.db, 'manufacturer');
  attribute = await createAttribute(api.db, { type: 'text', is_configurable: false });
  unused = await createAttribute(api.db);
  group = await createAttributeGroup(api.db);
  await putInto(api.db, group.id, [attribute.id]);
  for (let n = 0; n < variations; n += 1) {
    await createVariationOf(api.db, user.manufacturer_id ?? '', { name: nameOf(n) });
  }
  await sql`
    with groups as (
      insert into attribute_groups (name, slug)
      select ${prefix} || n, ${prefix} || n
      from generate_series(0, ${sql.lit(limits.countedTotal)} / ${sql.lit(variations)}) n returning id)
    insert into variation_attributes (variation_id, group_id, attr_id, value)
    select v.id, g.id, ${attribute.id}, 'oak' from variations v, groups g
    where v.name ilike ${`%${prefix}%`}`.execute(api.db);
}, 60_000);

afterAll(async () => {
  await sql`delete from variation_attributes where attr_id = ${attribute.id}`.execute(api.db);
  await sql`delete from attribute_groups where name like ${`${prefix}%`}`.execute(api.db);
});

const usesOf = async (query: object) => {
  const { attributeUses } = await api.data(
    document,
    { query: { of: 'attribute', ids: [unused.id, attribute.id], ...query } },
    admin,
  );
  return attributeUses.data;
};

const inOrder = Array.from({ length: variations }, (_, n) => nameOf(n));

test.each([
  ['ASC', inOrder],
  ['DESC', [...inOrder].reverse()],
])('lists each product once, %s by name, after other records', async (order, names) => {
  const pages = await Promise.all([0, 1, 2].map((page) => usesOf({ order, size: 5, page })));
  expect(pages.flatMap(({ results }) => results.map(({ name }) => name))).toEqual([
    group.name,
    ...names,
  ]);
});

test('fills a page that has room for more', async () => {
  const { results } = await usesOf({ size: 1000 });
  expect(results.map(({ name }) => name)).toEqual([group.name, ...inOrder]);
});

test('counts each record once, exactly or as far as requested', async () => {
  const totals = await Promise.all(
    [null, 5, limits.countedTotal].map((countUpTo) => usesOf({ size: 1, countUpTo })),
  );
  expect(totals.map(({ total }) => total)).toEqual([13, 6, 13]);
});

test('counts as far as requested, if an index tells that there are more', async () => {
  const counted = async (of: string, id: string) => {
    const totals = await Promise.all(
      [null, variations - 1, variations].map((countUpTo) =>
        usesOf({ of, ids: [id], size: 1, countUpTo }),
      ),
    );
    return totals.map(({ total }) => total);
  };
  const { id: full } = await api.db
    .selectFrom('attribute_groups')
    .select('id')
    .where('name', '=', `${prefix}0`)
    .executeTakeFirstOrThrow();
  await putInto(api.db, full, [attribute.id]);
  expect(await counted('attribute', attribute.id)).toEqual([14, 12, 13]);
  expect(await counted('group', full)).toEqual([12, 12, 12]);
  await api.db.deleteFrom('attribute_group_items').where('group_id', '=', full).execute();
});
