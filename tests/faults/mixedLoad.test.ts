import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
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
import { admin, administrator, api, shareApi } from '#tests/support/testApi.ts';
import { type Random, randomOf } from './support/ledger/random.ts';

shareApi();

const seed = Number(process.env.TEST_SEED ?? 1);
const isWhole = process.env.FAULTS === 'whole';
const minutes = Number(process.env.MINUTES ?? (isWhole ? 10 : 0.2));
/** As many users as a busy marketplace has at work at once. */
const lanes = 8;
const records = 60;

interface World {
  parents: string[];
  variations: string[];
  pictures: { id: string; filename: string }[];
  attribute: string;
}

const createWorld = async (): Promise<World> => {
  const { db } = api;
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
      .values({ filename, user_id: administrator.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    world.parents.push(parent.id);
    world.variations.push(id);
    world.pictures.push({ id: picture.id, filename });
  }
  return world;
};

type Action = (world: World, random: Random) => Promise<unknown>;

const rowsOf = async (table: 'tags' | 'attribute_options' | 'categories') => {
  const { rows } = await sql<{ id: string; name: string; version: number }>`
    select id, name, version from ${sql.table(table)} t
    where ${table === 'attribute_options' ? sql`t.attr_id = (select max(id) from attributes)` : sql`true`}
    order by id desc limit ${records}`.execute(api.db);
  return rows;
};

const edit = `mutation ($input: VariationsEditInput!) {
  editVariations(input: $input) { data job { id } } }`;

const call = async (document: string, variables: object) => {
  const { errors } = await api.request(document, { ...variables }, admin);
  const codes = (errors ?? []).map(({ extensions }) => extensions.code);
  // a record that another lane has deleted or changed is no fault
  expect(['NOT_FOUND', 'IN_USE', 'CONFLICT', 'INVALID']).toEqual(expect.arrayContaining(codes));
};

const some = <Value>(random: Random, values: readonly Value[], count: number): Value[] =>
  Array.from({ length: count }, () => random.pick(values));

const actions: Record<string, Action> = {
  'put tags on products': async ({ variations }, random) => {
    const tags = (await rowsOf('tags')).map(({ id }) => id);
    const ids = [...new Set(some(random, variations, 5))];
    await call(edit, { input: { ids, tags: { mode: 'add', ids: some(random, tags, 2) } } });
  },
  'put products into categories': async ({ variations }, random) => {
    const categories = (await rowsOf('categories')).map(({ id }) => id);
    const ids = [...new Set(some(random, variations, 5))];
    await call(edit, {
      input: { ids, categories: { mode: 'main', ids: [random.pick(categories)] } },
    });
  },
  'set values': async ({ variations, attribute }, random) => {
    const { name } = random.pick(await rowsOf('attribute_options'));
    const ids = [...new Set(some(random, variations, 5))];
    await call(edit, { input: { ids, attributes: [{ attr_id: attribute, value: name }] } });
  },
  'show pictures': async ({ variations, pictures }, random) => {
    const { filename } = random.pick(pictures);
    const image = { filename, originName: 'a.webp', alt: unique('alt'), main: true };
    await call(
      `mutation ($id: ID!, $input: VariationImagesInput!) {
        updateProductVariationImages(id: $id, input: $input) { data { version } } }`,
      { id: random.pick(variations), input: { images: [image], updateMuster: false } },
    );
  },
  'describe a picture': async ({ pictures }, random) => {
    const { id } = random.pick(pictures);
    await call(
      `mutation ($id: ID!, $input: PictureInput!) {
        updatePicture(id: $id, input: $input) { data { id } } }`,
      { id, input: { alt: unique('alt') } },
    );
  },
  'merge tags': async (_, random) => {
    const tags = await rowsOf('tags');
    const [from, into] = [random.pick(tags), random.pick(tags)];
    await createTag(api.db);
    await call('mutation ($input: TagMergeInput!) { mergeTags(input: $input) { data { id } } }', {
      input: { ids: [from.id], into: into.id },
    });
  },
  'merge options': async ({ attribute }, random) => {
    const options = await rowsOf('attribute_options');
    const [from, into] = [random.pick(options), random.pick(options)];
    await createOption(api.db, { attr_id: attribute });
    await call(
      `mutation ($input: AttributeOptionsMergeInput!) {
        mergeAttributeOptions(input: $input) { data { id } } }`,
      { input: { ids: [from.id], into: into.id } },
    );
  },
  'rename an option': async ({ attribute }, random) => {
    const { id, version } = random.pick(await rowsOf('attribute_options'));
    await call(
      `mutation ($id: ID!, $input: AttributeOptionInput!) {
        updateAttributeOption(id: $id, input: $input) { data { id } } }`,
      { id, input: { attr_id: attribute, name: unique('option'), version } },
    );
  },
  'replace a category': async (_, random) => {
    const categories = await rowsOf('categories');
    const [{ id, version }, into] = [random.pick(categories), random.pick(categories)];
    await createCategory(api.db);
    await call(
      `mutation ($id: ID!, $input: CategoryDeleteInput!) {
        deleteCategory(id: $id, input: $input) { message } }`,
      { id, input: { moveTo: into.id, version } },
    );
  },
};

const deadlocks = async (): Promise<number> => {
  const { rows } = await sql<{ deadlocks: string }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(api.db);
  return Number(rows[0]?.deadlocks ?? 0);
};

test(
  `${minutes} minutes of mixed load end in no deadlock`,
  async () => {
    const world = await createWorld();
    const end = Date.now() + minutes * 60_000;
    const names = Object.keys(actions);
    let count = 0;
    await Promise.all(
      Array.from({ length: lanes }, async (_, lane) => {
        const random = randomOf(seed + lane);
        while (Date.now() < end) {
          await actions[random.pick(names)]?.(world, random);
          count += 1;
        }
      }),
    );
    // connections report what they counted at least this often
    await wait(11_000);
    process.stdout.write(`${count} calls in ${lanes} lanes\n`);
    expect(await deadlocks()).toBe(0);
  },
  minutes * 60_000 + 120_000,
);
