import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { ParentProducts, SampleBoxes, Variations } from '#server/generated/database.ts';
import { createManufacturer } from './people.ts';
import {
  createAttribute,
  createAttributeGroup,
  createCategory,
  createFamily,
  createOption,
} from './structure.ts';
import { unique } from './unique.ts';

/** A parent product of a new manufacturer and a new family unless given. */
export const createParent = async (
  db: Db,
  values: Partial<Insertable<ParentProducts>> = {},
): Promise<Selectable<ParentProducts>> => {
  const name = unique('parent');
  return db
    .insertInto('parent_products')
    .values({
      name,
      slug: name,
      status: '1',
      type: '2',
      family_id: values.family_id ?? (await createFamily(db)).id,
      manufacturer_id: values.manufacturer_id ?? (await createManufacturer(db)).id,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** The parent a sample must share with its product; otherwise a new one. */
const parentFor = async (db: Db, { sample_of_id }: Partial<Insertable<Variations>>) => {
  if (sample_of_id == null) return (await createParent(db)).id;
  const product = await db
    .selectFrom('variations')
    .select('parent_id')
    .where('id', '=', String(sample_of_id))
    .executeTakeFirstOrThrow();
  return product.parent_id;
};

/** A draft of a new parent unless given; a sample gets its product's parent. */
export const createVariation = async (
  db: Db,
  values: Partial<Insertable<Variations>> = {},
): Promise<Selectable<Variations>> => {
  const name = unique('variation');
  return db
    .insertInto('variations')
    .values({
      name,
      slug: name,
      sku: name.toUpperCase(),
      price: '10.00',
      status: '2',
      parent_id: values.parent_id ?? (await parentFor(db, values)),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** This many drafts of one parent, with numbered names; returns their ids. */
export const createVariations = async (
  db: Db,
  parentId: string,
  count: number,
): Promise<string[]> => {
  const word = unique('many');
  const { rows } = await sql<{ id: string }>`
    insert into variations (name, slug, sku, price, status, parent_id)
    select ${word} || '-' || n, ${word} || '-' || n, ${word} || '-' || n, 1, '2', ${parentId}
    from generate_series(1, ${count}::int) n returning id`.execute(db);
  return rows.map((row) => row.id);
};

/** A configurable product with this many attributes and options; returns all ids in order. */
export const createConfigurable = async (
  db: Db,
  options: readonly number[] = [2, 2],
  values: Partial<Insertable<ParentProducts>> = {},
) => {
  const parent = await createParent(db, values);
  const attributes: { attr_id: string; options: string[] }[] = [];
  for (const [sort_index, count] of options.entries()) {
    const { id: attr_id } = await createAttribute(db);
    const { rows } = await sql<{ id: string }>`
      insert into attribute_options (attr_id, name, sort_index)
      select ${attr_id}, 'Wert ' || n, n from generate_series(1, ${count}::int) n
      returning id`.execute(db);
    await db
      .insertInto('parent_product_attributes')
      .values({ parent_id: parent.id, attr_id, sort_index })
      .execute();
    attributes.push({ attr_id, options: rows.map((row) => row.id) });
  }
  await sql`
    insert into parent_product_options (parent_id, attr_id, option_id, sort_index)
    select ${parent.id}, attr_id, id, sort_index from attribute_options
    where attr_id = any(${attributes.map(({ attr_id }) => attr_id)}::bigint[])`.execute(db);
  return { parent, attributes };
};

/** A manufacturer's variation, with a parent of its own. */
export const createVariationOf = async (
  db: Db,
  manufacturerId: string,
  values: Partial<Insertable<Variations>> = {},
): Promise<Selectable<Variations>> => {
  const parent = await createParent(db, { manufacturer_id: manufacturerId });
  return createVariation(db, { parent_id: parent.id, ...values });
};

/** Puts the parent product into the categories; the first becomes its main category. */
export const assignCategories = async (
  db: Db,
  parentId: string,
  categoryIds: readonly string[],
): Promise<void> => {
  await db
    .insertInto('parent_product_categories')
    .values(
      categoryIds.map((category_id, index) => ({
        parent_id: parentId,
        category_id,
        is_main: index === 0,
      })),
    )
    .execute();
};

export const assignTags = async (
  db: Db,
  variationId: string,
  tagIds: readonly string[],
): Promise<void> => {
  await db
    .insertInto('variation_tags')
    .values(tagIds.map((tag_id) => ({ variation_id: variationId, tag_id })))
    .execute();
};

/** Sets the variation's value for an attribute of a group. */
export const describeVariation = async (
  db: Db,
  variationId: string,
  groupId: string,
  attributeId: string,
  value: string,
): Promise<void> => {
  await db
    .insertInto('variation_attributes')
    .values({ variation_id: variationId, group_id: groupId, attr_id: attributeId, value })
    .execute();
};

/** Adds the option to the variation's combination. */
export const combineVariation = async (
  db: Db,
  variationId: string,
  option: { id: string; attr_id: string },
): Promise<void> => {
  await db
    .insertInto('variation_combinations')
    .values({ variation_id: variationId, attr_id: option.attr_id, option_id: option.id })
    .execute();
};

/**
 * Adds one of everything a variation can have: two images, an option, an attribute value and a
 * category of its parent. All texts start with `word`.
 */
export const fillVariation = async (
  db: Db,
  variation: Selectable<Variations>,
  word = unique('furnished'),
): Promise<void> => {
  const option = await createOption(db);
  const group = await createAttributeGroup(db);
  await assignCategories(db, variation.parent_id, [(await createCategory(db)).id]);
  const { id: variation_id } = variation;
  await db
    .insertInto('variation_images')
    .values([
      { variation_id, filename: `${word}-detail.webp`, origin_name: `${word} detail.jpg` },
      {
        variation_id,
        filename: `${word}-main.webp`,
        origin_name: `${word} main.jpg`,
        alt: `${word} from the front`,
        main: true,
        sort_index: 1,
      },
    ])
    .execute();
  await db
    .insertInto('variation_combinations')
    .values({ variation_id, attr_id: option.attr_id, option_id: option.id })
    .execute();
  await db
    .insertInto('variation_attributes')
    .values({
      variation_id,
      group_id: group.id,
      attr_id: option.attr_id,
      value: `${word} value`,
    })
    .execute();
};

/** A sample box without links. */
export const createSampleBox = (
  db: Db,
  values: Partial<Insertable<SampleBoxes>> = {},
): Promise<Selectable<SampleBoxes>> => {
  const name = unique('box');
  return db
    .insertInto('sample_boxes')
    .values({ name, slug: name, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
};
