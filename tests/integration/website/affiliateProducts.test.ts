import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchPictures } from '#server/modules/website/affiliateProducts/pictures.ts';
import { imageStoreOf } from '#server/storage/images.ts';
import {
  createAffiliateCategory,
  createAffiliateNetwork,
  createAffiliateProduct,
} from '#tests/factories/affiliate.ts';
import { createCategory } from '#tests/factories/structure.ts';
import { changesOf } from '#tests/support/changes.ts';
import { type FeedHost, startFeedHost } from '#tests/support/feedHost.ts';
import { png } from '#tests/support/pictures.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

let host: FeedHost;
beforeAll(async () => {
  host = await startFeedHost();
});
afterAll(() => host.close());

const documents = {
  status: `mutation ($input: AffiliateProductsStatusInput!) {
    updateAffiliateProductsStatus(input: $input) { data failures { id msg } } }`,
  map: `mutation ($input: AffiliateCategoriesInput!) {
    updateAffiliateCategories(input: $input) { data unchanged failures { id msg } } }`,
  products: `query ($query: AffiliateProductsQuery) { affiliateProducts(query: $query) {
    data { total results { id title state category path useCount picture pictureFault } } } }`,
  categories: `query ($query: AffiliateCategoriesQuery) { affiliateCategories(query: $query) {
    data { total results { id path category n publishedCount } } } }`,
};

const setStatus = async (ids: readonly string[], status: string) =>
  (await api.data(documents.status, { input: { ids, status } }, admin))
    .updateAffiliateProductsStatus;
const map = async (ids: readonly string[], categoryId: string | null) =>
  (await api.data(documents.map, { input: { ids, categoryId } }, admin)).updateAffiliateCategories;
const products = async (query: object) =>
  (await api.data(documents.products, { query }, admin)).affiliateProducts.data;

/** A network with a category, mapped or not, and hidden products in it. */
const furnish = async (count: number, category_id: string | null = null) => {
  const { id: network_id } = await createAffiliateNetwork(api.db);
  const category = await createAffiliateCategory(api.db, { network_id, category_id, n: count });
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const values = { network_id, affiliate_category_id: category.id, status: 'hidden' };
    ids.push((await createAffiliateProduct(api.db, values)).id);
  }
  return { network_id, category: category.id, ids };
};

describe('publishing', () => {
  test('needs an own category, and reports each product without one', async () => {
    const open = await furnish(1);
    const mapped = await furnish(2, (await createCategory(api.db)).id);
    const done = await setStatus([...open.ids, ...mapped.ids], 'published');
    expect(done.data.sort()).toEqual([...mapped.ids].sort());
    expect(done.failures).toEqual([{ id: open.ids[0], msg: 'error.AFFILIATE_CATEGORY_OPEN' }]);
    expect(
      await refusal(documents.status, { input: { ids: open.ids, status: 'published' } }),
    ).toMatchObject({ msg: 'error.AFFILIATE_CATEGORY_OPEN' });
  });

  test('is rejected for products that are no longer in the feed', async () => {
    const { ids } = await furnish(1, (await createCategory(api.db)).id);
    await sql`update affiliate_products set gone_at = now() where id = ${ids[0]}`.execute(api.db);
    const input = { ids, status: 'published' };
    expect(await refusal(documents.status, { input })).toMatchObject({
      msg: 'error.AFFILIATE_PRODUCT_GONE',
    });
  });

  test('and hiding are in the history', async () => {
    const { ids } = await furnish(1, (await createCategory(api.db)).id);
    await setStatus(ids, 'published');
    await setStatus(ids, 'hidden');
    expect(await changesOf(api.db, 'affiliateProduct', ids[0] ?? '')).toHaveLength(2);
  });
});

