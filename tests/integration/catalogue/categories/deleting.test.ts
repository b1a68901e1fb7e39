import { describe, expect, test } from 'vitest';
import type { CategoryDeleteInput } from '#contract/generated/schema.ts';
import { createMenuBranch } from '#tests/factories/menu.ts';
import { assignCategories, createParent } from '#tests/factories/products.ts';
import { createCategory } from '#tests/factories/structure.ts';
import { createBanner } from '#tests/factories/website.ts';
import { changesOf } from '#tests/support/changes.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';
import {
  chain,
  childrenOf,
  codesOf,
  documents,
  expectSound,
  product,
  read,
  siblings,
  update,
} from './calls.ts';

shareApi();

const remove = (id: string, input: CategoryDeleteInput = {}) =>
  api.data(documents.remove, { id, input }, admin);

describe('deleting', () => {
  test('an unused one, and the history keeps it', async () => {
    const { id, name } = await createCategory(api.db);
    await remove(id, { version: 1 });
    expect((await api.refusal(documents.one, { id }, admin)).extensions.code).toBe('NOT_FOUND');
    expect(await changesOf(api.db, 'category', id)).toMatchObject([
      { action: 'delete', before: { name }, after: null },
    ]);
  });

  test('is rejected with children or products, which the error names', async () => {
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

  test('is rejected if a menu item or a banner shows the category, which the error names', async () => {
    const [, gone, target] = await siblings(2);
    if (!gone || !target) throw new Error('no siblings');
    const { bottom } = await createMenuBranch(api.db);
    const link = { item_id: bottom.id, category_id: gone.id };
    await api.db.insertInto('menu_item_categories').values(link).execute();
    const refused = {
      msg: 'error.SHOWN_ON_WEBSITE',
      extensions: { code: 'IN_USE', args: { name: gone.name, smart_count: 1 } },
    };
    expect(await refusal(documents.remove, { id: gone.id, input: {} })).toMatchObject(refused);
    // menu items can move with its products, but a banner is made for its page
    const { id } = await createBanner(api.db, { category_id: gone.id, placement: 'category' });
    const input = { moveTo: target.id };
    await product(gone);
    expect(await refusal(documents.remove, { id: gone.id, input })).toMatchObject(refused);
    await api.db.deleteFrom('website_banners').where('id', '=', id).execute();
    await remove(gone.id, input);
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

  test('moves no children below themselves, into a missing category or onto a fifth level', async () => {
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

  test('is a conflict after another user’s change or deletion', async () => {
    const { id, name, slug } = await createCategory(api.db);
    await update(id, { name, slug: `${slug}-x` });
    const conflict = await refusal(documents.remove, { id, input: { version: 1 } });
    expect(conflict.extensions).toEqual({ code: 'CONFLICT' });
    await remove(id);
    const gone = await refusal(documents.remove, { id, input: {} });
    expect(gone.extensions).toEqual({ code: 'NOT_FOUND' });
  });

  test('twice at once deletes once', async () => {
    const { id } = await createCategory(api.db);
    const answers = await Promise.all(
      [1, 2, 3].map(() => api.request(documents.remove, { id, input: {} }, admin)),
    );
    expect(codesOf(answers)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'OK']);
  });

  test('while a product is being assigned lets one of the two win', async () => {
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
