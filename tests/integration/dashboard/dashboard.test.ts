import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { berlinDay } from '#contract/cart/day.ts';
import type {
  PartnerFigures,
  ProductFigures,
  VariationsQuery,
} from '#contract/generated/schema.ts';
import { daysAfter } from '#contract/rules/platform/period.ts';
import {
  createAffiliateCategory,
  createAffiliateNetwork,
  createAffiliateProduct,
} from '#tests/factories/affiliate.ts';
import { createBlogPost } from '#tests/factories/blog.ts';
import { createFeedback } from '#tests/factories/feedback.ts';
import { createManufacturer, signedIn } from '#tests/factories/people.ts';
import {
  assignCategories,
  assignTags,
  createParent,
  createVariation,
  describeVariation,
} from '#tests/factories/products.ts';
import { connect } from '#tests/factories/selling.ts';
import {
  createAttribute,
  createAttributeGroup,
  createCategory,
  createFamily,
  createTag,
  putInto,
} from '#tests/factories/structure.ts';
import { createStyle } from '#tests/factories/styles.ts';
import { createBanner, createDiscount } from '#tests/factories/website.ts';
import { admin, administrator, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

/** Manufacturer A, whose products most tests use, and B with one of each kind. */
let makerA: string;
let makerB: string;
let shop: Awaited<ReturnType<typeof createShop>>;

const addImage = (variationId: string) =>
  api.db
    .insertInto('variation_images')
    .values({ variation_id: variationId, filename: 'a.webp', origin_name: 'a.jpg', main: true })
    .execute();

/** A family that requires one text and makes an attribute optional that is required by default. */
const createRequiring = async () => {
  const family = await createFamily(api.db);
  const group = await createAttributeGroup(api.db);
  const text = { type: 'text', is_configurable: false, is_required: true };
  const needed = await createAttribute(api.db, text);
  const waived = await createAttribute(api.db, text);
  // chosen in the combination, so no value is missing
  const colour = await createAttribute(api.db, { is_required: true });
  await putInto(api.db, group.id, [needed.id, waived.id, colour.id]);
  const place = { family_id: family.id, group_id: group.id };
  await api.db.insertInto('attribute_family_groups').values(place).execute();
  await api.db
    .insertInto('attribute_family_attributes')
    .values({ ...place, attr_id: waived.id, is_required: false })
    .execute();
  return { family, group, needed };
};

/** Products of one manufacturer: complete ones, one without each part, a sample. */
const createShop = async (
  manufacturerId: string,
  { family, group, needed }: Awaited<ReturnType<typeof createRequiring>>,
) => {
  const parent = await createParent(api.db, {
    manufacturer_id: manufacturerId,
    family_id: family.id,
  });
  const tag = await createTag(api.db);
  const create = async (status: string, without?: string, parent_id = parent.id) => {
    const price = without === 'price' ? '0.00' : '12.00';
    const variation = await createVariation(api.db, { parent_id, status, price });
    if (without !== 'image') await addImage(variation.id);
    if (without !== 'tags') await assignTags(api.db, variation.id, [tag.id]);
    if (without !== 'values') {
      await describeVariation(api.db, variation.id, group.id, needed.id, 'said');
    }
    return variation;
  };
  const published = await create('1');
  const complete = await create('2');
  const withoutImage = await create('2', 'image');
  const withoutPrice = await create('2', 'price');
  const withoutTags = await create('2', 'tags');
  const withoutValues = await create('1', 'values');
  const sample = await createVariation(api.db, { sample_of_id: published.id, price: '0.00' });
  return {
    parent,
    create,
    published,
    complete,
    withoutImage,
    withoutPrice,
    withoutTags,
    withoutValues,
    sample,
  };
};

let tokenA: string;

beforeAll(async () => {
  makerA = (await createManufacturer(api.db)).id;
  makerB = (await createManufacturer(api.db)).id;
  tokenA = (await signedIn(api.db, 'manufacturer', { manufacturerId: makerA })).token;
  const requiring = await createRequiring();
  shop = await createShop(makerA, requiring);
  await createShop(makerB, requiring);
});

const products = async (fields: string, token: string): Promise<ProductFigures> => {
  const { dashboard } = await api.data(
    `{ dashboard { data { products { ${fields} } } } }`,
    {},
    token,
  );
  return dashboard.data.products as ProductFigures;
};

const total = async (query: VariationsQuery, token: string): Promise<number> => {
  const { variations } = await api.data(
    'query ($query: VariationsQuery) { variations(query: $query) { data { total } } }',
    { query },
    token,
  );
  return variations.data.total;
};

describe('the figures of products', () => {
  const counts = 'published draft samples parents';

  test('include all manufacturers for administrators, and only its own for a manufacturer', async () => {
    expect(await products(counts, tokenA)).toEqual({
      published: 2,
      draft: 4,
      samples: 1,
      parents: 1,
    });
    expect(await products(counts, admin)).toEqual({
      published: 4,
      draft: 8,
      samples: 2,
      parents: 2,
    });
  });

  test('say what is missing', async () => {
    const { missing } = await products('missing { missing published draft }', tokenA);
    expect(missing).toEqual([
      { missing: 'image', published: 0, draft: 1 },
      { missing: 'price', published: 0, draft: 1 },
      { missing: 'tags', published: 0, draft: 1 },
      { missing: 'values', published: 1, draft: 0 },
      { missing: 'any', published: 1, draft: 3 },
    ]);
  });

  test('show how complete each manufacturer’s products are, for a manufacturer only its own', async () => {
    const fields = 'manufacturers { id complete incomplete }';
    expect(await products(fields, tokenA)).toEqual({
      manufacturers: [{ id: makerA, complete: 2, incomplete: 4 }],
    });
    const worse = await createParent(api.db, { manufacturer_id: makerB });
    const { id } = await createVariation(api.db, { parent_id: worse.id });
    const { manufacturers } = await products(fields, admin);
    expect(manufacturers).toEqual([
      { id: makerB, complete: 2, incomplete: 5 },
      { id: makerA, complete: 2, incomplete: 4 },
    ]);
    for (const figure of manufacturers) {
      const query = { manufacturer_id: figure.id, missing: 'any', variationType: 'notMuster' };
      expect(await total(query, admin)).toBe(figure.incomplete);
    }
    await api.db.deleteFrom('variations').where('id', '=', id).execute();
    await api.db.deleteFrom('parent_products').where('id', '=', worse.id).execute();
  });

  test('match the lists they link to', async () => {
    for (const token of [admin, tokenA]) {
      const { missing } = await products('missing { missing published draft }', token);
      for (const figure of missing) {
        const query = { missing: figure.missing, variationType: 'notMuster' };
        expect(await total({ ...query, status: '1' }, token)).toBe(figure.published);
        expect(await total({ ...query, status: '2' }, token)).toBe(figure.draft);
      }
    }
  });

  test('by category count each product once, including everything below', async () => {
    const first = await createCategory(api.db);
    const below = await createCategory(api.db, first);
    const other = await createCategory(api.db);
    await createCategory(api.db);
    await assignCategories(api.db, shop.parent.id, [first.id, below.id, other.id]);
    const lone = await createParent(api.db, { manufacturer_id: makerA });
    await createVariation(api.db, { parent_id: lone.id, status: '1' });
    await assignCategories(api.db, lone.id, [below.id]);
    const foreign = await createParent(api.db, { manufacturer_id: makerB });
    await createVariation(api.db, { parent_id: foreign.id, status: '1' });
    await assignCategories(api.db, foreign.id, [other.id]);

    const { categories } = await products('categories { id name published draft }', tokenA);
    expect(categories).toEqual([
      { id: first.id, name: first.name, published: 3, draft: 4 },
      { id: other.id, name: other.name, published: 2, draft: 4 },
    ]);
    for (const { id, published, draft } of categories) {
      const query = { categories: [id], variationType: 'notMuster' };
      expect(await total(query, tokenA)).toBe(published + draft);
    }
  });

  test('show the newest five, without samples', async () => {
    const { newest } = await products('newest { id sku image { filename } }', tokenA);
    expect(newest).toHaveLength(5);
    const ids = newest.map(({ id }) => Number(id));
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(ids).not.toContain(Number(shop.sample.id));
  });

  test('need a few statements, however many products there are', async () => {
    const everything = `${counts} categories { id } missing { missing } manufacturers { id }
      newest { id name image { filename } tags { data { id } } }`;
    const statementsOf = async (fields = everything) => {
      api.statements.length = 0;
      await products(fields, admin);
      return api.statements.filter((statement) => !statement.includes('sessions')).length;
    };
    const few = await statementsOf();
    for (let n = 0; n < 20; n += 1) await shop.create('2', 'image');
    expect(await statementsOf()).toBe(few);
    expect(few).toBe(5);
    expect(await statementsOf('published')).toBe(1);
  });
});

describe('what a role may not see', () => {
  test('is rejected', async () => {
    const vendor = (await signedIn(api.db, 'vendor')).token;
    const refused = async (document: string, token: string) =>
      (await api.refusal(`{ dashboard { data { ${document} } } }`, {}, token)).extensions.code;
    expect(await refused('products { published }', vendor)).toBe('FORBIDDEN');
    expect(await refused('catalogue { vendors }', vendor)).toBe('FORBIDDEN');
    expect(await refused('catalogue { vendors }', tokenA)).toBe('FORBIDDEN');
  });
});

describe('the figures of a partner', () => {
  const document = `{ dashboard { data { partner {
    status account_type isVisible wholesaler parts { name isFilled } passwordSetAt sessions
  } } } }`;

  test('belong to the own account, for vendor types', async () => {
    const { token, user } = await signedIn(api.db, 'basic');
    await api.db
      .updateTable('vendors')
      .set({ company_name: 'Bauer', phone: '', status: '1' })
      .where('id', '=', String(user.vendor_id))
      .execute();
    const { dashboard } = await api.data(document, {}, token);
    expect(dashboard.data.partner).toEqual({
      status: '1',
      account_type: 'account_basic',
      isVisible: false,
      wholesaler: false,
      parts: [
        { name: 'company_name', isFilled: true },
        ...['short_name', 'company_logo', 'description'].map((name) => ({ name, isFilled: false })),
        { name: 'email', isFilled: true },
        ...['phone_number', 'street', 'post_code', 'city', 'imprints', 'category'].map((name) => ({
          name,
          isFilled: false,
        })),
      ],
      passwordSetAt: null,
      sessions: 1,
    });
  });

  test('belong to the own profile, for manufacturers', async () => {
    await api.db
      .updateTable('manufacturers')
      .set({ city: 'Lindau', logo: 'logo.webp' })
      .where('id', '=', makerA)
      .execute();
    const { dashboard } = await api.data(document, {}, tokenA);
    const { parts, account_type } = dashboard.data.partner as PartnerFigures;
    expect(account_type).toBeNull();
    expect(parts.flatMap((part) => (part.isFilled ? part.name : []))).toEqual([
      'company_name',
      'company_logo',
      'email',
      'city',
    ]);
  });

  test('are empty for administrators', async () => {
    const { dashboard } = await api.data(document, {}, admin);
    expect(dashboard.data.partner).toBeNull();
  });
});

test('administrators see how many partners have not accepted their invitation', async () => {
  await createManufacturer(api.db, { status: '1' });
  const suspended = await createManufacturer(api.db, { status: '1' });
  await api.db
    .updateTable('manufacturers')
    .set({ suspended_at: new Date(), suspended_reason: 'Unpaid' })
    .where('id', '=', suspended.id)
    .execute();
  const { dashboard } = await api.data(
    '{ dashboard { data { catalogue { manufacturers unverifiedManufacturers unverifiedVendors } } } }',
    {},
    admin,
  );
  expect(dashboard.data.catalogue).toMatchObject({ manufacturers: 4, unverifiedManufacturers: 1 });
});

/**
 * A network whose last run failed, one that was read successfully since, one that is paused; with
 * their categories.
 */
const createFeeds = async () => {
  const networks = [
    { status: 'active', states: ['done', 'failed'] },
    { status: 'active', states: ['failed', 'done'] },
    { status: 'paused', states: ['failed'] },
  ];
  for (const { status, states } of networks) {
    const { id: network_id } = await createAffiliateNetwork(api.db, { status });
    for (const state of states) {
      const values = { network_id, state, ended_at: new Date() };
      await api.db.insertInto('affiliate_runs').values(values).execute();
    }
  }
  const { id: category_id } = await createCategory(api.db);
  await createAffiliateCategory(api.db);
  await createAffiliateCategory(api.db, { category_id });
  // its products are no longer in the feed
  await createAffiliateCategory(api.db, { n: 0 });
};

/**
 * A style and a section with affiliate products: one for sale, one hidden, one no longer in its
 * feed; and one that no style or section shows.
 */
const showGoneProducts = async () => {
  const { id: style } = await createStyle(api.db);
  const forSale = await createAffiliateProduct(api.db);
  const hidden = await createAffiliateProduct(api.db, { status: 'hidden' });
  const gone = await createAffiliateProduct(api.db, { gone_at: new Date() });
  await createAffiliateProduct(api.db, { status: 'hidden' });
  await api.db
    .insertInto('style_affiliate_products')
    .values([forSale, hidden].map(({ id }) => ({ style_id: style, affiliate_product_id: id })))
    .execute();
  for (const product of [forSale, gone]) await showInSection(product.id);
};

const showInSection = async (affiliate_product_id: string) => {
  const name = `section-${affiliate_product_id}`;
  const section = await api.db
    .insertInto('style_sections')
    .values({ name, slug: name })
    .returning('id')
    .executeTakeFirstOrThrow();
  const block = await api.db
    .insertInto('style_blocks')
    .values({ section_id: section.id, sort_index: 0, kind: 'products' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto('style_block_affiliate_products')
    .values({ block_id: block.id, affiliate_product_id })
    .execute();
};

test('count open feedback, own failed jobs and upcoming deadlines for administrators', async () => {
  const ask = async () => {
    const { dashboard } = await api.data(
      `{ dashboard { data { openTasks {
        unansweredFeedback requestedPayouts owedRepayments returnsToRefund failedJobs failedFeeds unmappedCategories
        affiliatesNotForSale sectionsNotForSale endingDiscounts endingBanners
      } } } }`,
      {},
      admin,
    );
    return dashboard.data.openTasks;
  };
  const none = {
    unansweredFeedback: 0,
    requestedPayouts: 0,
    owedRepayments: 0,
    returnsToRefund: 0,
    failedJobs: 0,
    failedFeeds: 0,
    unmappedCategories: 0,
    affiliatesNotForSale: 0,
    sectionsNotForSale: 0,
    endingDiscounts: 0,
    endingBanners: 0,
  };
  expect(await ask()).toEqual(none);
  await createFeedback(api.db);
  await createFeedback(api.db, { status: 'done' });
  const { user: colleague } = await signedIn(api.db, 'admin');
  for (const user_id of [administrator.id, colleague.id]) {
    await api.db
      .insertInto('jobs')
      .values({ user_id, kind: 'tags.export', input: '{}', state: 'failed', ended_at: new Date() })
      .execute();
  }
  await createFeeds();
  await showGoneProducts();
  const today = berlinDay(new Date());
  const dates = [
    { is_active: true, ends_on: today },
    { is_active: true, ends_on: daysAfter(today, 7) },
    // not counted: later ends, past ones, no end, switched off, or a start in the future
    { is_active: true, ends_on: daysAfter(today, 8) },
    { is_active: true, ends_on: daysAfter(today, -1) },
    { is_active: true, ends_on: null },
    { is_active: false, ends_on: today },
    { is_active: true, starts_on: daysAfter(today, 1), ends_on: daysAfter(today, 2) },
  ];
  for (const values of dates) {
    await createDiscount(api.db, values);
    await createBanner(api.db, values);
  }
  expect(await ask()).toEqual({
    unansweredFeedback: 1,
    requestedPayouts: 0,
    owedRepayments: 0,
    returnsToRefund: 0,
    failedJobs: 1,
    failedFeeds: 1,
    unmappedCategories: 1,
    affiliatesNotForSale: 2,
    sectionsNotForSale: 1,
    endingDiscounts: 2,
    endingBanners: 2,
  });
});

describe('published content', () => {
  const ask = async (token: string, more = '') => {
    const { dashboard } = await api.data(
      `{ dashboard { data { content { posts styles stylesNotForSale ${more} } } } }`,
      {},
      token,
    );
    return dashboard.data.content;
  };

  test('is limited to own records for partners, and complete for administrators, as in the linked lists', async () => {
    const before = await ask(admin, 'sections');
    const maker = await signedIn(api.db, 'manufacturer');
    const manufacturer_id = maker.user.manufacturer_id ?? '';
    const style = await createStyle(api.db, { manufacturer_id, status: '1' });
    await createStyle(api.db, { manufacturer_id });
    await createStyle(api.db, { status: '1' });
    const hidden = await createAffiliateProduct(api.db, { status: 'hidden' });
    await api.db
      .insertInto('style_affiliate_products')
      .values({ style_id: style.id, affiliate_product_id: hidden.id })
      .execute();
    const whole = { teaser: 'Oak', picture: 'oak.webp', picture_alt: 'Oak' };
    await createBlogPost(api.db, { manufacturer_id, status: '1', ...whole });
    await createBlogPost(api.db, { manufacturer_id });
    const own = { posts: 1, styles: 1, stylesNotForSale: 1 };
    expect(await ask(maker.token)).toEqual(own);
    expect(await ask((await signedIn(api.db, 'basic')).token)).toEqual({
      ...{ posts: 0, styles: 0, stylesNotForSale: 0 },
    });
    expect(await ask(admin, 'sections')).toEqual({
      posts: (before?.posts ?? 0) + 1,
      styles: (before?.styles ?? 0) + 2,
      stylesNotForSale: (before?.stylesNotForSale ?? 0) + 1,
      sections: before?.sections,
    });
    const sections = '{ dashboard { data { content { sections } } } }';
    expect((await api.refusal(sections, {}, maker.token)).extensions.code).toBe('FORBIDDEN');
  });
});

test('manufacturers are guided from their profile to the first connection', async () => {
  const maker = await signedIn(api.db, 'manufacturer');
  const manufacturer_id = maker.user.manufacturer_id ?? '';
  const ask = async () => {
    const { dashboard } = await api.data(
      '{ dashboard { data { setup { name isDone } } } }',
      {},
      maker.token,
    );
    return dashboard.data.setup.map(({ name, isDone }) => [name, isDone]);
  };
  expect(await ask()).toEqual([
    ['profile', false],
    ['showroom', false],
    ['product', false],
    ['connection', false],
  ]);
  await sql`insert into files (name, user_id, origin_name, bytes)
    values ('imprint.pdf', ${maker.user.id}, 'imprint.pdf', 1)`.execute(api.db);
  await sql`
    with f as (insert into profile_files (manufacturer_id, kind, file, title, sort_index)
      values (${manufacturer_id}, 'imprint', 'imprint.pdf', '', 0))
    update manufacturers set company_name = 'Werk', short_name = 'Werk', logo = 'logo.png',
      description = 'Möbel', email = 'werk@maker.example', phone = '030 1', street = 'Weg 1',
      post_code = '10115', city = 'Berlin'
    where id = ${manufacturer_id}`.execute(api.db);
  const parent = await createParent(api.db, { manufacturer_id });
  await createVariation(api.db, { parent_id: parent.id, status: '1' });
  const vendor = await signedIn(api.db, 'vendor');
  await connect(api.db, vendor.user.vendor_id ?? '', { manufacturer: manufacturer_id });
  expect(await ask()).toEqual([
    ['profile', true],
    ['showroom', false],
    ['product', true],
    ['connection', true],
  ]);
});
