import type { Selectable } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type {
  CategoryCreateInput,
  CategoryDeleteInput,
  CategoryMoveInput,
  CategoryUpdateInput,
} from '#contract/generated/schema.ts';
import type { Categories } from '#server/generated/database.ts';
import { signedIn } from '#tests/factories/people.ts';
import { assignCategories, createParent } from '#tests/factories/products.ts';
import { createCategory } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import type { Answer } from '#tests/support/api.ts';
import { changesOf } from '#tests/support/changes.ts';
import { png } from '#tests/support/pictures.ts';
import { snapshot } from '#tests/support/snapshot.ts';
import { admin, administrator, api, refusal } from '#tests/support/testApi.ts';
import { upload } from '#tests/support/upload.ts';

type Category = Selectable<Categories>;

let maker: string;

beforeAll(async () => {
  maker = (await signedIn(api.db, 'manufacturer')).token;
});

const fields = 'id name slug parentId avatar version childCount productCount ownProductCount';
const documents = {
  one: `query One($id: ID!) { categoryById(id: $id) { data { ${fields} ownProducts { id name } } } }`,
  create: `mutation Create($input: CategoryCreateInput!) {
    createCategory(input: $input) { data { ${fields} } message status }
  }`,
  update: `mutation Update($id: ID!, $input: CategoryUpdateInput!) {
    updateCategory(id: $id, input: $input) { data { ${fields} } }
  }`,
  move: `mutation Move($id: ID!, $input: CategoryMoveInput!) {
    moveCategory(id: $id, input: $input) { data { ${fields} } }
  }`,
  order: `mutation Order($input: CategoryOrderInput!) { updateCategoryOrders(input: $input) { data } }`,
  remove: `mutation Remove($id: ID!, $input: CategoryDeleteInput!) {
    deleteCategory(id: $id, input: $input) { message status }
  }`,
};

const read = async (id: string) => (await api.data(documents.one, { id }, admin)).categoryById.data;
const create = async (input: CategoryCreateInput) =>
  (await api.data(documents.create, { input }, admin)).createCategory.data;
const update = async (id: string, input: CategoryUpdateInput) =>
  (await api.data(documents.update, { id, input }, admin)).updateCategory.data;
const move = async (id: string, input: CategoryMoveInput) =>
  (await api.data(documents.move, { id, input }, admin)).moveCategory.data;
const remove = (id: string, input: CategoryDeleteInput = {}) =>
  api.data(documents.remove, { id, input }, admin);

