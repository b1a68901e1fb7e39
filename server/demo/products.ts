import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';
import { demoAccounts } from './accounts.ts';
import { type Ids, idOf, idsBy, inChunks } from './insert.ts';
import type { StructureIds } from './structure.ts';
import type { DemoCatalogue, DemoVariation } from './types.ts';

/** Inserts the products and their related records. */
export const insertProducts = async (
  trx: Trx,
  catalogue: DemoCatalogue,
  structure: StructureIds,
): Promise<void> => {
  const parents = await insertParents(trx, catalogue, structure);
  const variations = await insertVariations(trx, catalogue.variations, parents);
  await insertParts(trx, catalogue.variations, variations, structure);
  await insertAttributes(trx);
  await attachServices(trx);
  await insertSampleBoxes(trx, catalogue, parents);
  await showCategories(trx);
};

const insertParents = async (
  trx: Trx,
  { parents }: DemoCatalogue,
  structure: StructureIds,
): Promise<Ids> => {
  const rows = await inChunks(parents, (chunk) =>
    trx
      .insertInto('parent_products')
      .values(
        chunk.map(({ name, slug, status, type, family, manufacturer }) => ({
          name,
          slug,
          status,
          type,
          family_id: idOf(structure.families, family),
          manufacturer_id: idOf(structure.manufacturers, manufacturer),
        })),
      )
      .returning(['id', 'slug as unique'])
      .execute(),
  );
  const ids = idsBy(
    parents,
    rows,
    (p) => p.key,
    (p) => p.slug,
  );
  const links = parents.flatMap((parent) =>
    parent.categories.map((category) => ({
      parent_id: idOf(ids, parent.key),
      category_id: idOf(structure.categories, category),
      is_main: category === parent.mainCategory,
    })),
  );
  await inChunks(links, (chunk) =>
    trx.insertInto('parent_product_categories').values(chunk).execute(),
  );
  return ids;
};

const insertVariations = async (
  trx: Trx,
  all: readonly DemoVariation[],
  parents: Ids,
): Promise<Ids> => {
  const insert = async (variations: readonly DemoVariation[], sampled: Ids) => {
    const rows = await inChunks(variations, (chunk) =>
      trx
        .insertInto('variations')
        .values(
          chunk.map(({ name, slug, sku, price, status, ...v }) => ({
            name,
            slug,
            sku,
            price,
            status,
            parent_id: idOf(parents, v.parent),
            is_simple_product: v.isSimpleProduct,
            sample_of_id: v.sampleOf === null ? null : idOf(sampled, v.sampleOf),
          })),
        )
        .returning(['id', 'slug as unique'])
        .execute(),
    );
    return idsBy(
      variations,
      rows,
      (v) => v.key,
      (v) => v.slug,
    );
  };
  // samples reference their products, so products come first
  const products = await insert(
    all.filter((v) => v.sampleOf === null),
    new Map(),
  );
  const samples = await insert(
    all.filter((v) => v.sampleOf !== null),
    products,
  );
  return new Map([...products, ...samples]);
};

const insertParts = async (
  trx: Trx,
  all: readonly DemoVariation[],
  ids: Ids,
  structure: StructureIds,
): Promise<void> => {
  const parts = <Part>(of: (variation: DemoVariation, id: string) => Part[]): Part[] =>
    all.flatMap((variation) => of(variation, idOf(ids, variation.key)));

  const combinations = parts(({ combinations }, variation_id) =>
    combinations.map(({ attribute, option }, sort_index) => ({
      variation_id,
      attr_id: idOf(structure.attributes, attribute),
      option_id: idOf(structure.options, `${attribute}/${option}`),
      sort_index,
    })),
  );
  const values = parts(({ values }, variation_id) =>
    values.map(({ group, attribute, value }) => ({
      variation_id,
      group_id: idOf(structure.groups, group),
      attr_id: idOf(structure.attributes, attribute),
      value,
    })),
  );
  const tags = parts(({ tags }, variation_id) =>
    tags.map((tag) => ({ variation_id, tag_id: idOf(structure.tags, tag) })),
  );
  const images = parts(({ images }, variation_id) =>
    images.map(({ filename, originName, main }, sort_index) => ({
      variation_id,
      filename,
      origin_name: originName,
      main,
      sort_index,
    })),
  );
  await inChunks(combinations, (chunk) =>
    trx.insertInto('variation_combinations').values(chunk).execute(),
  );
  await inChunks(values, (chunk) => trx.insertInto('variation_attributes').values(chunk).execute());
  await inChunks(tags, (chunk) => trx.insertInto('variation_tags').values(chunk).execute());
  await inChunks(images, (chunk) => trx.insertInto('variation_images').values(chunk).execute());
};

