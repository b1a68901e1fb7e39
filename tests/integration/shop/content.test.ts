import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createBlogPost } from '#tests/factories/blog.ts';
import { createMarket, type Market } from '#tests/factories/market.ts';
import { createMenuItem } from '#tests/factories/menu.ts';
import { createShopKey } from '#tests/factories/people.ts';
import { createShowroom } from '#tests/factories/showrooms.ts';
import { createTag } from '#tests/factories/structure.ts';
import { createStyle } from '#tests/factories/styles.ts';
import { unique } from '#tests/factories/unique.ts';
import { createBanner } from '#tests/factories/website.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

let market: Market;
let key: string;
beforeAll(async () => {
  market = await createMarket(api.db);
  key = (await createShopKey(api.db)).key;
});

const ask = async (document: string, variables: object = {}) =>
  api.shop(document, { ...variables }, key);

test('the menu is as it is arranged, with what its rules have found and is for sale', async () => {
  const published = { status: 'published' };
  const top = await createMenuItem(api.db, { ...published, sort_index: 1 });
  const earlier = await createMenuItem(api.db, { ...published, sort_index: 0 });
  const middle = await createMenuItem(api.db, { ...published, level: 3, parent_id: top.id });
  const bottom = await createMenuItem(api.db, { ...published, level: 4, parent_id: middle.id });
  const hidden = await createMenuItem(api.db, { level: 3, parent_id: top.id });
  const below = await createMenuItem(api.db, { ...published, level: 4, parent_id: hidden.id });
  for (const item_id of [bottom.id, below.id]) {
    await api.db
      .insertInto('menu_item_products')
      .values([market.sofa.id, market.lamp.id].map((variation_id) => ({ item_id, variation_id })))
      .execute();
  }
  const item = 'id level variationCount';
  const document = `{ menu { ${item} children { ${item} children { ${item} } } } }`;
  const { menu } = await ask(document);
  expect(menu.filter(({ id }) => [top.id, earlier.id].includes(id))).toEqual([
    { id: earlier.id, level: 1, variationCount: 0, children: [] },
    {
      id: top.id,
      level: 1,
      variationCount: 2,
      children: [
        {
          id: middle.id,
          level: 2,
          variationCount: 2,
          children: [{ id: bottom.id, level: 3, variationCount: 2 }],
        },
      ],
    },
  ]);
  const products = `query ($item: ID!) { menuVariations(item: $item) { nodes { sku } } }`;
  const skusOf = async (id: string) =>
    (await ask(products, { item: id })).menuVariations.nodes.map(({ sku }) => sku);
  expect(await skusOf(top.id)).toEqual([market.sofa.sku, market.lamp.sku]);
  expect(await skusOf(hidden.id)).toEqual([]);
  await sql`update vendor_products set status = '2' where id = ${market.lampProduct}`.execute(
    api.db,
  );
  expect(await skusOf(bottom.id)).toEqual([market.sofa.sku]);
  await sql`update vendor_products set status = '1' where id = ${market.lampProduct}`.execute(
    api.db,
  );
});

test('banners are those of today', async () => {
  const active = { is_active: true, placement: 'home_middle' };
  const shown = await createBanner(api.db, { ...active, title: 'Sommer' });
  await createBanner(api.db, { ...active, starts_on: '2199-01-01' });
  await createBanner(api.db, { ...active, ends_on: '2020-01-01' });
  await createBanner(api.db, { ...active, is_active: false });
  await createBanner(api.db, { ...active, placement: 'style' });
  const { banners } = await ask(
    '{ banners(placement: home_middle) { id title picture { alt sizes { width } } endsOn } }',
  );
  expect(banners).toMatchObject([
    { id: shown.id, title: 'Sommer', picture: { alt: 'A sofa' }, endsOn: null },
  ]);
});

