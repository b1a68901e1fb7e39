import { beforeAll, describe, expect, test } from 'vitest';
import type { VariationsQuery } from '#contract/generated/schema.ts';
import { createManufacturer, signedIn } from '#tests/factories/people.ts';
import {
  assignCategories,
  assignTags,
  combineVariation,
  createParent,
  createVariation,
  fillVariation,
} from '#tests/factories/products.ts';
import { createCategory, createOption, createTag } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';
import { idsDocument, idsOf } from './calls.ts';

shareApi();

const whole = `id name slug sku price status is_simple_product general_images sample_of_id
  image { id pr_id variation_id filename originName alt main sortIndex }
  images { id pr_id variation_id filename originName alt main sortIndex }
  tags { data { id name type } }
  combinations { id attr_id option_id variation_id option { id name } attribute { id name } }
  variationAttributes { id group_id attr_id value }
  parent { id name status type family_id manufacturer_id manufacturer { id company_name } }
  category { isMain data { id name slug parentId } }
  version updatedAt`;

describe('pages', () => {
  let ids: string[];
  const page = async (query: VariationsQuery) => {
    const { variations } = await api.data(idsDocument, { query: { ids, ...query } }, admin);
    return { ids: idsOf(...variations.data.results), total: variations.data.total };
  };

  beforeAll(async () => {
    const parent = await createParent(api.db);
    ids = [];
    for (let n = 0; n < 25; n += 1) {
      const { id } = await createVariation(api.db, {
        parent_id: parent.id,
        // repeated prices and statuses, so that sorting has ties
        price: `${(n * 7) % 4}.00`,
        status: n % 2 === 0 ? '1' : '2',
        name: `Stuhl ${String.fromCharCode(97 + ((n * 5) % 6))}`,
      });
      ids.push(id);
    }
  });

  test('are counted from zero and have ten rows by default', async () => {
    expect(await page({})).toEqual({ ids: ids.slice(0, 10), total: 25 });
    expect(await page({ page: 1 })).toEqual({ ids: ids.slice(10, 20), total: 25 });
    expect(await page({ page: 2 })).toEqual({ ids: ids.slice(20), total: 25 });
    expect(await page({ page: 1, size: 24 })).toEqual({ ids: ids.slice(24), total: 25 });
  });

  test.each([3, 1_000_000_000, 2_147_483_647])(
    'are empty beyond the last page (%d)',
    async (number) => {
      expect(await page({ page: number })).toEqual({ ids: [], total: 25 });
      expect(await page({ page: number, size: 1000 })).toEqual({ ids: [], total: 25 });
    },
  );

  test.each([
    'id',
    'name',
    'sku',
    'price',
    'status',
    'updatedAt',
    'combinations',
    'category',
    'parent',
  ])('sorted by %s show every row once, both ways', async (sort) => {
    for (const order of ['ASC', 'DESC'] as const) {
      const found: string[] = [];
      for (let number = 0; number < 4; number += 1) {
        found.push(...(await page({ page: number, size: 7, sort, order })).ids);
      }
      expect(found).toHaveLength(25);
      expect(new Set(found)).toEqual(new Set(ids));
      expect((await page({ size: 100, sort, order })).ids).toEqual(found);
    }
  });

  test('are sorted by every column of the list, as it is shown', async () => {
    const rows = [];
    for (const [parentName, categoryName, optionName] of [
      ['Zarge', 'Betten', 'nuss'],
      ['armlehne', 'Sofas', 'Eiche'],
    ] as const) {
      const parent = await createParent(api.db, { name: parentName });
      const row = await createVariation(api.db, { parent_id: parent.id });
      const category = await createCategory(api.db, undefined, { name: categoryName });
      await assignCategories(api.db, parent.id, [category.id]);
      const option = await createOption(api.db, { name: optionName });
      await combineVariation(api.db, row.id, option);
      rows.push(row);
    }
    const two = idsOf(...rows);
    const sorted = async (sort: string) => (await page({ ids: two, sort })).ids;
    expect(await sorted('parent')).toEqual([...two].reverse());
    expect(await sorted('category')).toEqual(two);
    expect(await sorted('combinations')).toEqual([...two].reverse());
  });

  test('are sorted as requested, prices as numbers', async () => {
    const [small, large] = [
      await createVariation(api.db, { price: '9.50' }),
      await createVariation(api.db, { price: '10.00' }),
    ];
    const two = idsOf(large, small);
    const sorted = async (query: VariationsQuery) => (await page({ ids: two, ...query })).ids;
    expect(await sorted({ sort: 'price' })).toEqual(idsOf(small, large));
    expect(await sorted({ sort: 'price', order: 'DESC' })).toEqual(idsOf(large, small));
    expect(await sorted({ order: 'DESC' })).toEqual(idsOf(large, small));
  });
});

