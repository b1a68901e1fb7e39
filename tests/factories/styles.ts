import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { StyleCategories, StyleSections, Styles } from '#server/generated/database.ts';
import { createAffiliateProduct } from './affiliate.ts';
import { createVariation } from './products.ts';
import { unique } from './unique.ts';

export const createStyleCategory = (
  db: Db,
  values: Partial<Insertable<StyleCategories>> = {},
): Promise<Selectable<StyleCategories>> => {
  const name = unique('style-category');
  return db
    .insertInto('style_categories')
    .values({ name, slug: name, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** A draft of the marketplace that can be published. */
export const createStyle = async (
  db: Db,
  values: Partial<Insertable<Styles>> = {},
): Promise<Selectable<Styles>> => {
  const name = unique('style');
  const style = await db
    .insertInto('styles')
    .values({
      title: name,
      slug: name,
      short_desc: 'A room',
      category_id: values.category_id ?? (await createStyleCategory(db)).id,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('style_images')
    .values({
      style_id: style.id,
      sort_index: 0,
      filename: `${name}.webp`,
      alt: 'A room',
      main: true,
    })
    .execute();
  return style;
};

/** A draft without blocks. */
const createStyleSection = (
  db: Db,
  values: Partial<Insertable<StyleSections>> = {},
): Promise<Selectable<StyleSections>> => {
  const name = unique('section');
  return db
    .insertInto('style_sections')
    .values({ name, slug: name, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** A block of products at the end of a section. */
const addProductsBlock = async (
  db: Db,
  section_id: string,
  variations: readonly string[],
): Promise<void> => {
  const { id } = await db
    .insertInto('style_blocks')
    .values({ section_id, sort_index: 0, kind: 'products' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('style_block_products')
    .values(variations.map((variation_id) => ({ block_id: id, variation_id })))
    .execute();
};

/** Styles for the access tests: one of manufacturer B, and those without an owner. */
export const createStylesOf = async (db: Db, manufacturer_id: string, words: string) => {
  const category = await createStyleCategory(db);
  const section = await createStyleSection(db);
  const published = (await createVariation(db, { status: '1' })).id;
  await addProductsBlock(db, section.id, [published]);
  const ofB = await createStyle(db, {
    manufacturer_id,
    description: words,
    category_id: category.id,
  });
  const picture = `${ofB.slug}.webp`;
  await sql`
    insert into uploads (filename, user_id)
    select ${picture}, min(id) from users where manufacturer_id = ${manufacturer_id}`.execute(db);
  return {
    ofB: ofB.id,
    picture,
    category: category.id,
    freeCategory: (await createStyleCategory(db)).id,
    section: section.id,
    freeSection: (await createStyleSection(db)).id,
    affiliateProduct: (await createAffiliateProduct(db)).id,
  };
};
