import { describe, expect, test } from 'vitest';
import type { CategoryMoveInput } from '#contract/generated/schema.ts';
import { createCategory } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { changesOf } from '#tests/support/changes.ts';
import { fingerprint } from '#tests/support/snapshot.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';
import {
  chain,
  childrenOf,
  codesOf,
  documents,
  expectPaths,
  expectSound,
  read,
  siblings,
} from './calls.ts';

shareApi();

const move = async (id: string, input: CategoryMoveInput) =>
  (await api.data(documents.move, { id, input }, admin)).moveCategory.data;

describe('moving', () => {
  test('among siblings keeps the others in order and unedited', async () => {
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

  test('to its current place changes nothing', async () => {
    const [parent, a, b] = await siblings(2);
    if (!a || !b) throw new Error('no siblings');
    expect((await move(a.id, { parentId: parent.id, beforeId: b.id })).version).toBe(1);
    expect((await move(b.id, { parentId: parent.id })).version).toBe(1);
    expect(await changesOf(api.db, 'category', a.id)).toEqual([]);
  });

  test('moves everything below it to other levels and back', async () => {
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
    await expectPaths();
    await move(branch.id, { parentId: null });
    expect(await levels()).toEqual([1, 2]);
    await expectPaths();
    expect((await childrenOf(null)).at(-1)).toBe(branch.id);
    // categories below it have not been edited
    expect((await read(leaf.id)).version).toBe(1);
    await expectSound();
  });

  test('below itself or its descendants is rejected', async () => {
    const [top, middle, leaf] = await chain(3);
    for (const into of [top, middle, leaf]) {
      const error = await refusal(documents.move, { id: top?.id, input: { parentId: into?.id } });
      expect(error.extensions).toEqual({
        code: 'INVALID',
        fields: { parentId: { rule: 'rules.categoryIntoItself' } },
      });
    }
  });

  test('is rejected if it would create a fifth level', async () => {
    const deep = (await chain(3)).at(-1);
    const [branch] = await chain(2);
    const error = await refusal(documents.move, { id: branch?.id, input: { parentId: deep?.id } });
    expect(error.extensions.fields).toEqual({ parentId: { rule: 'rules.categoryLevels' } });
    const leaf = (await chain(4)).at(-1);
    const single = await createCategory(api.db);
    const onLeaf = await refusal(documents.move, { id: single.id, input: { parentId: leaf?.id } });
    expect(onLeaf.extensions.fields).toEqual({ parentId: { rule: 'rules.categoryLevels' } });
  });

  test('is rejected below a deleted category, before one in another place, or from an outdated version', async () => {
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

  test('below each other create no circle', async () => {
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

  test('that are valid individually cannot create a fifth level together', async () => {
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

  test('keep one of the two when a category is created below a deleted one', async () => {
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

  test('orders all of them and records those that moved', async () => {
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

  test('is a CONFLICT if there are others by now', async () => {
    const [parent, a, b] = await siblings(2);
    const stranger = await createCategory(api.db);
    const before = await fingerprint(api.db);
    for (const ids of [[a?.id], [a?.id, b?.id, stranger.id], [a?.id, stranger.id], []]) {
      expect(codesOf([await order(parent.id, ids)])).toEqual(['CONFLICT']);
    }
    expect(await fingerprint(api.db)).toEqual(before);
  });
});
