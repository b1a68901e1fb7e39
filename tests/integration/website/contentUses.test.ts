import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAffiliateCategory, createAffiliateProduct } from '#tests/factories/affiliate.ts';
import { signedIn } from '#tests/factories/people.ts';
import { createParent, createVariation } from '#tests/factories/products.ts';
import { createCategory, createTag } from '#tests/factories/structure.ts';
import { createStyle, createStyleCategory } from '#tests/factories/styles.ts';
import { createBanner } from '#tests/factories/website.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

type Account = Awaited<ReturnType<typeof signedIn>>;
let maker: Account;
let other: Account;
let variation: string;
let product: string;

const document = `query ($query: ContentUsesQuery) {
  contentUses(query: $query) { data { results { kind id name sku } total } }
}`;
const usesOf = async (of: string, id: string, token = admin) => {
  const { contentUses } = await api.data(document, { query: { of, ids: [id] } }, token);
  return contentUses.data.results.map(({ kind, id: user }) => `${kind} ${user}`);
};

const insert = async (table: string, values: Record<string, unknown>): Promise<string> => {
  const columns = Object.keys(values);
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.id(column)))})
    values (${sql.join(Object.values(values))}) returning id`.execute(api.db);
  return rows[0]?.id ?? '';
};
const link = (table: string, values: Record<string, unknown>) =>
  sql`insert into ${sql.table(table)} (${sql.join(Object.keys(values).map((name) => sql.id(name)))})
    values (${sql.join(Object.values(values))})`.execute(api.db);

/** A style that shows the variation. */
const showIn = async (values: object) => {
  const { id } = await createStyle(api.db, values);
  await link('style_products', { style_id: id, variation_id: variation });
  return id;
};

/** A menu item of the first column that links the variation by article number or by criteria. */
const menuItem = async (table: 'menu_item_skus' | 'menu_item_products', status: string) => {
  const id = await insert('menu_items', { level: 2, name: `Item ${table}`, status });
  await link(table, { item_id: id, variation_id: variation });
  return id;
};

const section = async (status: string) => {
  const name = `section-${status}`;
  const id = await insert('style_sections', { name, slug: name, status });
  const block = await insert('style_blocks', { section_id: id, sort_index: 0, kind: 'products' });
  await link('style_block_products', { block_id: block, variation_id: variation });
  return id;
};

beforeAll(async () => {
  maker = await signedIn(api.db, 'manufacturer');
  other = await signedIn(api.db, 'manufacturer');
  product = (await createParent(api.db, { manufacturer_id: maker.user.manufacturer_id ?? '' })).id;
  variation = (await createVariation(api.db, { parent_id: product, status: '1' })).id;
});

describe('a product', () => {
  test('lists the menu, styles and sections; for its manufacturer only what it may see', async () => {
    const own = await showIn({ manufacturer_id: maker.user.manufacturer_id });
    const ofOther = await showIn({ manufacturer_id: other.user.manufacturer_id, status: '1' });
    const published = await showIn({ status: '1' });
    const draft = await showIn({});
    const shownItem = await menuItem('menu_item_skus', 'published');
    const hiddenItem = await menuItem('menu_item_products', 'unpublished');
    const shownSection = await section('1');
    const hiddenSection = await section('2');
    const all = [
      ...[own, ofOther, published, draft].map((id) => `style ${id}`),
      ...[shownItem, hiddenItem].map((id) => `menuItem ${id}`),
      ...[shownSection, hiddenSection].map((id) => `styleSection ${id}`),
    ].sort();
    const visible = [
      `menuItem ${shownItem}`,
      `style ${own}`,
      `style ${published}`,
      `styleSection ${shownSection}`,
    ].sort();
    for (const [of, id] of [
      ['variation', variation],
      // the uses of a parent product are the records that show any of its variations
      ['parent', product],
    ] as const) {
      expect((await usesOf(of, id)).sort()).toEqual(all);
      expect((await usesOf(of, id, maker.token)).sort()).toEqual(visible);
      expect(await usesOf(of, id, other.token)).toEqual([]);
    }
  });

  test('is not counted as shown where another product of its manufacturer is shown', async () => {
    const { id } = await createParent(api.db, {
      manufacturer_id: maker.user.manufacturer_id ?? '',
    });
    await createVariation(api.db, { parent_id: id, status: '1' });
    expect(await usesOf('parent', id)).toEqual([]);
    expect(await usesOf('parent', id, maker.token)).toEqual([]);
  });

  test('from another shop returns its styles and sections', async () => {
    const { id } = await createAffiliateProduct(api.db);
    const style = (await createStyle(api.db)).id;
    await link('style_affiliate_products', { style_id: style, affiliate_product_id: id });
    expect(await usesOf('affiliateProduct', id)).toEqual([`style ${style}`]);
  });
});

test('a tag lists its uses', async () => {
  const { id } = await createTag(api.db, { type: 'style' });
  const style = (await createStyle(api.db)).id;
  await link('style_tags', { style_id: style, tag_id: id });
  expect(await usesOf('tag', id)).toEqual([`style ${style}`]);
});

test('a category of styles tells its styles', async () => {
  const { id } = await createStyleCategory(api.db);
  const style = (await createStyle(api.db, { category_id: id })).id;
  expect(await usesOf('styleCategory', id)).toEqual([`style ${style}`]);
});

test('a category tells menu items, banners and categories of feeds', async () => {
  const { id } = await createCategory(api.db);
  const { id: banner } = await createBanner(api.db, { placement: 'category', category_id: id });
  const { id: foreign } = await createAffiliateCategory(api.db, { category_id: id });
  const item = await insert('menu_items', { level: 2, name: 'Item' });
  await link('menu_item_categories', { item_id: item, category_id: id });
  expect(await usesOf('category', id)).toEqual([
    `affiliateCategory ${foreign}`,
    `banner ${banner}`,
    `menuItem ${item}`,
  ]);
});

test('manufacturers query only products', async () => {
  for (const of of ['tag', 'category', 'affiliateProduct', 'styleCategory']) {
    const { extensions } = await refusal(document, { query: { of, ids: ['1'] } }, maker.token);
    expect(extensions.code).toBe('FORBIDDEN');
  }
});
