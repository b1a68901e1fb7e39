import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { runJob } from '#server/background.ts';
import { fixedBatches } from '#server/jobs/batches.ts';
import { createMenuBranch, createMenuItem } from '#tests/factories/menu.ts';
import { signedIn } from '#tests/factories/people.ts';
import {
  assignCategories,
  assignTags,
  createParent,
  createVariation,
} from '#tests/factories/products.ts';
import { createAttribute, createCategory, createTag } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import type { Variables } from '#tests/support/api.ts';
import { changesOf } from '#tests/support/changes.ts';
import { secrets } from '#tests/support/secrets.ts';
import { admin, administrator, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const fields = `id name level parent_id isPublished isHidden sortIndex image mobile_image link promo_text
  marketing { title text } seo_data { title description meteKeywords } brands { slug image }
  categories manufacturers tags attributes_value_groups products childCount subItemCount productCount version`;
const documents = {
  column: `query ($id: ID) { getMenuItems(id: $id) { message data { results { ${fields} } total } } }`,
  one: `query ($id: ID!) { getMenuItem(id: $id) { data { ${fields} } } }`,
  create: `mutation ($input: MenuItemInput!) { createMenuItem(input: $input) { data { ${fields} } } }`,
  update: `mutation ($id: ID!, $input: MenuItemInput!) {
    updateMenuItem(id: $id, input: $input) { data { ${fields} } }
  }`,
  remove: 'mutation ($id: ID!) { deleteMenuItem(id: $id) { data } }',
  status: `mutation ($id: ID!, $status: String!) {
    updateMenuItemStatus(id: $id, status: $status) { data { id isPublished isHidden } }
  }`,
  order: `mutation ($items: [MenuItemOrderInput!]!) { updateMenuItemOrders(items: $items) { data } }`,
  sync: 'mutation { syncMenuItemProducts { message } }',
  products: `query ($query: MenuItemProductsQuery) {
    menuItemProducts(query: $query) { data { results { id sku isForSale } total } }
  }`,
  choices: `query ($vendorId: ID, $search: String, $ids: [ID!]) {
    getNetworkVendorProducts(vendorId: $vendorId, search: $search, ids: $ids) {
      data { results { id name sku price isForSale } total }
    }
  }`,
  restore: 'mutation ($input: RestoreInput!) { restoreChange(input: $input) { status } }',
};

const picture = async () => {
  const filename = `${unique('menu').toLowerCase()}.webp`;
  await api.db.insertInto('uploads').values({ filename, user_id: administrator.id }).execute();
  return filename;
};

const lastChangeOf = async (id: string) => {
  const { rows } = await sql<{ id: string }>`
    select max(id) as id from changes where entity = 'menuItem' and entity_id = ${id}`.execute(
    api.db,
  );
  return rows[0]?.id;
};

const createItem = async (input: object) =>
  (await api.data(documents.create, { input }, admin)).createMenuItem.data;
const itemOf = async (id: string) =>
  (await api.data(documents.one, { id }, admin)).getMenuItem.data;
const columnOf = async (id?: string) =>
  (await api.data(documents.column, { id }, admin)).getMenuItems;

const productsOf = async (item_id: string): Promise<string[]> => {
  const { menuItemProducts } = await api.data(
    documents.products,
    { query: { item_id, sort: 'id' } },
    admin,
  );
  return menuItemProducts.data.results.map(({ id }: { id: string }) => id);
};

describe('an item', () => {
  test('of level 2 is created unpublished, complete, at the end of its column', async () => {
    const image = await picture();
    const brand = { slug: 'oak-co', image: await picture() };
    const input = {
      level: 2,
      name: unique('Wohnen'),
      image,
      mobile_image: image,
      link: 'https://shop.example/wohnen',
      promo_text: 'Neu',
      marketing: { title: 'Schöner wohnen', text: 'Sofas\nund Sessel' },
      seo_data: { title: 'T', description: 'D', meteKeywords: 'sofa, sessel' },
      brands: [brand],
    };
    const { id, ...created } = await createItem(input);
    expect(created).toMatchObject({ ...input, isPublished: 'unpublished', version: 1 });
    const { data } = await columnOf();
    expect(data.results.at(-1)?.id).toBe(id);
    expect(data.total).toBe(data.results.length);
    await api.data(
      documents.update,
      { id, input: { ...input, brands: [], image: null, link: '', promo_text: '' } },
      admin,
    );
    expect(await itemOf(id)).toMatchObject({ brands: [], image: null, version: 2 });
    expect((await changesOf(api.db, 'menuItem', id)).map(({ action }) => action)).toEqual([
      'create',
      'update',
    ]);
  });

  test('is rejected below an item of the wrong level, and if its column is full', async () => {
    const { top, middle } = await createMenuBranch(api.db);
    const below = { level: 4, parent_id: top.id, name: 'Wrong' };
    expect(await refusal(documents.create, { input: below })).toMatchObject({
      extensions: { code: 'INVALID', fields: { parent_id: { rule: 'rules.menuParent' } } },
    });
    await sql`
      insert into menu_items (level, parent_id, name, sort_index)
      select 4, ${middle.id}, 'n', n from generate_series(2, ${limits.menuColumn}::int) n`.execute(
      api.db,
    );
    const full = { ...below, parent_id: middle.id };
    expect(await refusal(documents.create, { input: full })).toMatchObject({
      extensions: { fields: { parent_id: { rule: 'rules.menuColumnFull' } } },
    });
    const gone = { ...below, parent_id: '4000000' };
    expect(await refusal(documents.create, { input: gone })).toMatchObject({
      extensions: { fields: { parent_id: { rule: 'rules.menuParentGone' } } },
    });
  });

  test('reports a value of level 4 that is too long in the specification’s words', async () => {
    const { middle } = await createMenuBranch(api.db);
    const input = { level: 4, parent_id: middle.id, name: 'x'.repeat(256) };
    expect(await refusal(documents.create, { input })).toMatchObject({
      msg: 'error.LONG_ATTRIBUTE_VALUE',
      extensions: { code: 'INVALID', fields: { name: { rule: 'rules.maxLength' } } },
    });
    const above = { level: 2, name: input.name };
    expect((await refusal(documents.create, { input: above })).msg).toBe('error.INVALID');
  });

  test('shows only existing pictures', async () => {
    const input = { level: 2, name: 'A', image: 'nobody-has-it.webp' };
    expect(await refusal(documents.create, { input })).toMatchObject({
      extensions: { fields: { image: { rule: 'rules.unknown' } } },
    });
    const branded = { level: 2, name: 'A', brands: [{ slug: 'a', image: 'nobody.webp' }] };
    expect(await refusal(documents.create, { input: branded })).toMatchObject({
      extensions: { fields: { brands: { rule: 'rules.unknown' } } },
    });
  });

  test('is published and hidden by the items above it', async () => {
    const { top, middle, bottom } = await createMenuBranch(api.db);
    const publish = async (id: string, status = 'published') =>
      (await api.data(documents.status, { id, status }, admin)).updateMenuItemStatus.data;
    await publish(middle.id);
    expect(await publish(bottom.id)).toMatchObject({ isPublished: 'published', isHidden: true });
    await publish(top.id);
    expect(await itemOf(bottom.id)).toMatchObject({ isHidden: false });
    await publish(top.id, 'unpublished');
    expect(await itemOf(bottom.id)).toMatchObject({ isPublished: 'published', isHidden: true });
    expect(await refusal(documents.status, { id: top.id, status: '1' })).toMatchObject({
      extensions: { code: 'INVALID' },
    });
    expect(await refusal(documents.status, { id: '4000000', status: 'published' })).toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    });
  });

  test('moves to the end of another column, and keeps its level', async () => {
    const { middle, bottom } = await createMenuBranch(api.db);
    const other = await createMenuBranch(api.db);
    const input = { level: 4, name: bottom.name, parent_id: other.middle.id, version: 1 };
    await api.data(documents.update, { id: bottom.id, input }, admin);
    expect((await columnOf(middle.id)).data.total).toBe(0);
    const { data } = await columnOf(other.middle.id);
    expect(data.results.map(({ id }: { id: string }) => id)).toEqual([other.bottom.id, bottom.id]);
    const raised = { ...input, level: 3, parent_id: other.top.id, version: 2 };
    expect(await refusal(documents.update, { id: bottom.id, input: raised })).toMatchObject({
      extensions: { fields: { level: { rule: 'rules.menuLevel' } } },
    });
    expect(await refusal(documents.update, { id: bottom.id, input })).toMatchObject({
      extensions: { code: 'CONFLICT' },
    });
  });

  test('is deleted with its descendants, unlinks products, and can be restored', async () => {
    const { top, middle, bottom } = await createMenuBranch(api.db);
    const { id: product } = await createVariation(api.db, { status: '1' });
    const input = { level: 4, parent_id: middle.id, name: bottom.name, products: [product] };
    await api.data(documents.update, { id: bottom.id, input }, admin);
    expect(await itemOf(top.id)).toMatchObject({ childCount: 1, subItemCount: 2, productCount: 1 });
    const { deleteMenuItem } = await api.data(documents.remove, { id: top.id }, admin);
    expect(new Set(deleteMenuItem.data)).toEqual(new Set([top.id, middle.id, bottom.id]));
    expect(await refusal(documents.remove, { id: top.id })).toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    });
    for (const { id } of [top, middle, bottom]) {
      await api.data(documents.restore, { input: { changeId: await lastChangeOf(id) } }, admin);
    }
    expect(await itemOf(bottom.id)).toMatchObject({ parent_id: middle.id, products: [product] });
    expect(await productsOf(bottom.id)).toEqual([product]);
  });
});