/** Gives each product the attributes and options of its variations. */
const insertAttributes = async (trx: Trx): Promise<void> => {
  await sql`
    insert into parent_product_attributes (parent_id, attr_id, sort_index)
    select v.parent_id, c.attr_id, min(c.sort_index)
    from variation_combinations c join variations v on v.id = c.variation_id
    group by v.parent_id, c.attr_id order by v.parent_id, c.attr_id`.execute(trx);
  await sql`
    insert into parent_product_options (parent_id, attr_id, option_id, sort_index)
    select x.parent_id, x.attr_id, x.option_id, row_number() over (
      partition by x.parent_id, x.attr_id order by o.sort_index, o.id) - 1
    from (
      select distinct v.parent_id, c.attr_id, c.option_id
      from variation_combinations c join variations v on v.id = c.variation_id
    ) x join attribute_options o on o.id = x.option_id`.execute(trx);
};

/** Every third product offers services: a whole group or a single service. */
const attachServices = async (trx: Trx): Promise<void> => {
  const groupOf = sql`(select id from service_groups order by id
    offset v.parent_id % (select count(*) from service_groups) limit 1)`;
  await sql`
    insert into variation_service_groups (variation_id, group_id)
    select v.id, ${groupOf} from variations v
    where v.parent_id % 6 = 0 and v.sample_of_id is null`.execute(trx);
  await sql`
    insert into variation_services (variation_id, service_id)
    select v.id, (select s.id from services s where s.group_id = ${groupOf} order by s.id limit 1)
    from variations v where v.parent_id % 6 = 3 and v.sample_of_id is null`.execute(trx);
};

const insertSampleBoxes = async (trx: Trx, { sampleBoxes }: DemoCatalogue, parents: Ids) => {
  for (const { name, slug, parents: linked } of sampleBoxes) {
    const { id } = await trx
      .insertInto('sample_boxes')
      .values({ name, slug })
      .returning('id')
      .executeTakeFirstOrThrow();
    const links = linked.map((key) => ({ sample_box_id: id, parent_id: idOf(parents, key) }));
    await trx.insertInto('sample_box_links').values(links).execute();
  }
};

/** Each vendor includes some published variations of the newest products. */
export const includeProducts = async (trx: Trx): Promise<void> => {
  await sql`
    insert into vendor_products (vendor_id, variation_id)
    select d.id, v.id from vendors d
    join (
      select id, row_number() over (order by id desc) as place
      from parent_products where status = '1'
    ) p on p.place <= 40 and p.place % 8 = d.id % 8
    join variations v on v.parent_id = p.id and v.status = '1' and v.sample_of_id is null
    where d.status = '2' and d.email = any(${demoAccounts.map(({ email }) => email)})
    order by d.id, v.id`.execute(trx);
};

/** Sets each category's image to that of the first product in it or below it. */
const showCategories = async (trx: Trx): Promise<void> => {
  await sql`
    with recursive above (id, ancestor) as (
      select id, id from categories
      union all
      select a.id, c.parent_id from above a join categories c on c.id = a.ancestor
      where c.parent_id is not null
    ), shown as (
      select distinct on (a.ancestor) a.ancestor as id, i.filename
      from above a
      join parent_product_categories p on p.category_id = a.id and p.is_main
      join variations v on v.parent_id = p.parent_id and v.sample_of_id is null
      join variation_images i on i.variation_id = v.id and i.main
      order by a.ancestor, v.id
    )
    update categories c set avatar = s.filename from shown s where s.id = c.id`.execute(trx);
};