describe('categories', () => {
  test('are mapped many at once, those without an own category first', async () => {
    const { id: own, name } = await createCategory(api.db);
    const one = await furnish(1);
    const two = await createAffiliateCategory(api.db, { network_id: one.network_id, n: 5 });
    await map([one.category], own);
    const query = { network_id: one.network_id, sort: 'mapped' };
    const { results } = (await api.data(documents.categories, { query }, admin)).affiliateCategories
      .data;
    expect(results.map(({ id, category }) => [id, category])).toEqual([
      [two.id, ''],
      [one.category, name],
    ]);
    const again = await map([one.category, two.id], own);
    expect(again).toMatchObject({ data: [two.id], unchanged: [one.category] });
  });

  test('that lose their own category hide its published products', async () => {
    const { category, ids } = await furnish(2, (await createCategory(api.db)).id);
    await setStatus(ids, 'published');
    await map([category], null);
    const found = await products({ affiliate_category_id: category });
    expect(found.results.map(({ state }) => state)).toEqual(['hidden', 'hidden']);
  });

  test('are not mapped to a missing one', async () => {
    const { category } = await furnish(1);
    expect(
      await refusal(documents.map, { input: { ids: [category], categoryId: '999999' } }),
    ).toMatchObject({ extensions: { fields: { categoryId: { rule: 'rules.unknown' } } } });
  });

  test('keep their own one from being deleted', async () => {
    const { id } = await createCategory(api.db);
    await furnish(1, id);
    const error = await refusal(
      'mutation ($id: ID!) { deleteCategory(id: $id, input: {}) { message } }',
      { id },
    );
    expect(error).toMatchObject({ msg: 'error.SHOWN_ON_WEBSITE' });
  });
});

test('products are found by state, mapping, network and own category with all below it', async () => {
  const above = await createCategory(api.db);
  const below = await createCategory(api.db, above);
  const { network_id, ids } = await furnish(2, below.id);
  await setStatus(ids.slice(0, 1), 'published');
  const total = async (query: object) => (await products({ network_id, ...query })).total;
  expect(await total({ state: 'published' })).toBe(1);
  expect(await total({ mapped: 'no' })).toBe(0);
  expect(await total({ mapped: 'yes', category_id: above.id })).toBe(2);
  const [first] = (await products({ network_id })).results;
  expect(first?.category).toBe(`${above.name} > ${below.name}`);
});

describe('pictures', () => {
  const stay = new AbortController().signal;
  const fetchAll = () =>
    fetchPictures({ db: api.db, images: imageStoreOf(api), fetchPublic: host.fetchPublic }, stay);
  const pictureOf = async (id: string) => {
    const { rows } = await sql<{ picture: string | null; picture_fault: string | null }>`
      select picture, picture_fault from affiliate_products where id = ${id}`.execute(api.db);
    return rows[0];
  };
  const withPicture = async (picture_url: string, status = 'published') =>
    (await createAffiliateProduct(api.db, { picture_url, status })).id;

  test('are downloaded into the store once, only for published products', async () => {
    host.serve('/a.png', await png());
    const shown = await withPicture('https://feeds.example/a.png');
    const hidden = await withPicture('https://feeds.example/a.png', 'hidden');
    await fetchAll();
    const { picture } = (await pictureOf(shown)) ?? {};
    expect(await imageStoreOf(api).make(picture ?? '', 150)).not.toBeNull();
    expect(await pictureOf(hidden)).toEqual({ picture: null, picture_fault: null });
    const asked = host.asked.length;
    await fetchAll();
    expect(host.asked).toHaveLength(asked);
  });

  test.each([
    ['https://127.0.0.1/a.png', 'FETCH_PRIVATE'],
    ['http://feeds.example/a.png', 'FETCH_ADDRESS'],
    ['https://feeds.example/none.png', 'FETCH_STATUS'],
    ['https://feeds.example/text.png', 'IMAGE_TYPE'],
  ])('that cannot be downloaded are reported with the product: %s', async (address, fault) => {
    host.serve('/text.png', '<svg/>');
    const id = await withPicture(address);
    await fetchAll();
    expect(await pictureOf(id)).toEqual({ picture: null, picture_fault: fault });
  });

  test('are downloaded again when the feed has another address', async () => {
    host.serve('/b.png', await png());
    const id = await withPicture('https://feeds.example/none.png');
    await fetchAll();
    await sql`
      update affiliate_products set picture_url = 'https://feeds.example/b.png' where id = ${id}`.execute(
      api.db,
    );
    await fetchAll();
    const found = await pictureOf(id);
    expect(found?.picture).toMatch(/\.webp$/);
    expect(found?.picture_fault).toBeNull();
  });
});