const createValueGroup = (attr_id: string) =>
  api.db
    .insertInto('attribute_option_groups')
    .values({ attr_id, name: unique('Warme Töne') })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

const linkByValues = (item_id: string, group_id: string) =>
  api.db.insertInto('menu_item_value_groups').values({ item_id, group_id }).execute();

test('a value group that an item links products by is not deleted', async () => {
  const { bottom } = await createMenuBranch(api.db);
  const { id: attr_id } = await createAttribute(api.db);
  const { name, ...group } = await createValueGroup(attr_id);
  await linkByValues(bottom.id, group.id);
  const removeGroup =
    'mutation ($ids: [ID!]!) { deleteAttributeOptionGroupByIds(ids: $ids) { data } }';
  expect(await refusal(removeGroup, { ids: [group.id] })).toMatchObject({
    msg: 'error.SHOWN_ON_WEBSITE',
    extensions: { code: 'IN_USE', args: { name, smart_count: 1 } },
  });
  await api.data(documents.remove, { id: bottom.id }, admin);
  await api.data(removeGroup, { ids: [group.id] }, admin);
});

test('an attribute whose values an item links products by is not deleted, and says where', async () => {
  const { top, middle, bottom } = await createMenuBranch(api.db);
  const { id: attr_id, name } = await createAttribute(api.db);
  const { id: group_id } = await createValueGroup(attr_id);
  await linkByValues(bottom.id, group_id);
  const removeAttribute = 'mutation ($ids: [ID!]) { deleteAttributeByIds(ids: $ids) { data } }';
  expect(await refusal(removeAttribute, { ids: [attr_id] })).toMatchObject({
    msg: 'error.ATTRIBUTE_IN_USE',
    extensions: { code: 'IN_USE', args: { name, smart_count: 1 } },
  });
  const uses = `query ($query: AttributeUsesQuery) {
    attributeUses(query: $query) { data { results { kind id name } } }
  }`;
  const { attributeUses } = await api.data(
    uses,
    { query: { of: 'attribute', ids: [attr_id] } },
    admin,
  );
  expect(attributeUses.data.results).toEqual([
    {
      kind: 'menuItem',
      id: bottom.id,
      name: [top, middle, bottom].map((item) => item.name).join(' › '),
    },
  ]);
});

