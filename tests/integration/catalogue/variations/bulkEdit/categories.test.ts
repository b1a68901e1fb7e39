import { describe, expect, test } from 'vitest';
import { assignCategories, createParent, createVariation } from '#tests/factories/products.ts';
import { createCategory } from '#tests/factories/structure.ts';
import { changesOf } from '#tests/support/changes.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';
import { edit, editDocument, fieldsRefused, preview } from './calls.ts';

shareApi();

describe('categories', () => {
  const categoriesOf = (parentId: string) =>
    api.db
      .selectFrom('parent_product_categories')
      .select(['category_id', 'is_main'])
      .where('parent_id', '=', parentId)
      .orderBy('is_main', 'desc')
      .orderBy('category_id')
      .execute();

  const createPlaced = async () => {
    const categories = [await createCategory(api.db), await createCategory(api.db)];
    const parent = await createParent(api.db);
    await assignCategories(api.db, parent.id, [categories[0]?.id ?? '']);
    const first = await createVariation(api.db, { parent_id: parent.id });
    const second = await createVariation(api.db, { parent_id: parent.id });
    return { parent, main: categories[0], other: categories[1], first, second };
  };

  test('belong to the product: the preview shows it and its other variations', async () => {
    const { parent, main, other, first, second } = await createPlaced();
    const input = { ids: [first.id], categories: { mode: 'add', ids: [other?.id] } };
    expect(await preview(input)).toMatchObject({
      changed: 1,
      parents: { total: 1, others: 1, results: [{ id: parent.id, name: parent.name, others: 1 }] },
      results: [{ fields: [{ before: [main?.name], after: [main?.name, other?.name] }] }],
    });
    await edit(input);
    expect(await categoriesOf(parent.id)).toEqual([
      { category_id: main?.id, is_main: true },
      { category_id: other?.id, is_main: false },
    ]);
    expect(await changesOf(api.db, 'parentProduct', parent.id)).toMatchObject([
      { action: 'update', after: { categories: [{ is_main: true }, { is_main: false }] } },
    ]);
    expect(await changesOf(api.db, 'variation', first.id)).toEqual([]);
    // for another variation of the product, nothing is left to change
    const again = await preview({ ...input, ids: [second.id] });
    expect(again).toMatchObject({ changed: 0, unchanged: 1, parents: { total: 0 } });
  });

  test('one becomes the main one, and is added', async () => {
    const { parent, main, other, first, second } = await createPlaced();
    const input = { ids: [first.id, second.id], categories: { mode: 'main', ids: [other?.id] } };
    expect((await preview(input)).results[0]).toMatchObject({
      fields: [{ before: [main?.name], after: [other?.name, main?.name] }],
    });
    expect((await edit(input)).data).toEqual([first.id, second.id]);
    expect(await categoriesOf(parent.id)).toEqual([
      { category_id: other?.id, is_main: true },
      { category_id: main?.id, is_main: false },
    ]);
    expect(await changesOf(api.db, 'parentProduct', parent.id)).toHaveLength(1);
  });

  test('are not removed if none would be left, nor the main one', async () => {
    const { parent, main, other, first } = await createPlaced();
    const remove = { ids: [first.id], categories: { mode: 'remove', ids: [main?.id] } };
    const why = async () => (await api.refusal(editDocument, { input: remove }, admin)).msg;
    expect(await why()).toBe('rules.categoryRequired');
    await edit({ ids: [first.id], categories: { mode: 'add', ids: [other?.id] } });
    expect(await why()).toBe('rules.mainCategoryStays');
    await edit({ ids: [first.id], categories: { mode: 'remove', ids: [other?.id] } });
    expect(await categoriesOf(parent.id)).toHaveLength(1);
  });

  test('are rejected if they are missing', async () => {
    const { first } = await createPlaced();
    const input = { ids: [first.id], categories: { mode: 'add', ids: ['999999999'] } };
    expect(await fieldsRefused(input)).toEqual({ 'categories.ids': { rule: 'rules.unknown' } });
  });
});
