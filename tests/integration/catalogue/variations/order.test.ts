import { type Kysely, sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { migrations } from '#server/generated/migrations.ts';
import { checkKeptRows } from '#server/modules/catalogue/variations/counts/keptRows.ts';
import { signedIn } from '#tests/factories/people.ts';
import {
  assignCategories,
  combineVariation,
  createParent,
  createVariation,
} from '#tests/factories/products.ts';
import { createAttribute, createCategory, createOption } from '#tests/factories/structure.ts';
import { isWaiting } from '#tests/support/isWaiting.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';
import { idsDocument, idsOf } from './calls.ts';

shareApi();

let wood: string;
beforeAll(async () => {
  wood = (await createAttribute(api.db)).id;
});

const option = (name: string) => createOption(api.db, { attr_id: wood, name });
const category = (name: string) => createCategory(api.db, undefined, { name });
const create = async () => createVariation(api.db, { parent_id: (await createParent(api.db)).id });

/** This many letters of four bytes in no order. */
const incompressible = (count: number, seed: number) =>
  String.fromCodePoint(
    ...Array.from({ length: count }, (_, n) => 0x20000 + ((n * 7_919 + seed * 104_729) % 40_000)),
  );

/** The ids in the order of the list. */
const sortedBy = async (sort: string, ids: readonly string[], order = 'ASC') => {
  const { variations } = await api.data(idsDocument, { query: { ids, sort, order } }, admin);
  return idsOf(...variations.data.results);
};

describe('the order by combination follows', () => {
  test('another option, its new name, and one that is removed', async () => {
    const [one, other] = [await create(), await create()];
    const both = idsOf(one, other);
    const [ash, oak] = [await option('Esche'), await option('Zirbe')];
    expect(await sortedBy('combinations', both)).toEqual(both);
    await combineVariation(api.db, other.id, ash);
    // without options last, as empty values in all lists
    expect(await sortedBy('combinations', both)).toEqual(idsOf(other, one));
    await combineVariation(api.db, one.id, oak);
    expect(await sortedBy('combinations', both)).toEqual(idsOf(other, one));
    const renamed = api.db.updateTable('attribute_options').where('id', '=', oak.id);
    await renamed.set({ name: 'Ahorn' }).execute();
    expect(await sortedBy('combinations', both)).toEqual(both);
    const replaced = api.db
      .updateTable('variation_combinations')
      .where('variation_id', '=', one.id);
    await replaced.set({ option_id: ash.id }).execute();
    expect(await sortedBy('combinations', both, 'DESC')).toEqual(idsOf(other, one));
    await api.db.deleteFrom('variation_combinations').where('variation_id', '=', one.id).execute();
    expect(await sortedBy('combinations', both)).toEqual(idsOf(other, one));
  });

  test('options in their own order, and more letters than an index row has room for', async () => {
    const both = [await create(), await create()];
    const [one, other] = [both[0]?.id, both[1]?.id];
    for (const [n, letter] of [...'abcdefghijkl'].entries()) {
      const option = await createOption(api.db, { name: letter + incompressible(90, n) });
      const { attr_id, id: option_id } = option;
      for (const { id: variation_id } of both) {
        const sort_index = variation_id === one ? -n : n;
        await api.db
          .insertInto('variation_combinations')
          .values({ variation_id, attr_id, option_id, sort_index })
          .execute();
      }
    }
    expect(await sortedBy('combinations', idsOf(...both))).toEqual([other, one]);
  });

  test('what another transaction changes at the same moment', async () => {
    const { id } = await create();
    const finish = (await createAttribute(api.db)).id;
    const elm = await option('Ulme');
    const oiled = await createOption(api.db, { attr_id: finish, name: 'Öl' });
    await combineVariation(api.db, id, elm);
    const first = await api.db.startTransaction().execute();
    const renamed = first.updateTable('attribute_options').where('id', '=', elm.id);
    await renamed.set({ name: 'Rüster' }).execute();
    const second = combineVariation(api.db, id, oiled);
    await vi.waitUntil(isWaiting, { timeout: 20_000 });
    await first.commit().execute();
    await second;
    const { rows } = await sql`
      select combination from variation_order where variation_id = ${id}`.execute(api.db);
    expect(rows).toEqual([{ combination: 'rüster/öl' }]);
  });
});

describe('the order of a manufacturer follows', () => {
  const named = async (parent_id: string, name: string, sku: string) =>
    createVariation(api.db, { parent_id, name, sku });

  test('other names and article numbers, and a product that becomes its own', async () => {
    const { token, user } = await signedIn(api.db, 'manufacturer');
    const manufacturer_id = String(user.manufacturer_id);
    const own = await createParent(api.db, { manufacturer_id });
    const foreign = await createParent(api.db);
    const [one, two, three] = [
      await named(own.id, 'Anrichte', 'M-3'),
      await named(own.id, 'Buffet', 'M-2'),
      await named(foreign.id, 'Anbau', 'M-1'),
    ];
    const inOrder = async (sort: string, order = 'ASC') => {
      const { variations } = await api.data(idsDocument, { query: { sort, order } }, token);
      const asAdministrator = { sort, order, manufacturer_id };
      const { variations: same } = await api.data(idsDocument, { query: asAdministrator }, admin);
      expect(same).toEqual(variations);
      return idsOf(...variations.data.results);
    };
    expect(await inOrder('name')).toEqual(idsOf(one, two));
    expect(await inOrder('sku')).toEqual(idsOf(two, one));
    const changed = api.db.updateTable('variations').set({ name: 'Zarge', sku: 'M-0' });
    await changed.where('id', '=', one.id).execute();
    expect(await inOrder('name')).toEqual(idsOf(two, one));
    expect(await inOrder('sku', 'DESC')).toEqual(idsOf(two, one));
    const given = api.db.updateTable('parent_products').set({ manufacturer_id });
    await given.where('id', '=', foreign.id).execute();
    expect(await inOrder('name')).toEqual(idsOf(three, two, one));
    expect(await inOrder('sku')).toEqual(idsOf(one, three, two));
    expect(await inOrder('combinations')).toEqual(idsOf(one, two, three));
    expect(await inOrder('parent', 'DESC')).toHaveLength(3);
  });

  test('the products that others have taken', async () => {
    const { token, user } = await signedIn(api.db, 'manufacturer');
    const manufacturer_id = String(user.manufacturer_id);
    const taken = await createParent(api.db, { manufacturer_id });
    await named(taken.id, 'Kommode', 'T-1');
    const moved = api.db.updateTable('parent_products');
    await moved
      .set({ manufacturer_id: (await createParent(api.db)).manufacturer_id })
      .where('id', '=', taken.id)
      .execute();
    for (const sort of ['id', 'name', 'sku', 'combinations', 'parent']) {
      const { variations } = await api.data(idsDocument, { query: { sort } }, token);
      expect(variations.data).toEqual({ results: [], total: 0 });
    }
  });

  test('in pages, which have nothing of others whatever is kept', async () => {
    const { token, user } = await signedIn(api.db, 'manufacturer');
    const { id } = await createParent(api.db, { manufacturer_id: String(user.manufacturer_id) });
    const rows = [];
    for (const letter of 'abcde') rows.push(await named(id, letter, letter));
    const pagesOf = async (query: object) => {
      const pages = [];
      for (const page of [0, 1, 2, 3]) {
        const asked = { size: 2, page, ...query };
        const { variations } = await api.data(idsDocument, { query: asked }, token);
        pages.push(idsOf(...variations.data.results));
      }
      return pages;
    };
    const [a, b, c, d, e] = idsOf(...rows);
    for (const sort of ['id', 'name', 'sku', 'combinations', 'parent']) {
      expect(await pagesOf({ sort })).toEqual([[a, b], [c, d], [e], []]);
      expect(await pagesOf({ sort, order: 'DESC' })).toEqual([[e, d], [c, b], [a], []]);
    }
    const foreign = await create();
    const kept = api.db
      .updateTable('variation_order')
      .set({ manufacturer_id: user.manufacturer_id });
    await kept.where('variation_id', '=', foreign.id).execute();
    expect((await pagesOf({})).flat()).toEqual(idsOf(...rows));
    await checkKeptRows(api.db, 5_000);
  });
});

describe('the order by category follows', () => {
  test('another main category, its new name, and one that is removed', async () => {
    const [one, other] = [await create(), await create()];
    const both = idsOf(one, other);
    const [beds, sofas, tables] = [
      await category('Betten'),
      await category('sofas'),
      await category('Tische'),
    ];
    await assignCategories(api.db, one.parent_id, idsOf(sofas, beds));
    await assignCategories(api.db, other.parent_id, idsOf(beds));
    expect(await sortedBy('category', both)).toEqual(idsOf(other, one));
    const links = api.db.updateTable('parent_product_categories');
    await links.set({ is_main: false }).where('parent_id', '=', one.parent_id).execute();
    // without a main category, the first by id
    expect(await sortedBy('category', both)).toEqual(both);
    await links.set({ category_id: tables.id }).where('parent_id', '=', other.parent_id).execute();
    expect(await sortedBy('category', both)).toEqual(both);
    const renamed = api.db.updateTable('categories').set({ name: 'Abendtische' });
    await renamed.where('id', '=', tables.id).execute();
    expect(await sortedBy('category', both, 'DESC')).toEqual(both);
    const removed = api.db.deleteFrom('parent_product_categories');
    await removed.where('parent_id', '=', other.parent_id).execute();
    expect(await sortedBy('category', both)).toEqual(both);
    expect(await sortedBy('category', both, 'DESC')).toEqual(idsOf(other, one));
  });

  test('products, whose variations stay together', async () => {
    const { id } = await category('Regale');
    const [first, second] = [await createParent(api.db), await createParent(api.db)];
    const rows = [];
    for (const parent of [first, second, first]) {
      rows.push(await createVariation(api.db, { parent_id: parent.id }));
    }
    for (const parent of [first, second]) await assignCategories(api.db, parent.id, [id]);
    const [one, two, three] = idsOf(...rows);
    expect(await sortedBy('category', idsOf(...rows))).toEqual([one, three, two]);
    expect(await sortedBy('category', idsOf(...rows), 'DESC')).toEqual([two, three, one]);
  });
});

test('products from before the migration get their order and their manufacturer', async () => {
  const one = await create();
  await combineVariation(api.db, one.id, await option('Kiefer'));
  await assignCategories(api.db, one.parent_id, [(await category('Bänke')).id]);
  await sql`delete from variation_order`.execute(api.db);
  await sql`delete from parent_order`.execute(api.db);
  const fill = () => migrations['3046-filled-orders']?.up(api.db as unknown as Kysely<unknown>);
  await fill();
  // a process that was killed begins again
  await fill();
  await sql`update variation_order set manufacturer_id = null, name = null, sku = null`.execute(
    api.db,
  );
  await sql`update variation_search set text = ''`.execute(api.db);
  await migrations['3052-filled-manufacturers']?.up(api.db as unknown as Kysely<unknown>);
  expect(await checkKeptRows(api.db, 5_000)).toBe(0);
  const { rows } = await sql`
    select v.id, o.combination, p.category from variations v
    left join variation_order o on o.variation_id = v.id
    left join parent_order p on p.parent_id = v.parent_id
    where o.variation_id is null or p.parent_id is null or v.id = ${one.id}`.execute(api.db);
  expect(rows).toEqual([{ id: one.id, combination: 'kiefer', category: 'bänke' }]);
});
