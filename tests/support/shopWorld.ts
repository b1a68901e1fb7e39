import type { Db } from '#server/db/database.ts';
import { createBlogPost, textOf } from '#tests/factories/blog.ts';
import { createMarket } from '#tests/factories/market.ts';
import { createMenuItem } from '#tests/factories/menu.ts';
import {
  assignCategories,
  assignTags,
  createVariation,
  fillVariation,
} from '#tests/factories/products.ts';
import { createShowroom } from '#tests/factories/showrooms.ts';
import { createCategory, createTag } from '#tests/factories/structure.ts';
import { createStyle } from '#tests/factories/styles.ts';
import { unique } from '#tests/factories/unique.ts';
import { createBanner, createDiscount } from '#tests/factories/website.ts';

export type ShopWorld = Awaited<ReturnType<typeof createShopWorld>>;

const describeProduct = async (db: Db, market: Awaited<ReturnType<typeof createMarket>>) => {
  const root = await createCategory(db);
  const category = await createCategory(db, root);
  const tag = await createTag(db);
  await fillVariation(db, market.sofa);
  await assignCategories(db, market.lamp.parent_id as string, [category.id]);
  await assignTags(db, market.sofa.id, [tag.id]);
  await createVariation(db, {
    sample_of_id: market.sofa.id,
    sku: `${market.sofa.sku}-M`,
    status: '1',
  });
  const showroom = await createShowroom(db, { vendor_id: market.first.id });
  await db
    .insertInto('showroom_opening_hours')
    .values({ showroom_id: showroom.id, sort_index: 0, day: 1, opens: '09:00', closes: '18:00' })
    .execute();
  await db
    .insertInto('showroom_pictures')
    .values({ showroom_id: showroom.id, sort_index: 0, filename: 'room.webp', alt: 'A room' })
    .execute();
  await db
    .updateTable('vendors')
    .set({ click_and_collect: true })
    .where('id', '=', market.first.id)
    .execute();
  await db
    .insertInto('click_and_collect_rules')
    .values({
      vendor_id: market.first.id,
      showroom_id: showroom.id,
      is_active: true,
      pickup_from_days: 1,
      pickup_to_days: 3,
    })
    .execute();
  await db
    .insertInto('vendor_product_showrooms')
    .values({ vendor_product_id: market.sofaProduct, showroom_id: showroom.id })
    .execute();
  return { root: root.id, category: category.id, tag: tag.id, showroom: showroom.id };
};

const createContent = async (
  db: Db,
  { first, maker, sofa, lamp }: Awaited<ReturnType<typeof createMarket>>,
  tag: string,
) => {
  const top = await createMenuItem(db, { status: 'published' });
  const below = await createMenuItem(db, { status: 'published', level: 3, parent_id: top.id });
  await db
    .insertInto('menu_item_products')
    .values([sofa.id, lamp.id].map((variation_id) => ({ item_id: below.id, variation_id })))
    .execute();
  await db
    .insertInto('menu_item_brands')
    .values({ item_id: top.id, slug: unique('brand'), image: 'brand.webp', sort_index: 0 })
    .execute();
  const banner = await createBanner(db, { is_active: true });
  const bar = await createDiscount(db, {
    is_active: true,
    is_bar_shown: true,
    bar_message: 'Ein Code',
    bar_text_color: '#ffffff',
    bar_background_color: '#000000',
  });
  const post = await createBlogPost(db, {
    status: '1',
    published_at: new Date(),
    teaser: 'Kurz',
    picture: 'post.webp',
    picture_alt: 'A picture',
    body: textOf('Text'),
    vendor_id: first.id,
  });
  await db
    .insertInto('blog_post_tags')
    .values({ post_id: post.id, tag_id: tag, sort_index: 0 })
    .execute();
  const style = await createStyle(db, { status: '1', manufacturer_id: maker });
  await db.insertInto('style_tags').values({ style_id: style.id, tag_id: tag }).execute();
  await db
    .insertInto('style_products')
    .values(
      [sofa.id, lamp.id].map((variation_id, sort_index) => ({
        style_id: style.id,
        variation_id,
        sort_index,
      })),
    )
    .execute();
  const name = unique('section');
  const section = await db
    .insertInto('style_sections')
    .values({ name, slug: name, status: '1' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const block = await db
    .insertInto('style_blocks')
    .values({ section_id: section.id, sort_index: 0, kind: 'products' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('style_block_products')
    .values({ block_id: block.id, variation_id: lamp.id })
    .execute();
  return {
    top: top.id,
    below: below.id,
    banner: banner.id,
    bar: bar.id,
    post: post.id,
    style: style.id,
    section: section.id,
    block: block.id,
  };
};

/** A market with one of everything that a shop can read. */
export const createShopWorld = async (db: Db) => {
  const market = await createMarket(db);
  const structure = await describeProduct(db, market);
  const content = await createContent(db, market, structure.tag);
  const slugs = async (table: 'parent_products' | 'blog_posts' | 'styles', id: string) =>
    (await db.selectFrom(table).select('slug').where('id', '=', id).executeTakeFirstOrThrow())
      .slug as string;
  return {
    ...market,
    ...structure,
    ...content,
    productSlug: await slugs('parent_products', market.sofa.parent_id as string),
    postSlug: await slugs('blog_posts', content.post),
    styleSlug: await slugs('styles', content.style),
  };
};
