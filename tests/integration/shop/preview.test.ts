import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createBlogPost, textOf } from '#tests/factories/blog.ts';
import { createMarket, type Market } from '#tests/factories/market.ts';
import { createMenuItem } from '#tests/factories/menu.ts';
import { createShop, createShopKey, signedIn } from '#tests/factories/people.ts';
import { createParent, createVariation } from '#tests/factories/products.ts';
import { sell } from '#tests/factories/selling.ts';
import { createStyle } from '#tests/factories/styles.ts';
import { createBanner } from '#tests/factories/website.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

/* Previews: a link opens one record as it is stored, for one shop and 15 minutes. */

shareApi();

const shopUrl = 'https://wohnen.example/de/?source=atrium';

let market: Market;
beforeAll(async () => {
  market = await createMarket(api.db);
  await api.db.updateTable('shops').set({ url: '' }).execute();
  await api.db.updateTable('shops').set({ url: shopUrl }).where('id', '=', market.shopId).execute();
});
afterEach(() => vi.useRealTimers());

const links =
  'query ($kind: PreviewKind!, $id: ID!) { shopPreviews(kind: $kind, id: $id) { data { shopId name url } } }';
const preview = `query ($token: String!) { preview(token: $token) {
  type isShown endsAt sku
  product { fromPrice variations { sku fromPrice offers { id } } }
  menuItem { variationCount children { id } } variations { sku }
  banner { id picture { sizes { width } } }
  blogPost { slug html picture { sizes { width } } }
  style { slug category { id name } }
} }`;

const linksTo = async (kind: string, id: string, token = admin) =>
  (await api.data(links, { kind, id }, token)).shopPreviews.data;

const tokenFor = async (kind: string, id: string, token = admin): Promise<string> => {
  const found = await linksTo(kind, id, token);
  const link = found.find(({ shopId }) => shopId === market.shopId);
  return new URL(link?.url ?? '').searchParams.get('token') ?? '';
};

const previewOf = async (kind: string, id: string, token = admin) =>
  (await api.shop(preview, { token: await tokenFor(kind, id, token) }, market.key)).preview;

/** The id of a maker's offer, by which the application names a vendor's product. */
const offeredAs = (variationId: string) => String(2n * BigInt(variationId));

const draftOfProduct = async () => {
  const parent = await createParent(api.db, { manufacturer_id: market.maker });
  const variation = await createVariation(api.db, {
    parent_id: parent.id,
    price: '99.5',
    status: '2',
  });
  return { parent, variation };
};

describe('a draft', () => {
  test('of a product is shown with the price of its maker, and stays out of everything else', async () => {
    const { parent, variation } = await draftOfProduct();
    const of = async (kind: string, id: string) => {
      const { type, isShown, sku, product } = await previewOf(kind, id);
      const skus = product?.variations.map((each) => [each.sku, each.fromPrice, each.offers]);
      return { type, isShown, sku, price: product?.fromPrice, skus };
    };
    const skus = [[variation.sku, '99.50', []]];
    const product = { type: 'product', isShown: false, price: '99.50', skus };
    expect(await of('parentProduct', parent.id)).toEqual({ ...product, sku: null });
    expect(await of('variation', variation.id)).toEqual({ ...product, sku: variation.sku });
    const read = 'query ($slug: String!) { product(slug: $slug) { id } }';
    expect(await api.shop(read, { slug: parent.slug }, market.key)).toEqual({ product: null });
  });

  test('of an offer is shown to customers at its price; the other drafts of the product are not', async () => {
    const { parent, variation } = await draftOfProduct();
    await createVariation(api.db, { parent_id: parent.id, price: '1', status: '2' });
    const offer = await sell(api.db, market.first.id, variation.id, { status: '2' });
    const { isShown, sku, product } = await previewOf(
      'vendorProduct',
      offeredAs(variation.id),
      market.first.token,
    );
    expect({ isShown, sku }).toEqual({ isShown: false, sku: variation.sku });
    expect(product?.variations.map((each) => [each.sku, each.fromPrice])).toEqual([
      [variation.sku, '99.50'],
    ]);
    expect(product?.variations[0]?.offers.map(({ id }) => id)).toEqual([offer]);
  });

  test('of a menu item has the products that its rules have found, and the published items below', async () => {
    const item = await createMenuItem(api.db);
    const child = await createMenuItem(api.db, {
      level: 3,
      parent_id: item.id,
      status: 'published',
    });
    await createMenuItem(api.db, { level: 3, parent_id: item.id });
    await api.db
      .insertInto('menu_item_products')
      .values({ item_id: child.id, variation_id: market.sofa.id })
      .execute();
    const { type, isShown, menuItem, variations } = await previewOf('menuItem', item.id);
    expect({ type, isShown, count: menuItem?.variationCount }).toEqual({
      type: 'menuItem',
      isShown: false,
      count: 1,
    });
    expect(menuItem?.children.map(({ id }) => id)).toEqual([child.id]);
    expect(variations.map(({ sku }) => sku)).toEqual([market.sofa.sku]);
    const { menu } = await api.shop('{ menu { id } }', {}, market.key);
    expect(menu.map(({ id }) => id)).not.toContain(item.id);
  });

  test('of content is shown with what it lacks left empty', async () => {
    const post = await createBlogPost(api.db, { slug: null, body: textOf('Soon') });
    const banner = await createBanner(api.db, { picture: null, picture_alt: '' });
    const style = await createStyle(api.db, { status: '2', slug: null, category_id: null });
    const [ofPost, ofBanner, ofStyle] = [
      await previewOf('blogPost', post.id),
      await previewOf('websiteBanner', banner.id),
      await previewOf('style', style.id),
    ];
    for (const { isShown } of [ofPost, ofBanner, ofStyle]) expect(isShown).toBe(false);
    expect(ofPost.blogPost).toMatchObject({
      slug: '',
      html: '<p>Soon</p>',
      picture: { sizes: [] },
    });
    expect(ofBanner.banner).toMatchObject({ id: banner.id, picture: { sizes: [] } });
    expect(ofStyle.style).toMatchObject({ slug: '', category: { id: '', name: '' } });
    const lists = '{ blogPosts { nodes { id } } banners { id } styles { nodes { id } } }';
    const shown = JSON.stringify(await api.shop(lists, {}, market.key));
    expect(shown).toBe('{"blogPosts":{"nodes":[]},"banners":[],"styles":{"nodes":[]}}');
  });
});