describe('many items', () => {
  const list = `query ($query: MenuItemsQuery) {
    menuItems(query: $query) { data { results { id state above { id name } } total } }
  }`;
  const setStatus = `mutation ($input: MenuItemsStatusInput!) {
    updateMenuItemStatusByIds(input: $input) { data failures { id } }
  }`;
  const removeMany = `mutation ($ids: [ID!], $query: MenuItemsQuery) {
    deleteMenuItemByIds(ids: $ids, query: $query) { data failures { id } }
  }`;
  const listed = async (query: object) =>
    (await api.data(list, { query }, admin)).menuItems.data.results;

  test('are filtered by name, level and state, each with what is above it', async () => {
    const { top, middle, bottom } = await createMenuBranch(api.db);
    const input = { ids: [bottom.id], status: 'published' };
    await api.data(setStatus, { input }, admin);
    expect(await listed({ name: bottom.name, level: 4, state: 'hidden' })).toEqual([
      {
        id: bottom.id,
        state: 'hidden',
        above: [top, middle].map(({ id, name }) => ({ id, name })),
      },
    ]);
    expect(await listed({ name: bottom.name, state: 'published' })).toEqual([]);
    expect(await listed({ name: top.name })).toMatchObject([{ state: 'unpublished', above: [] }]);
    for (const query of [{ state: 'open' }, { level: 1 }]) {
      expect(await refusal(list, { query })).toMatchObject({ extensions: { code: 'INVALID' } });
    }
  });

  test('are published and deleted at once, a branch with everything below it', async () => {
    const branches = [await createMenuBranch(api.db), await createMenuBranch(api.db)];
    const ids = branches.map(({ top }) => top.id);
    await api.data(setStatus, { input: { ids, status: 'published' } }, admin);
    expect(await listed({ ids })).toMatchObject([{ state: 'published' }, { state: 'published' }]);
    expect(await refusal(setStatus, { input: { ids, status: 'hidden' } })).toMatchObject({
      extensions: { code: 'INVALID' },
    });
    const [first, second] = branches;
    const mixed = [first?.top.id, first?.bottom.id, second?.bottom.id];
    const { deleteMenuItemByIds } = await api.data(removeMany, { ids: mixed }, admin);
    expect(deleteMenuItemByIds).toEqual({ data: mixed, failures: [] });
    expect(await listed({ ids: [first?.middle.id, second?.bottom.id] })).toEqual([]);
    expect(await listed({ ids: [second?.middle.id] })).toHaveLength(1);
  });
});