const childrenOf = async (parent: Category | null): Promise<string[]> => {
  const rows = await api.db
    .selectFrom('categories')
    .select('id')
    .where('parent_id', parent ? '=' : 'is', parent?.id ?? null)
    .orderBy('sort_index')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** A chain of that many categories, each below the one before. */
const chain = async (length: number, top?: Category): Promise<Category[]> => {
  const links: Category[] = [];
  for (let level = 0; level < length; level += 1) {
    links.push(await createCategory(api.db, links.at(-1) ?? top));
  }
  return links;
};

const siblings = async (count: number): Promise<[Category, ...Category[]]> => {
  const parent = await createCategory(api.db);
  const all: [Category, ...Category[]] = [parent];
  for (let n = 0; n < count; n += 1) {
    all.push(await createCategory(api.db, parent, { sort_index: n }));
  }
  return all;
};

const product = async (...categories: Category[]) => {
  const parent = await createParent(api.db);
  await assignCategories(
    api.db,
    parent.id,
    categories.map(({ id }) => id),
  );
  return parent;
};

const codesOf = (answers: Answer[]): string[] =>
  answers.map(({ errors }) => errors[0]?.extensions.code ?? 'OK').sort();

/** Each category hangs one level below the one above it, so there is neither a circle nor a fifth level. */
const expectSound = async () => {
  const { categories } = await api.data(
    `{ categories { data { id children { id children { id children { id children { id } } } } } } }`,
    {},
    admin,
  );
  const count = (nodes: { children?: unknown[] }[]): number =>
    nodes.reduce((sum, node) => sum + 1 + count((node.children ?? []) as typeof nodes), 0);
  const { n } = await api.db
    .selectFrom('categories')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  expect(count(categories.data)).toBe(Number(n));
};

describe('the tree', () => {
  const query = `{ categories { data { id productCount version
    children { id productCount children { id productCount } } } } }`;

  test('counts the products in and below each category, each once, in one statement', async () => {
    const [top, middle, leaf] = await chain(3);
    if (!top || !middle || !leaf) throw new Error('no chain');
    await product(top, leaf);
    await product(leaf);
    await product(middle);
    api.statements.length = 0;
    const { categories } = await api.data(query, {}, admin);
    expect(api.statements.filter((statement) => /categories/.test(statement))).toHaveLength(1);
    expect(categories.data.find(({ id }) => id === top.id)).toEqual({
      id: top.id,
      productCount: 3,
      version: 1,
      children: [
        {
          id: middle.id,
          productCount: 3,
          children: [{ id: leaf.id, productCount: 2 }],
        },
      ],
    });
  });

  test('counts nothing that is not asked for', async () => {
    api.statements.length = 0;
    await api.data('{ categories { data { id } } }', {}, maker);
    expect(api.statements.join()).not.toContain('parent_product_categories');
  });

  test('shows counts and versions to nobody but administrators', async () => {
    await createCategory(api.db);
    const { data, errors } = await api.request(
      '{ categories { data { id productCount version } } }',
      {},
      maker,
    );
    expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(
      new Set(['FORBIDDEN']),
    );
    expect(data?.categories.data[0]).toMatchObject({ productCount: null, version: null });
  });
});

describe('one category', () => {
  test('tells what hangs on it', async () => {
    const [top, below] = await chain(2);
    if (!top || !below) throw new Error('no chain');
    const products = [await product(top), await product(top)];
    await product(below);
    expect(await read(top.id)).toEqual({
      id: top.id,
      name: top.name,
      slug: top.slug,
      parentId: null,
      avatar: null,
      version: 1,
      childCount: 1,
      productCount: 3,
      ownProductCount: 2,
      ownProducts: products.map(({ id, name }) => ({ id, name })),
    });
  });

  test.each(['abc', '0', '4000000', ''])('the id "%s" is NOT_FOUND', async (id) => {
    const error = await api.refusal(documents.one, { id }, admin);
    expect(error.extensions).toEqual({ code: 'NOT_FOUND' });
  });
});

describe('creating', () => {
  test('puts it behind its siblings and records it', async () => {
    const [parent] = await siblings(2);
    const slug = unique('new');
    const created = await create({ name: '  Neue ', slug, parentId: parent.id });
    expect(created).toMatchObject({ name: 'Neue', slug, parentId: parent.id, version: 1 });
    expect((await childrenOf(parent)).at(-1)).toBe(created.id);
    expect(await changesOf(api.db, 'category', created.id)).toEqual([
      {
        action: 'create',
        user_id: administrator.id,
        before: null,
        after: { name: 'Neue', slug, avatar: null, parent_id: Number(parent.id), position: 3 },
      },
    ]);
  });

  test('on the first level', async () => {
    const created = await create({ name: 'Oben', slug: unique('top') });
    expect((await childrenOf(null)).at(-1)).toBe(created.id);
    expect(created.parentId).toBeNull();
  });

  test('below the fourth level is refused', async () => {
    const leaf = (await chain(4)).at(-1);
    const input = { name: 'Fünfte', slug: unique('fifth'), parentId: leaf?.id };
    expect((await refusal(documents.create, { input })).extensions).toEqual({
      code: 'INVALID',
      fields: { parentId: { rule: 'rules.categoryLevels' } },
    });
  });

  test('below what is not there is refused', async () => {
    const input = { name: 'Waise', slug: unique('orphan'), parentId: '4000000' };
    expect((await refusal(documents.create, { input })).extensions.fields).toEqual({
      parentId: { rule: 'rules.unknown' },
    });
  });

  test('tells a slug that is taken, and all that is missing, by field', async () => {
    const { slug } = await createCategory(api.db);
    const taken = await refusal(documents.create, { input: { name: 'Doppelt', slug } });
    expect(taken.extensions.fields).toEqual({ slug: { rule: 'rules.taken' } });
    expect((await refusal(documents.create, { input: {} })).extensions.fields).toEqual({
      name: { rule: 'rules.required' },
      slug: { rule: 'rules.required' },
    });
    const ugly = { name: 'x', slug: 'Über uns', avatar: '../x.png', parentId: 'x' };
    expect((await refusal(documents.create, { input: ugly })).extensions.fields).toEqual({
      slug: { rule: 'rules.slug' },
      avatar: { rule: 'rules.imageFilename' },
      parentId: { rule: 'rules.id' },
    });
  });

  test('is for administrators', async () => {
    const input = { name: 'x', slug: unique('x') };
    const error = await refusal(documents.create, { input }, maker);
    expect(error.extensions.code).toBe('FORBIDDEN');
  });
});

describe('updating', () => {
  test('changes name and slug, and records what was before', async () => {
    const { id, name, slug } = await createCategory(api.db);
    const next = unique('next');
    const updated = await update(id, { name: 'Anders', slug: next, version: 1 });
    expect(updated).toMatchObject({ name: 'Anders', slug: next, version: 2 });
    expect(await changesOf(api.db, 'category', id)).toMatchObject([
      { action: 'update', before: { name, slug }, after: { name: 'Anders', slug: next } },
    ]);
  });

  test('by two at once from the same version lets one of them win', async () => {
    const { id, slug } = await createCategory(api.db);
    const answers = await Promise.all(
      ['Eins', 'Zwei', 'Drei'].map((name) =>
        api.request(documents.update, { id, input: { name, slug, version: 1 } }, admin),
      ),
    );
    expect(codesOf(answers)).toEqual(['CONFLICT', 'CONFLICT', 'OK']);
    expect((await read(id)).version).toBe(2);
  });

  test('a category that is gone is NOT_FOUND', async () => {
    const input = { name: 'x', slug: unique('gone') };
    const error = await refusal(documents.update, { id: '4000000', input });
    expect(error.extensions).toEqual({ code: 'NOT_FOUND' });
  });
});

describe('the picture', () => {
  const uploaded = async (token = admin): Promise<string> => {
    const files = [{ name: 'bild.png', content: await png() }];
    return (await upload(api, files, token)).image[0]?.filename ?? '';
  };
  const usedAt = async (filename: string) =>
    (
      await api.db
        .selectFrom('uploads')
        .select('used_at')
        .where('filename', '=', filename)
        .executeTakeFirst()
    )?.used_at;

  test('is one that the administrator uploaded, and stays', async () => {
    const { id, name, slug } = await createCategory(api.db);
    const avatar = await uploaded();
    expect((await update(id, { name, slug, avatar })).avatar).toBe(avatar);
    expect(await usedAt(avatar)).toBeInstanceOf(Date);
    // saved again by somebody else, who has not uploaded it
    const colleague = (await signedIn(api.db, 'admin')).token;
    const again = { id, input: { name, slug, avatar } };
    expect((await api.data(documents.update, again, colleague)).updateCategory.data.avatar).toBe(
      avatar,
    );
    expect((await update(id, { name, slug, avatar: null })).avatar).toBeNull();
  });

  test('comes with a new category, too', async () => {
    const avatar = await uploaded();
    const created = await create({ name: 'Mit Bild', slug: unique('picture'), avatar });
    expect(created.avatar).toBe(avatar);
    expect(await usedAt(avatar)).toBeInstanceOf(Date);
  });

  test('of somebody else, or one that was never uploaded, is refused', async () => {
    const { id, name, slug } = await createCategory(api.db);
    for (const avatar of [await uploaded(maker), 'never-uploaded.webp']) {
      const error = await refusal(documents.update, { id, input: { name, slug, avatar } });
      expect(error.extensions.fields).toEqual({ avatar: { rule: 'rules.unknown' } });
    }
  });
});

describe('moving', () => {
  test('among siblings keeps the others in their order and unedited', async () => {
    const [parent, a, b, c] = await siblings(3);
    if (!a || !b || !c) throw new Error('no siblings');
    const moved = await move(c.id, { parentId: parent.id, beforeId: a.id, version: 1 });
    expect(moved.version).toBe(2);
    expect(await childrenOf(parent)).toEqual([c.id, a.id, b.id]);
    await move(c.id, { parentId: parent.id, beforeId: null });
    expect(await childrenOf(parent)).toEqual([a.id, b.id, c.id]);
    expect((await read(a.id)).version).toBe(1);
    expect(await changesOf(api.db, 'category', c.id)).toMatchObject([
      { action: 'update', before: { position: 3 }, after: { position: 1 } },
      { action: 'update', before: { position: 1 }, after: { position: 3 } },
    ]);
    expect(await changesOf(api.db, 'category', a.id)).toEqual([]);
  });

  test('to where it stands already changes nothing', async () => {
    const [parent, a, b] = await siblings(2);
    if (!a || !b) throw new Error('no siblings');
    expect((await move(a.id, { parentId: parent.id, beforeId: b.id })).version).toBe(1);
    expect((await move(b.id, { parentId: parent.id })).version).toBe(1);
    expect(await changesOf(api.db, 'category', a.id)).toEqual([]);
  });

  test('takes all that hangs below along, to other levels and back', async () => {
    const [top, branch, leaf] = await chain(3);
    const [, other, before] = await siblings(2);
    if (!top || !branch || !leaf || !other || !before) throw new Error('no chain');
    await move(branch.id, { parentId: other.id });
    expect((await read(leaf.id)).parentId).toBe(branch.id);
    const levels = async () =>
      (
        await api.db
          .selectFrom('categories')
          .select('level')
          .where('id', 'in', [branch.id, leaf.id])
          .orderBy('level')
          .execute()
      ).map(({ level }) => level);
    expect(await levels()).toEqual([3, 4]);
    await move(branch.id, { parentId: null });
    expect(await levels()).toEqual([1, 2]);
    expect((await childrenOf(null)).at(-1)).toBe(branch.id);
    // what hangs below has not been edited
    expect((await read(leaf.id)).version).toBe(1);
    await expectSound();
  });

  test('below itself or below what hangs below it is refused', async () => {
    const [top, middle, leaf] = await chain(3);
    for (const into of [top, middle, leaf]) {
      const error = await refusal(documents.move, { id: top?.id, input: { parentId: into?.id } });
      expect(error.extensions).toEqual({
        code: 'INVALID',
        fields: { parentId: { rule: 'rules.categoryIntoItself' } },
      });
    }
  });

  test('so that a fifth level came about is refused', async () => {
    const deep = (await chain(3)).at(-1);
    const [branch] = await chain(2);
    const error = await refusal(documents.move, { id: branch?.id, input: { parentId: deep?.id } });
    expect(error.extensions.fields).toEqual({ parentId: { rule: 'rules.categoryLevels' } });
    const leaf = (await chain(4)).at(-1);
    const single = await createCategory(api.db);
    const onLeaf = await refusal(documents.move, { id: single.id, input: { parentId: leaf?.id } });
    expect(onLeaf.extensions.fields).toEqual({ parentId: { rule: 'rules.categoryLevels' } });
  });

  test('below what is gone, before what stands elsewhere, or from a version passed by', async () => {
    const [parent, a, b] = await siblings(2);
    const stranger = await createCategory(api.db);
    const refused = async (input: CategoryMoveInput) =>
      (await refusal(documents.move, { id: a?.id, input })).extensions;
    expect(await refused({ parentId: '4000000' })).toEqual({
      code: 'INVALID',
      fields: { parentId: { rule: 'rules.unknown' } },
    });
    for (const beforeId of [stranger.id, '4000000', a?.id]) {
      expect(await refused({ parentId: parent.id, beforeId })).toEqual({ code: 'CONFLICT' });
    }
    expect(await refused({ parentId: parent.id, beforeId: b?.id, version: 7 })).toEqual({
      code: 'CONFLICT',
    });
    const gone = await refusal(documents.move, { id: '4000000', input: {} });
    expect(gone.extensions).toEqual({ code: 'NOT_FOUND' });
  });
});

describe('two moves at the same moment', () => {
  const moveRequest = (id: string | undefined, input: CategoryMoveInput) =>
    api.request(documents.move, { id, input }, admin);

  test('of two categories below each other make no circle', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await createCategory(api.db), await createCategory(api.db)];
      const answers = await Promise.all([
        moveRequest(a.id, { parentId: b.id }),
        moveRequest(b.id, { parentId: a.id }),
      ]);
      expect(codesOf(answers)).toEqual(['INVALID', 'OK']);
    }
    await expectSound();
  });

  test('that are fine each by itself make no fifth level', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [, end] = await chain(2);
      const [middle, leaf] = await chain(2);
      const [branch] = await chain(2);
      const answers = await Promise.all([
        moveRequest(middle?.id, { parentId: end?.id }),
        moveRequest(branch?.id, { parentId: leaf?.id }),
      ]);
      expect(codesOf(answers)).toEqual(['INVALID', 'OK']);
    }
    await expectSound();
  });

  test('of the same category from the same version let one of them win', async () => {
    const category = await createCategory(api.db);
    const targets = [await createCategory(api.db), await createCategory(api.db)];
    const answers = await Promise.all(
      targets.map(({ id }) => moveRequest(category.id, { parentId: id, version: 1 })),
    );
    expect(codesOf(answers)).toEqual(['CONFLICT', 'OK']);
    expect((await changesOf(api.db, 'category', category.id)).length).toBe(1);
  });

  test('among the same siblings lose none of them', async () => {
    const [parent, ...children] = await siblings(8);
    const [first] = children;
    const answers = await Promise.all(
      children
        .slice(1)
        .map(({ id }) => moveRequest(id, { parentId: parent.id, beforeId: first?.id })),
    );
    expect(new Set(codesOf(answers))).toEqual(new Set(['OK']));
    const order = await childrenOf(parent);
    expect([...order].sort()).toEqual(children.map(({ id }) => id).sort());
    expect(order.at(-1)).toBe(first?.id);
  });

  test('with a new category below what is deleted keep one of the two', async () => {
    for (let round = 0; round < 5; round += 1) {
      const parent = await createCategory(api.db);
      const input = { name: 'Neu', slug: unique('race'), parentId: parent.id };
      const answers = await Promise.all([
        api.request(documents.create, { input }, admin),
        api.request(documents.remove, { id: parent.id, input: {} }, admin),
      ]);
      const codes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'OK');
      expect([
        ['OK', 'IN_USE'],
        ['INVALID', 'OK'],
      ]).toContainEqual(codes);
    }
    await expectSound();
  });
});