describe('a row', () => {
  test('has everything that belongs to it, in order, and nothing of its neighbour', async () => {
    const { db } = api;
    const maker = await createManufacturer(db);
    const parent = await createParent(db, { manufacturer_id: maker.id, type: '1', status: '2' });
    const variation = await createVariation(db, { parent_id: parent.id, price: '1299' });
    await fillVariation(db, variation, 'own');
    const vermilion = await createTag(db, { name: 'zinnober' });
    const maple = await createTag(db, { name: 'Ahorn' });
    await assignTags(db, variation.id, idsOf(vermilion, maple));
    const extra = await createCategory(db, await createCategory(db));
    await db
      .insertInto('parent_product_categories')
      .values({ parent_id: parent.id, category_id: extra.id })
      .execute();
    const neighbour = await createVariation(db);
    await fillVariation(db, neighbour, 'neighbour');

    const document = `query One($query: VariationsQuery) {
      variations(query: $query) { data { results { ${whole} } } }
    }`;
    const ids = idsOf(variation, neighbour);
    const { variations } = await api.data(document, { query: { ids } }, admin);
    const [row, other] = variations.data.results;
    expect(row).toMatchObject({
      id: variation.id,
      name: variation.name,
      slug: variation.slug,
      sku: variation.sku,
      price: '1299.00',
      status: '2',
      is_simple_product: false,
      general_images: false,
      sample_of_id: null,
      version: 1,
      image: {
        filename: 'own-main.webp',
        originName: 'own main.jpg',
        alt: 'own from the front',
        main: true,
        pr_id: parent.id,
        variation_id: variation.id,
      },
      images: [
        { filename: 'own-detail.webp', main: false, sortIndex: 0 },
        { filename: 'own-main.webp', main: true, sortIndex: 1 },
      ],
      tags: [
        { data: { id: maple.id, name: 'Ahorn', type: 'product' } },
        { data: { id: vermilion.id, name: 'zinnober', type: 'product' } },
      ],
      variationAttributes: [{ value: 'own value' }],
      parent: {
        id: parent.id,
        name: parent.name,
        status: '2',
        type: '1',
        family_id: parent.family_id,
        manufacturer_id: maker.id,
        manufacturer: { id: maker.id, company_name: maker.company_name },
      },
      category: [
        { isMain: true, data: { parentId: null } },
        {
          isMain: false,
          data: { id: extra.id, name: extra.name, slug: extra.slug, parentId: extra.parent_id },
        },
      ],
    });
    expect(row?.combinations).toHaveLength(1);
    expect(row?.combinations[0]).toMatchObject({ variation_id: variation.id });
    expect(row?.combinations[0]?.option.id).toBe(row?.combinations[0]?.option_id);
    expect(row?.combinations[0]?.attribute.id).toBe(row?.combinations[0]?.attr_id);
    expect(row?.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);
    expect(JSON.stringify(row)).not.toContain('neighbour');
    expect(JSON.stringify(other)).not.toContain('own');

    const byId = await api.data(
      `query One($id: ID!) { variationById(id: $id) { data { ${whole} } } }`,
      { id: variation.id },
      admin,
    );
    expect(byId.variationById.data).toEqual(row);
  });

  test('has empty lists if there is no content', async () => {
    const { id } = await createVariation(api.db);
    const { variationById } = await api.data(
      `query One($id: ID!) { variationById(id: $id) { data { ${whole} } } }`,
      { id },
      admin,
    );
    expect(variationById.data).toMatchObject({
      image: null,
      images: [],
      tags: [],
      combinations: [],
      variationAttributes: [],
      category: [],
    });
  });

  test('shows the first image if there is no main image', async () => {
    const { id } = await createVariation(api.db);
    const image = (filename: string, sort_index: number) => ({
      variation_id: id,
      filename,
      sort_index,
    });
    await api.db
      .insertInto('variation_images')
      .values([image('second.webp', 1), image('first.webp', 0)])
      .execute();
    const { variationById } = await api.data(
      'query One($id: ID!) { variationById(id: $id) { data { image { filename } } } }',
      { id },
      admin,
    );
    expect(variationById.data.image?.filename).toBe('first.webp');
  });

  test.each(['0', '-1', 'abc', '99999999999999999999', '999999999', ''])(
    'is NOT_FOUND with the id "%s"',
    async (id) => {
      const document = 'query One($id: ID!) { variationById(id: $id) { status } }';
      expect((await api.refusal(document, { id }, admin)).extensions).toEqual({
        code: 'NOT_FOUND',
      });
    },
  );

  test("a manufacturer who asks for another's variation gets NOT_FOUND", async () => {
    const { token } = await signedIn(api.db, 'manufacturer');
    const { id } = await createVariation(api.db);
    const document = 'query One($id: ID!) { variationById(id: $id) { data { name } } }';
    expect((await api.refusal(document, { id }, token)).extensions.code).toBe('NOT_FOUND');
  });
});

describe('statements', () => {
  const counted = async (document: string, query: VariationsQuery): Promise<string[]> => {
    api.statements.length = 0;
    await api.data(document, { query }, admin);
    return api.statements.filter((statement) => !statement.includes('sessions'));
  };
  const rows = `query Rows($query: VariationsQuery) {
    variations(query: $query) { data { results { ${whole} } } }
  }`;

  test('are as few for fifty rows as for one, with all associations', async () => {
    const word = unique('many');
    const parent = await createParent(api.db);
    for (let n = 0; n < 50; n += 1) {
      const variation = await createVariation(api.db, {
        parent_id: parent.id,
        name: `${word} ${n}`,
      });
      await assignTags(api.db, variation.id, [(await createTag(api.db)).id]);
    }
    const one = await counted(rows, { name: word, size: 1 });
    const fifty = await counted(rows, { name: word, size: 50 });
    expect(one).toHaveLength(2);
    expect(fifty).toHaveLength(2);
  });

  test('count only if the total is requested', async () => {
    expect((await counted(rows, {})).join()).not.toMatch(/count\(/);
    expect(await counted(idsDocument, {})).toHaveLength(3);
    const total =
      'query Total($query: VariationsQuery) { variations(query: $query) { data { total } } }';
    expect(await counted(total, {})).toHaveLength(1);
  });

  test('fetch only requested associations', async () => {
    const [statement] = await counted(idsDocument, {});
    for (const table of ['variation_images', 'variation_tags', 'variation_combinations']) {
      expect(statement).not.toContain(table);
    }
  });
});