describe('the order of a column', () => {
  test('is saved as a whole, and rejected if the column has other items by now', async () => {
    const { middle, bottom } = await createMenuBranch(api.db);
    const second = await createMenuItem(api.db, { level: 4, parent_id: middle.id, sort_index: 1 });
    const items = [
      { id: second.id, sortIndex: 0 },
      { id: bottom.id, sortIndex: 1 },
    ];
    await api.data(documents.order, { items }, admin);
    const { data } = await columnOf(middle.id);
    expect(data.results.map(({ id }: { id: string }) => id)).toEqual([second.id, bottom.id]);
    await createMenuItem(api.db, { level: 4, parent_id: middle.id, sort_index: 2 });
    expect(await refusal(documents.order, { items })).toMatchObject({
      extensions: { code: 'CONFLICT' },
    });
    const other = await createMenuItem(api.db);
    const mixed = [...items, { id: other.id, sortIndex: 2 }];
    expect(await refusal(documents.order, { items: mixed })).toMatchObject({
      extensions: { code: 'CONFLICT' },
    });
  });
});

/** Runs the waiting reassignment. */
const runReassign = async (stopping = new AbortController().signal): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    select id from jobs where kind = 'menu.reassign' and state = 'waiting'`.execute(api.db);
  const id = rows[0]?.id ?? '';
  await sql`
    update pgboss.job set state = 'active' where name = 'run-job' and data ->> 'id' = ${id}`.execute(
    api.db,
  );
  const report = vi.fn();
  await runJob({ secrets, db: api.db, inBatch: fixedBatches(api.db), report, stopping }, id);
  expect(report).not.toHaveBeenCalled();
};

describe('products', () => {
  test('are the published ones that meet every kind of criterion, and the linked ones', async () => {
    const { middle } = await createMenuBranch(api.db);
    const above = await createCategory(api.db);
    const category = await createCategory(api.db, above);
    const [tag, other] = [await createTag(api.db), await createTag(api.db)];
    const parent = await createParent(api.db);
    await assignCategories(api.db, parent.id, [category.id]);
    const create = async (status: string, tags: string[], parent_id = parent.id) => {
      const { id } = await createVariation(api.db, { status, parent_id });
      if (tags.length > 0) await assignTags(api.db, id, tags);
      return id;
    };
    const match = await create('1', [tag.id]);
    await create('1', []);
    await create('2', [tag.id]);
    await create('1', [tag.id], (await createParent(api.db)).id);
    const own = await create('1', []);
    const draft = await create('2', []);
    const input = { level: 4, parent_id: middle.id, name: unique('Sofas') };
    const criteria = { categories: [above.id], tags: [tag.id, other.id], products: [own, draft] };
    const { id, ...item } = await createItem({ ...input, ...criteria });
    expect(item).toMatchObject({ ...criteria, productCount: 2 });
    expect(await productsOf(id)).toEqual([match, own]);
    const makers = { manufacturers: [parent.manufacturer_id], products: [] };
    await api.data(documents.update, { id, input: { ...input, ...makers } }, admin);
    expect(await productsOf(id)).toHaveLength(3);
    await api.data(documents.update, { id, input }, admin);
    expect(await productsOf(id)).toEqual([]);
  });

  test('are offered in a picker by name and article number, only from the marketplace', async () => {
    const sku = unique('PICK').toUpperCase();
    const { id } = await createVariation(api.db, { status: '1', sku });
    const draft = await createVariation(api.db);
    const ask = async (variables: Variables) =>
      (await api.data(documents.choices, variables, admin)).getNetworkVendorProducts.data;
    expect(await ask({ search: sku.toLowerCase() })).toMatchObject({ results: [{ id, sku }] });
    expect(await ask({ search: draft.sku })).toMatchObject({ total: 0 });
    expect(await ask({ ids: [draft.id] })).toMatchObject({ results: [{ isForSale: false }] });
    expect(await ask({ search: sku, vendorId: '2' })).toMatchObject({ total: 0 });
  });
});

describe('a reassignment', () => {
  test('runs once at a time, and a second one writes nothing', async () => {
    const { middle } = await createMenuBranch(api.db);
    const tag = await createTag(api.db);
    const { id } = await createItem({
      level: 4,
      parent_id: middle.id,
      name: unique('Rot'),
      tags: [tag.id],
    });
    const variation = await createVariation(api.db, { status: '1' });
    await assignTags(api.db, variation.id, [tag.id]);
    expect(await productsOf(id)).toEqual([]);

    const { token } = await signedIn(api.db, 'admin');
    await api.data(documents.sync, {}, admin);
    expect(await columnOf()).toMatchObject({ message: 'processing' });
    const seen = await api.data(documents.column, {}, token);
    expect(seen.getMenuItems.message).toBe('processing');
    expect(await refusal(documents.sync, {}, token)).toMatchObject({
      msg: 'error.MENU_REASSIGNING',
      extensions: { code: 'IN_USE' },
    });
    // a process that ends leaves the job to the next one
    await runReassign(AbortSignal.abort());
    expect(await columnOf()).toMatchObject({ message: 'processing' });
    await sql`update jobs set state = 'waiting' where kind = 'menu.reassign' and state = 'running'`.execute(
      api.db,
    );
    await runReassign();
    expect(await columnOf()).toMatchObject({ message: 'completed' });
    expect(await productsOf(id)).toEqual([variation.id]);

    const written = () =>
      sql`select xmin, item_id, variation_id from menu_item_products order by 2, 3`.execute(api.db);
    const before = await written();
    await api.data(documents.sync, {}, token);
    await runReassign();
    expect((await written()).rows).toEqual(before.rows);
  });

  test('that was stopped cannot continue alongside another one', async () => {
    await api.data(documents.sync, {}, admin);
    const { rows } = await sql<{ id: string }>`
      update jobs set state = 'stopped', ended_at = now()
      where kind = 'menu.reassign' and state = 'waiting' returning id`.execute(api.db);
    const id = rows[0]?.id;
    await api.data(documents.sync, {}, admin);
    const retry = 'mutation ($id: ID!) { retryJob(id: $id) { status } }';
    expect(await refusal(retry, { id })).toMatchObject({ msg: 'error.JOB_RUNNING' });
    await runReassign();
    await api.data(retry, { id }, admin);
    await runReassign();
    expect(await columnOf()).toMatchObject({ message: 'completed' });
  });
});