describe('ordering siblings', () => {
  const order = (parentId: string | null, ids: (string | undefined)[]) =>
    api.request(documents.order, { input: { parentId, ids } }, admin);

  test('puts all of them in order and records those that changed their place', async () => {
    const [parent, a, b, c] = await siblings(3);
    if (!a || !b || !c) throw new Error('no siblings');
    const { data } = await order(parent.id, [b.id, a.id, c.id]);
    expect(data?.updateCategoryOrders.data).toEqual([b.id, a.id, c.id]);
    expect(await childrenOf(parent)).toEqual([b.id, a.id, c.id]);
    expect(await changesOf(api.db, 'category', a.id)).toMatchObject([
      { before: { position: 1 }, after: { position: 2 } },
    ]);
    expect(await changesOf(api.db, 'category', c.id)).toEqual([]);
  });

  test('is a CONFLICT when there are others by now', async () => {
    const [parent, a, b] = await siblings(2);
    const stranger = await createCategory(api.db);
    const before = await snapshot(api.db);
    for (const ids of [[a?.id], [a?.id, b?.id, stranger.id], [a?.id, stranger.id], []]) {
      expect(codesOf([await order(parent.id, ids)])).toEqual(['CONFLICT']);
    }
    expect(await snapshot(api.db)).toEqual(before);
  });
});

