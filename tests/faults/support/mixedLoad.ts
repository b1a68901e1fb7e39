import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#server/db/database.ts';
import {
  assignCategories,
  assignTags,
  createParent,
  createVariation,
  describeVariation,
} from '#tests/factories/products.ts';
import {
  createAttribute,
  createAttributeGroup,
  createCategory,
  createOption,
  createTag,
} from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import type { Random } from './ledger/random.ts';

/** As many users as a busy marketplace has at work at once. */
export const lanes = 8;
const records = 60;

/** Where the load acts, and how it calls. */
export interface Site {
  db: Db;
  /** Calls as an administrator; returns the codes of errors. */
  call: (document: string, variables: object) => Promise<string[]>;
}

/** Records that the lanes share. */
export interface World {
  parents: string[];
  variations: string[];
  pictures: { id: string; filename: string }[];
  attribute: string;
}

/** @param userId who has uploaded the pictures */
export const createWorld = async (db: Db, userId: string): Promise<World> => {
  const attribute = await createAttribute(db, { type: 'select' });
  const group = await createAttributeGroup(db);
  const world: World = { parents: [], variations: [], pictures: [], attribute: attribute.id };
  for (let n = 0; n < records; n += 1) {
    const parent = await createParent(db);
    const { id } = await createVariation(db, { parent_id: parent.id });
    const [tag, category] = [await createTag(db), await createCategory(db)];
    const option = await createOption(db, { attr_id: attribute.id });
    await assignTags(db, id, [tag.id]);
    await assignCategories(db, parent.id, [category.id]);
    await describeVariation(db, id, group.id, attribute.id, option.name);
    const filename = `${unique('picture')}.webp`;
    const picture = await db
      .insertInto('uploads')
      .values({ filename, user_id: userId })
      .returning('id')
      .executeTakeFirstOrThrow();
    world.parents.push(parent.id);
    world.variations.push(id);
    world.pictures.push({ id: picture.id, filename });
  }
  return world;
};

export type Action = (site: Site, world: World, random: Random) => Promise<unknown>;

/** The newest, which the lanes share. */
export const rowsOf = async (db: Db, table: 'tags' | 'attribute_options' | 'categories') => {
  const { rows } = await sql<{ id: string; name: string; version: number }>`
    select id, name, version from ${sql.table(table)} t
    where ${table === 'attribute_options' ? sql`t.attr_id = (select max(id) from attributes)` : sql`true`}
    order by id desc limit ${records}`.execute(db);
  return rows;
};

export const edit = `mutation ($input: VariationsEditInput!) {
  editVariations(input: $input) { data job { id } } }`;

/** Calls; a record that another lane has deleted or changed is no fault. */
export const act = async (
  { call }: Pick<Site, 'call'>,
  document: string,
  variables: object = {},
) => {
  const codes = await call(document, variables);
  expect(['NOT_FOUND', 'IN_USE', 'CONFLICT', 'INVALID']).toEqual(expect.arrayContaining(codes));
};

const some = <Value>(random: Random, values: readonly Value[], count: number): Value[] =>
  Array.from({ length: count }, () => random.pick(values));

/** What several people do to the same records, each at random. */
export const actions: Record<string, Action> = {
  'put tags on products': async (site, { variations }, random) => {
    const tags = (await rowsOf(site.db, 'tags')).map(({ id }) => id);
    const ids = [...new Set(some(random, variations, 5))];
    await act(site, edit, { input: { ids, tags: { mode: 'add', ids: some(random, tags, 2) } } });
  },
  'put products into categories': async (site, { variations }, random) => {
    const categories = (await rowsOf(site.db, 'categories')).map(({ id }) => id);
    const ids = [...new Set(some(random, variations, 5))];
    await act(site, edit, {
      input: { ids, categories: { mode: 'main', ids: [random.pick(categories)] } },
    });
  },
  'set values': async (site, { variations, attribute }, random) => {
    const { name } = random.pick(await rowsOf(site.db, 'attribute_options'));
    const ids = [...new Set(some(random, variations, 5))];
    await act(site, edit, { input: { ids, attributes: [{ attr_id: attribute, value: name }] } });
  },
  'show pictures': async (site, { variations, pictures }, random) => {
    const { filename } = random.pick(pictures);
    const image = { filename, originName: 'a.webp', alt: unique('alt'), main: true };
    await act(
      site,
      `mutation ($id: ID!, $input: VariationImagesInput!) {
        updateProductVariationImages(id: $id, input: $input) { data { version } } }`,
      { id: random.pick(variations), input: { images: [image], updateMuster: false } },
    );
  },
  'describe a picture': async (site, { pictures }, random) => {
    const { id } = random.pick(pictures);
    await act(
      site,
      `mutation ($id: ID!, $input: PictureInput!) {
        updatePicture(id: $id, input: $input) { data { id } } }`,
      { id, input: { alt: unique('alt') } },
    );
  },
  'merge tags': async (site, _, random) => {
    const tags = await rowsOf(site.db, 'tags');
    const [from, into] = [random.pick(tags), random.pick(tags)];
    await createTag(site.db);
    await act(
      site,
      'mutation ($input: TagMergeInput!) { mergeTags(input: $input) { data { id } } }',
      {
        input: { ids: [from.id], into: into.id },
      },
    );
  },
  'merge options': async (site, { attribute }, random) => {
    const options = await rowsOf(site.db, 'attribute_options');
    const [from, into] = [random.pick(options), random.pick(options)];
    await createOption(site.db, { attr_id: attribute });
    await act(
      site,
      `mutation ($input: AttributeOptionsMergeInput!) {
        mergeAttributeOptions(input: $input) { data { id } } }`,
      { input: { ids: [from.id], into: into.id } },
    );
  },
  'rename an option': async (site, { attribute }, random) => {
    const { id, version } = random.pick(await rowsOf(site.db, 'attribute_options'));
    await act(
      site,
      `mutation ($id: ID!, $input: AttributeOptionInput!) {
        updateAttributeOption(id: $id, input: $input) { data { id } } }`,
      { id, input: { attr_id: attribute, name: unique('option'), version } },
    );
  },
  'replace a category': async (site, _, random) => {
    const categories = await rowsOf(site.db, 'categories');
    const [{ id, version }, into] = [random.pick(categories), random.pick(categories)];
    await createCategory(site.db);
    await act(
      site,
      `mutation ($id: ID!, $input: CategoryDeleteInput!) {
        deleteCategory(id: $id, input: $input) { message } }`,
      { id, input: { moveTo: into.id, version } },
    );
  },
};
