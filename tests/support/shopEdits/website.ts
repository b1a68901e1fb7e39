import { createBlogPost, textOf } from '#tests/factories/blog.ts';
import { createMenuItem } from '#tests/factories/menu.ts';
import { createStyle } from '#tests/factories/styles.ts';
import { createBanner } from '#tests/factories/website.ts';
import type { ShopWorld } from '#tests/support/shopWorld.ts';
import { api } from '#tests/support/testApi.ts';
import {
  bulk,
  call,
  type Edit,
  finishAll,
  idIn,
  idsIn,
  oneOf,
  type Random,
  remove,
  run,
  someIn,
} from './edit.ts';

const items = 'select id from menu_items';
const banners = 'select id from website_banners';
const posts = 'select id from blog_posts';
const styles = 'select id from styles';
const variations = 'select id from variations where sample_of_id is null';
const tags = 'select id from tags';
const categories = 'select id from categories';

const statusOf = (random: Random) => (random(3) === 0 ? '2' : '1');

/** The menu with its products, banners and bars. */
export const menuEdits = ({ below, bar }: ShopWorld): Readonly<Record<string, Edit>> => ({
  'an item is added': async () => {
    const { id } = await createMenuItem(api.db, {
      ...{ status: 'published', level: 4, parent_id: below },
    });
    return run(`insert into menu_item_products (item_id, variation_id)
      select ${id}, id from variations order by id desc limit 2`);
  },
  'an item gets rules': async (random) => {
    const of = 'select id from menu_items where level = 4';
    const id = await idIn(random, of);
    const version = Number(
      await idIn(random, `select version as id from menu_items where id = ${id}`),
    );
    return call('updateMenuItem', {
      id: ['ID!', id],
      input: [
        'MenuItemInput!',
        {
          ...{ level: 4, parent_id: below, name: `Item ${id}`, version },
          ...{
            categories: await someIn(random, categories, 3),
            tags: await someIn(random, tags, 2),
          },
        },
      ],
    });
  },
  'products are assigned again': async () => {
    const started = await call('syncMenuItemProducts', {});
    if (started) await finishAll();
    return started;
  },
  'products of an item': async (random) => {
    const id = await idIn(random, variations);
    return run(
      random(2) === 0
        ? `delete from menu_item_products where variation_id = ${id}`
        : `insert into menu_item_products (item_id, variation_id) values (${below}, ${id})
           on conflict do nothing`,
    );
  },
  'items are published or not': async (random) =>
    bulk('updateMenuItemStatusByIds', 'MenuItemsStatusInput', {
      ids: await someIn(random, items, 2),
      status: random(3) ? 'published' : 'unpublished',
    }),
  'all items are published': () => run(`update menu_items set status = 'published'`),
  'items are renamed': (_, n) => run(`update menu_items set name = 'Item ' || id || ' ${n}'`),
  'an item is deleted': async (random) =>
    call('deleteMenuItem', {
      id: ['ID!', await idIn(random, 'select id from menu_items where level = 4')],
    }),
  'a banner is added': () => createBanner(api.db, { is_active: true }),
  'banners are on or off': async (random) =>
    bulk('updateWebsiteBannerStatus', 'WebsiteBannersStatusInput', {
      ids: await someIn(random, banners, 2),
      status: oneOf(random, ['active', 'inactive']),
    }),
  'banners are ordered': async (random) => {
    const ids = await idsIn(`${banners} order by id ${oneOf(random, ['asc', 'desc'])}`);
    for (const [index, id] of ids.entries())
      await run(`update website_banners set sort_index = ${index} where id = ${id}`);
  },
  'days of banners': async (random) =>
    run(`update website_banners set starts_on = current_date + ${random(3) - 1}, ends_on = null
      where id = ${await idIn(random, banners)}`),
  'a banner is deleted': async (random) =>
    remove('deleteWebsiteBannerByIds', [await idIn(random, banners)]),
  'the bar is on or off': (random) =>
    bulk('updateDiscountStatus', 'DiscountsStatusInput', {
      ids: [bar],
      status: oneOf(random, ['active', 'inactive']),
    }),
  'the text of the bar': (_, n) =>
    run(`update discounts set bar_message = 'Code ${n}' where id = ${bar}`),
});

/** Posts and styles. */
export const contentEdits = (world: ShopWorld): Readonly<Record<string, Edit>> => ({
  'a post is added': (_, n) =>
    createBlogPost(api.db, {
      ...{ status: '1', published_at: new Date(), teaser: 'Kurz', body: textOf(`Text ${n}`) },
      ...{ picture: 'post.webp', picture_alt: 'A picture', vendor_id: world.first.id },
    }),
  'the status of posts': async (random) =>
    bulk(
      'updateBlogPostStatus',
      'BlogPostsStatusInput',
      { ids: await someIn(random, posts, 2), status: statusOf(random) },
      world.first.token,
    ),
  'posts are withdrawn': async (random) =>
    bulk('withdrawBlogPosts', 'BlogPostsWithdrawInput', {
      ids: [await idIn(random, posts)],
      reason: 'Outdated',
    }),
  'a post is deleted': async (random) =>
    remove('deleteBlogPostByIds', [await idIn(random, `${posts} order by id desc limit 2`)]),
  'posts are published': () => run(`update blog_posts set status = '1', withdrawn_reason = ''`),
  'the titles of posts': (_, n) => run(`update blog_posts set title = 'Post ' || id || ' ${n}'`),
  'the tags of posts': async (random) =>
    run(`insert into blog_post_tags (post_id, tag_id, sort_index)
      select p.id, t.id, 0 from blog_posts p, tags t
      where p.id = ${await idIn(random, posts)} and t.id = ${await idIn(random, tags)}
      on conflict do nothing`),
  'a style is added': (random) =>
    createStyle(api.db, {
      status: '1',
      vendor_id: random(2) === 0 ? world.first.id : null,
    }),
  'the status of styles': async (random) =>
    bulk('updateStyleStatus', 'StylesStatusInput', {
      ids: await someIn(random, styles, 2),
      status: statusOf(random),
    }),
  'the products of styles': async (random) => {
    const id = await idIn(random, `${styles} where vendor_id is null and manufacturer_id is null`);
    const version = Number(await idIn(random, `select version as id from styles where id = ${id}`));
    return call('updateStyleProducts', {
      id: ['ID!', id],
      input: ['StyleProductsInput!', { ids: await someIn(random, variations, 4), version }],
    });
  },
  'a style is deleted': async (random) =>
    remove('deleteStyleByIds', [await idIn(random, `${styles} order by id desc limit 2`)]),
  'the titles of styles': (_, n) => run(`update styles set title = 'Style ' || id || ' ${n}'`),
  'categories of styles': (random, n) =>
    run(`update style_categories set name = 'Styles ' || id || ' ${n}', sort_index = ${random(5)}`),
  'the status of sections': (random) =>
    bulk('updateStyleSectionStatus', 'StyleSectionsStatusInput', {
      ids: [world.section],
      status: statusOf(random),
    }),
  'the texts of blocks': (_, n) =>
    run(`update style_blocks set text = 'Text ${n}' where id = ${world.block}`),
  'the products of blocks': async (random) =>
    run(`insert into style_block_products (block_id, variation_id)
      select ${world.block}, id from variations where id = ${await idIn(random, variations)}
      on conflict do nothing`),
});