describe('deleting', () => {
  test('what nothing hangs on, and the history keeps it', async () => {
    const { id, name } = await createCategory(api.db);
    await remove(id, { version: 1 });
    expect((await api.refusal(documents.one, { id }, admin)).extensions.code).toBe('NOT_FOUND');
    expect(await changesOf(api.db, 'category', id)).toMatchObject([
      { action: 'delete', before: { name }, after: null },
    ]);
  });

  test('with children or products is refused, and it is said what there is', async () => {
    const [top, child] = await chain(2);
    if (!top || !child) throw new Error('no chain');
    await product(top);
    await product(child);
    const error = await refusal(documents.remove, { id: top.id, input: {} });
    expect(error).toMatchObject({
      msg: 'error.CATEGORY_IN_USE',
      extensions: { code: 'IN_USE', args: { name: top.name, children: 1, products: 1 } },
    });
    expect((await refusal(documents.remove, { id: child.id, input: {} })).extensions.args).toEqual({
      name: child.name,
      children: 0,
      products: 1,
    });
  });

  test('moves children and products to another one', async () => {
    const [parent, gone, target, own] = await siblings(3);
    if (!gone || !target || !own) throw new Error('no siblings');
    const [first, leaf] = await chain(2, gone);
    const second = await createCategory(api.db, gone, { sort_index: 9 });
    const there = await createCategory(api.db, target);
    if (!first || !leaf) throw new Error('no chain');
    const main = await product(gone);
    const aside = await product(own, gone);
    const both = await product(gone, target);
    await remove(gone.id, { moveTo: target.id });

    expect(await childrenOf(target)).toEqual([there.id, first.id, second.id]);
    expect(await childrenOf(parent)).toEqual([target.id, own.id]);
    expect((await read(leaf.id)).parentId).toBe(first.id);
    const links = await api.db
      .selectFrom('parent_product_categories')
      .select(['parent_id', 'category_id', 'is_main'])
      .where('parent_id', 'in', [main.id, aside.id, both.id])
      .orderBy('parent_id')
      .orderBy('category_id')
      .execute();
    expect(links).toEqual([
      { parent_id: main.id, category_id: target.id, is_main: true },
      { parent_id: aside.id, category_id: target.id, is_main: false },
      { parent_id: aside.id, category_id: own.id, is_main: true },
      { parent_id: both.id, category_id: target.id, is_main: true },
    ]);
    await expectSound();

    expect(await changesOf(api.db, 'category', gone.id)).toMatchObject([{ action: 'delete' }]);
    expect(await changesOf(api.db, 'category', second.id)).toMatchObject([
      {
        before: { parent_id: Number(gone.id), position: 2 },
        after: { parent_id: Number(target.id), position: 3 },
      },
    ]);
    expect(await changesOf(api.db, 'parentProduct', both.id)).toMatchObject([
      {
        before: {
          categories: [
            { category_id: Number(gone.id), is_main: true },
            { category_id: Number(target.id), is_main: false },
          ],
        },
        after: { categories: [{ category_id: Number(target.id), is_main: true }] },
      },
    ]);
  });

  test('moves nothing below itself, to what is gone or to a fifth level', async () => {
    const [gone, child] = await chain(2);
    const deep = (await chain(4)).at(-1);
    if (!gone || !child || !deep) throw new Error('no chain');
    const refused = async (moveTo: string) =>
      (await refusal(documents.remove, { id: gone.id, input: { moveTo } })).extensions.fields;
    for (const { id } of [gone, child]) {
      expect(await refused(id)).toEqual({ moveTo: { rule: 'rules.categoryIntoItself' } });
    }
    expect(await refused('4000000')).toEqual({ moveTo: { rule: 'rules.unknown' } });
    expect(await refused(deep.id)).toEqual({ moveTo: { rule: 'rules.categoryLevels' } });
  });

  test('products alone fit at any level', async () => {
    const gone = await createCategory(api.db);
    const deep = (await chain(4)).at(-1);
    await product(gone);
    await remove(gone.id, { moveTo: deep?.id });
    expect((await read(deep?.id ?? '')).ownProductCount).toBe(1);
  });

  test('what somebody changed or deleted meanwhile is told', async () => {
    const { id, name, slug } = await createCategory(api.db);
    await update(id, { name, slug: `${slug}-x` });
    const conflict = await refusal(documents.remove, { id, input: { version: 1 } });
    expect(conflict.extensions).toEqual({ code: 'CONFLICT' });
    await remove(id);
    const gone = await refusal(documents.remove, { id, input: {} });
    expect(gone.extensions).toEqual({ code: 'NOT_FOUND' });
  });

  test('by two at once deletes once', async () => {
    const { id } = await createCategory(api.db);
    const answers = await Promise.all(
      [1, 2, 3].map(() => api.request(documents.remove, { id, input: {} }, admin)),
    );
    expect(codesOf(answers)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'OK']);
  });

  test('what a product is just being put into keeps one of the two', async () => {
    for (let round = 0; round < 5; round += 1) {
      const category = await createCategory(api.db);
      const parent = await createParent(api.db);
      const [assigned, deleted] = await Promise.allSettled([
        assignCategories(api.db, parent.id, [category.id]),
        api.request(documents.remove, { id: category.id, input: {} }, admin),
      ]);
      const code =
        deleted.status === 'fulfilled'
          ? (deleted.value.errors[0]?.extensions.code ?? 'OK')
          : 'FAILED';
      expect([
        ['fulfilled', 'IN_USE'],
        ['rejected', 'OK'],
      ]).toContainEqual([assigned.status, code]);
    }
  });
});