test('what the shop shows already is said to be shown', async () => {
  expect((await previewOf('variation', market.sofa.id)).isShown).toBe(true);
  expect(
    (await previewOf('vendorProduct', offeredAs(market.sofa.id), market.first.token)).isShown,
  ).toBe(true);
  const item = await createMenuItem(api.db, { status: 'published' });
  expect((await previewOf('menuItem', item.id)).isShown).toBe(true);
});

describe('links', () => {
  test('lead to the pages of all shops that have an address', async () => {
    const other = await createShop(api.db);
    const found = await linksTo('variation', market.sofa.id);
    expect(found.map(({ shopId }) => shopId)).toEqual([market.shopId]);
    expect(found[0]?.url).toMatch(/^https:\/\/wohnen\.example\/de\/preview\?token=v1%3A[^#]+$/);
    await api.db
      .updateTable('shops')
      .set({ url: 'http://localhost:3100' })
      .where('id', '=', other)
      .execute();
    expect(await linksTo('variation', market.sofa.id)).toHaveLength(2);
    await api.db.updateTable('shops').set({ url: '' }).where('id', '=', other).execute();
  });

  test('are refused for records that the viewer may not see', async () => {
    const refusalOf = async (kind: string, id: string, token: string) =>
      (await api.refusal(links, { kind, id }, token)).extensions.code;
    const { token: maker } = await signedIn(api.db, 'manufacturer');
    const banner = await createBanner(api.db);
    const post = await createBlogPost(api.db, { vendor_id: market.first.id });
    // another role
    expect(await refusalOf('websiteBanner', banner.id, maker)).toBe('FORBIDDEN');
    expect(await refusalOf('variation', market.sofa.id, market.first.token)).toBe('FORBIDDEN');
    // another partner
    expect(await refusalOf('variation', market.sofa.id, maker)).toBe('NOT_FOUND');
    expect(await refusalOf('blogPost', post.id, maker)).toBe('NOT_FOUND');
    expect(await refusalOf('vendorProduct', offeredAs(market.sofa.id), market.second.token)).toBe(
      'NOT_FOUND',
    );
    expect(await refusalOf('style', '9007199254740991', admin)).toBe('NOT_FOUND');
    expect(await refusalOf('style', 'x', admin)).toBe('INVALID');
    // its owner
    expect(await linksTo('blogPost', post.id, market.first.token)).toHaveLength(1);
  });

  test('are refused for a product without variations', async () => {
    const parent = await createParent(api.db);
    const { msg } = await api.refusal(links, { kind: 'parentProduct', id: parent.id }, admin);
    expect(msg).toBe('error.PREVIEW_EMPTY');
  });
});

describe('a token', () => {
  const refusalOf = async (token: string, key = market.key) => {
    const { extensions, msg } = await api.refusal(preview, { token }, key);
    return `${extensions.code} ${msg}`;
  };

  test('opens nothing in another shop, after its end, changed, or once the record is deleted', async () => {
    const post = await createBlogPost(api.db, {});
    const token = await tokenFor('blogPost', post.id);
    const other = await createShopKey(api.db);
    expect(await refusalOf(token, other.key)).toBe('INVALID error.PREVIEW_OTHER_SHOP');
    for (const garbage of [
      '',
      'x',
      token.slice(0, -4),
      `${token.slice(0, 30)}AAAA${token.slice(34)}`,
    ]) {
      expect(await refusalOf(garbage), garbage).toBe('INVALID error.PREVIEW_NOT_VALID');
    }
    const withoutScope = await createShopKey(api.db, { shopId: market.shopId, scopes: ['orders'] });
    expect(await refusalOf(token, withoutScope.key)).toBe('FORBIDDEN error.SCOPE_MISSING');
    const { endsAt } = (await api.shop(preview, { token }, market.key)).preview;
    vi.useFakeTimers({ now: Date.parse(endsAt) - 1000, toFake: ['Date'] });
    expect((await api.shop(preview, { token }, market.key)).preview.type).toBe('blogPost');
    vi.setSystemTime(Date.parse(endsAt));
    expect(await refusalOf(token)).toBe('INVALID error.PREVIEW_ENDED');
    vi.useRealTimers();
    await api.db.deleteFrom('blog_posts').where('id', '=', post.id).execute();
    expect(await refusalOf(token)).toBe('NOT_FOUND error.NOT_FOUND');
  });

  test('is not kept by any cache on its way', async () => {
    const token = await tokenFor('variation', market.sofa.id);
    const { headers } = await api.app.inject({
      method: 'POST',
      url: '/shop/graphql',
      headers: { authorization: `Bearer ${market.key}` },
      payload: { query: `{ preview(token: "${token}") { type } }` },
    });
    expect(headers['cache-control']).toBe('no-store');
  });
});