describe('content', () => {
  const text = (words: string) =>
    JSON.stringify({
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: words }] },
        { type: 'picture', attrs: { filename: 'a.webp', alt: '' } },
      ],
    });

  test('posts are published ones, as a document and as safe HTML', async () => {
    const tag = await createTag(api.db, { type: 'blog' });
    const complete = { teaser: 'Kurz', picture: 'p.webp', picture_alt: 'P', status: '1' };
    const posts = [];
    for (const [n, day] of ['2026-01-01', '2026-01-02', '2026-01-02'].entries()) {
      const post = await createBlogPost(api.db, {
        ...complete,
        body: text(`<b>${n}</b>`),
        published_at: day,
      });
      await api.db
        .insertInto('blog_post_tags')
        .values({ post_id: post.id, tag_id: tag.id, sort_index: 0 })
        .execute();
      posts.push(post);
    }
    await createBlogPost(api.db, { ...complete, status: '2' });
    const suspended = await createBlogPost(api.db, {
      ...complete,
      published_at: '2026-01-03',
      vendor_id: market.second.id,
    });
    await api.db
      .insertInto('blog_post_tags')
      .values({ post_id: suspended.id, tag_id: tag.id, sort_index: 0 })
      .execute();
    const document = `query ($tag: ID, $after: String) { blogPosts(tag: $tag, first: 2, after: $after) {
      nodes { id author { name } } pageInfo { hasNextPage endCursor } } }`;
    const idsOf = async (after?: string | null) => {
      const { blogPosts } = await ask(document, { tag: tag.id, after });
      return { ids: blogPosts.nodes.map(({ id }) => id), ...blogPosts.pageInfo };
    };
    const first = await idsOf();
    expect(first.ids).toEqual([suspended.id, posts[2]?.id]);
    expect((await idsOf(first.endCursor)).ids).toEqual([posts[1]?.id, posts[0]?.id]);
    await sql`update vendors set suspended_at = now(), suspended_reason = 'Unpaid' where id = ${market.second.id}`.execute(
      api.db,
    );
    expect((await idsOf()).ids).toEqual([posts[2]?.id, posts[1]?.id]);
    await sql`
      update vendors set suspended_at = null, suspended_reason = null, is_visible = true where id = ${market.second.id}`.execute(
      api.db,
    );
    const one = `query ($slug: String!) { blogPost(slug: $slug) {
      document html(imageBase: "https://bilder.example") tags { id } } }`;
    const { blogPost } = await ask(one, { slug: posts[0]?.slug });
    expect(blogPost).toMatchObject({
      document: JSON.parse(text('<b>0</b>')),
      html:
        '<p>&lt;b&gt;0&lt;/b&gt;</p>' +
        '<img src="https://bilder.example/images/a.webp?w=1024" alt="" loading="lazy">',
      tags: [{ id: tag.id }],
    });
  });

  test('styles and sections have the products that are for sale', async () => {
    const style = await createStyle(api.db, { status: '1', description: 'Eins\n\n<i>zwei</i>' });
    const draft = await createStyle(api.db);
    const section = await api.db
      .insertInto('style_sections')
      .values({ name: unique('section'), slug: unique('section'), status: '1' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const block = await api.db
      .insertInto('style_blocks')
      .values({ section_id: section.id, kind: 'products', sort_index: 0, title: 'Dazu' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const draftProduct = await api.db
      .selectFrom('variations')
      .select('id')
      .where('status', '=', '2')
      .executeTakeFirst();
    const linked = [market.lamp.id, ...(draftProduct ? [draftProduct.id] : []), market.sofa.id];
    for (const [sort_index, variation_id] of linked.entries()) {
      await api.db
        .insertInto('style_products')
        .values({ style_id: style.id, variation_id, sort_index })
        .execute();
      await api.db
        .insertInto('style_block_products')
        .values({ block_id: block.id, variation_id, sort_index })
        .execute();
    }
    const document = `query ($slug: String!) { style(slug: $slug) {
      id descriptionHtml pictures { alt } variations { sku offers { price } } } }`;
    const shown = [{ sku: market.lamp.sku }, { sku: market.sofa.sku }];
    const read = (slug: string | null) => ask(document, { slug });
    expect((await read(style.slug)).style).toMatchObject({
      id: style.id,
      descriptionHtml: '<p>Eins</p><p>&lt;i&gt;zwei&lt;/i&gt;</p>',
      pictures: [{ alt: 'A room' }],
      variations: shown,
    });
    expect((await read(draft.slug)).style).toBeNull();
    const { styles, styleSections } = await ask(
      '{ styles { nodes { id } } styleSections { id blocks { kind title variations { sku } } } }',
    );
    expect(styles.nodes.map(({ id }) => id)).not.toContain(draft.id);
    expect(styleSections).toContainEqual({
      id: section.id,
      blocks: [{ kind: 'products', title: 'Dazu', variations: shown }],
    });
  });

  test('partners are those with a public profile, with their showrooms', async () => {
    const { id } = market.first;
    await createShowroom(api.db, { vendor_id: id, name: 'Am Markt' });
    const document = `query ($id: ID!) { partner(kind: vendor, id: $id) {
      name role showrooms { name openingHours { day } } } }`;
    const read = async () => (await ask(document, { id })).partner;
    expect(await read()).toMatchObject({ role: 'craftsman', showrooms: [{ name: 'Am Markt' }] });
    await sql`update vendors set is_visible = false where id = ${id}`.execute(api.db);
    expect(await read()).toBeNull();
    const { partners } = await ask('{ partners(kind: vendor, first: 500) { nodes { id } } }');
    expect(partners.nodes.map((partner) => partner.id)).not.toContain(id);
  });
});
