import { describe, expect, test } from 'vitest';
import { signedIn } from '#tests/factories/people.ts';
import {
  createCategory,
  createService,
  createServiceGroup,
  createTag,
} from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';
import { call, documents, historyOf, lastOf, restore } from './calls.ts';

shareApi();

const rowOf = (table: 'tags' | 'categories' | 'attribute_options' | 'services', id: string) =>
  api.db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst();

describe('a tag', () => {
  const update = `mutation ($id: ID!, $input: TagInput!) {
    updateTag(id: $id, input: $input) { data { version } }
  }`;
  const remove = 'mutation ($ids: [ID!]) { deleteTagByIds(ids: $ids) { data } }';

  test('says who changed what and when, newest first', async () => {
    const tag = await createTag(api.db);
    const name = unique('other name');
    await call(update, { id: tag.id, input: { name, type: 'product' } });
    await call(update, { id: tag.id, input: { name, type: 'style' } });
    const changes = await historyOf('tag', tag.id);
    expect(changes).toMatchObject([
      {
        who: 'Ada Admin',
        action: 'update',
        name,
        canRestore: true,
        fields: [{ field: 'type', before: ['product'], after: ['style'] }],
      },
      { action: 'update', fields: [{ field: 'name', before: [tag.name], after: [name] }] },
    ]);
    expect(Date.now() - Date.parse(changes[0]?.at ?? '')).toBeLessThan(60_000);
  });

  test('is restored to its state before a change, which is a change, too', async () => {
    const tag = await createTag(api.db);
    await call(update, { id: tag.id, input: { name: unique('x'), type: 'blog' } });
    const { id: changeId } = await lastOf('tag', tag.id);
    await restore(changeId, { version: 2 });
    expect(await rowOf('tags', tag.id)).toMatchObject({
      name: tag.name,
      type: 'product',
      version: 3,
    });
    expect(await lastOf('tag', tag.id)).toMatchObject({ action: 'restore' });
  });

  test('is a conflict if another user has changed it meanwhile', async () => {
    const tag = await createTag(api.db);
    await call(update, { id: tag.id, input: { name: unique('x'), type: 'blog' } });
    const { id: changeId } = await lastOf('tag', tag.id);
    const error = await refusal(documents.restore, { input: { changeId, version: 1 } });
    expect(error.extensions.code).toBe('CONFLICT');
  });

  test('is found by words of its name in any order', async () => {
    const word = unique('Aske');
    const tag = await createTag(api.db, { name: `${word} Eiche` });
    await call(remove, { ids: [tag.id] });
    const query = { entity: 'tag', name: `eiche ${word}` };
    const { deletedRecords } = await call(documents.deleted, { query });
    expect(deletedRecords.data.results).toMatchObject([{ entityId: tag.id }]);
  });

  test('is counted with the other deleted tags up to a limit, or all of them', async () => {
    const word = unique('Fichte');
    const names = ['eins', 'zwei', 'drei'].map((name) => ({ name: `${word} ${name}` }));
    const made = await Promise.all(names.map((name) => createTag(api.db, name)));
    await call(remove, { ids: made.map(({ id }) => id) });
    const totalOf = async (limit: object) => {
      const query = { entity: 'tag', name: word, size: 1, ...limit };
      return (await call(documents.deleted, { query })).deletedRecords.data.total;
    };
    expect(await totalOf({})).toBe(3);
    expect(await totalOf({ countUpTo: 1 })).toBe(2);
  });

  test('is restored under its id, unless its name is in use by now', async () => {
    const tag = await createTag(api.db);
    await call(remove, { ids: [tag.id] });
    const query = { entity: 'tag', name: tag.name };
    const { deletedRecords } = await call(documents.deleted, { query });
    const [gone] = deletedRecords.data.results;
    expect(gone).toMatchObject({ entityId: tag.id, name: tag.name, who: 'Ada Admin' });

    const namesake = await createTag(api.db, { name: tag.name.toUpperCase() });
    const taken = await refusal(documents.restore, { input: { changeId: gone?.id } });
    expect(taken.extensions).toMatchObject({
      code: 'INVALID',
      fields: { name: { rule: 'rules.taken' } },
    });
    await call(remove, { ids: [namesake.id] });

    const { restoreChange } = await restore(gone?.id ?? '');
    expect(restoreChange.data).toEqual([tag.id]);
    expect(await rowOf('tags', tag.id)).toMatchObject({ name: tag.name, type: tag.type });
    // a form opened earlier does not overwrite it
    const stale = { name: unique('stale'), type: 'product', version: 1 };
    expect((await refusal(update, { id: tag.id, input: stale })).extensions.code).toBe('CONFLICT');
    const after = await call(documents.deleted, { query });
    expect(after.deletedRecords.data.results.map(({ entityId }) => entityId)).toEqual([
      namesake.id,
    ]);
    expect(await historyOf('tag', tag.id)).toMatchObject([
      { action: 'restore' },
      { action: 'delete' },
    ]);
  });

  test('is not restored if it is missing, or from a change that created it', async () => {
    const { createTag: created } = await call(
      'mutation ($input: TagInput!) { createTag(input: $input) { data { id } } }',
      { input: { name: unique('new'), type: 'product' } },
    );
    const first = await lastOf('tag', created.data.id);
    expect(first).toMatchObject({ action: 'create', canRestore: false });
    for (const changeId of [first.id, '4000000']) {
      const error = await refusal(documents.restore, { input: { changeId } });
      expect(error.extensions.code).toBe('NOT_FOUND');
    }
  });
});

describe('a category', () => {
  const move = `mutation ($id: ID!, $input: CategoryMoveInput!) {
    moveCategory(id: $id, input: $input) { status }
  }`;
  const remove = `mutation ($id: ID!, $input: CategoryDeleteInput!) {
    deleteCategory(id: $id, input: $input) { status }
  }`;
  const childrenOf = async (id: string) => {
    const rows = await api.db
      .selectFrom('categories')
      .select('id')
      .where('parent_id', '=', id)
      .orderBy('sort_index')
      .execute();
    return rows.map((row) => row.id);
  };
  const family = async () => {
    const top = await createCategory(api.db);
    const children = [1, 2, 3].map((sort_index) => createCategory(api.db, top, { sort_index }));
    const [one, two, three] = await Promise.all(children);
    if (!one || !two || !three) throw new Error('Not created.');
    return { top, one, two, three };
  };

  test('is restored to its former place, with parents shown by name', async () => {
    const { top, one, two, three } = await family();
    const other = await createCategory(api.db);
    await call(move, { id: two.id, input: { parentId: other.id } });
    const last = await lastOf('category', two.id);
    expect(last.fields).toContainEqual({
      field: 'parentId',
      before: [top.name],
      after: [other.name],
    });
    await restore(last.id);
    expect(await childrenOf(top.id)).toEqual([one.id, two.id, three.id]);
  });

  test('is restored to its place, but not if its parent is missing', async () => {
    const { top, one, two, three } = await family();
    await call(remove, { id: two.id, input: {} });
    const { id: changeId } = await lastOf('category', two.id);
    await restore(changeId);
    expect(await childrenOf(top.id)).toEqual([one.id, two.id, three.id]);

    for (const { id } of [one, two, three, top]) await call(remove, { id, input: {} });
    const { id: gone } = await lastOf('category', one.id);
    const error = await refusal(documents.restore, { input: { changeId: gone } });
    expect(error.extensions.fields).toEqual({ parentId: { rule: 'rules.unknown' } });
    await restore((await lastOf('category', top.id)).id);
    await restore(gone);
    expect(await childrenOf(top.id)).toEqual([one.id]);
  });
});

describe('services', () => {
  test('are restored to their group, which may have to be restored first', async () => {
    const group = await createServiceGroup(api.db);
    const service = await createService(api.db, { group_id: group.id, duration: 75 });
    await call('mutation ($ids: [ID!]!) { deleteServiceByIds(ids: $ids) { data } }', {
      ids: [service.id],
    });
    await call('mutation ($ids: [ID!]) { deleteServiceGroupByIds(ids: $ids) { data } }', {
      ids: [group.id],
    });
    const last = await lastOf('service', service.id);
    expect(last.fields).toContainEqual({ field: 'groupId', before: [group.name], after: [] });
    const error = await refusal(documents.restore, { input: { changeId: last.id } });
    expect(error.extensions.fields).toEqual({ groupId: { rule: 'rules.unknown' } });
    await restore((await lastOf('serviceGroup', group.id)).id);
    await restore(last.id);
    expect(await rowOf('services', service.id)).toMatchObject({
      name: service.name,
      group_id: group.id,
      duration: 75,
    });
  });
});

test.each(['manufacturer', 'craftsman'] as const)(
  'the history of tags is closed to a %s',
  async (kind) => {
    const { token } = await signedIn(api.db, kind);
    for (const [document, query] of [
      [documents.changes, { entity: 'tag', entityId: '1' }],
      [documents.deleted, { entity: 'tag' }],
    ] as const) {
      expect((await api.refusal(document, { query }, token)).extensions.code).toBe('FORBIDDEN');
    }
  },
);

test('an entity that has no history is rejected', async () => {
  const query = { entity: 'user', entityId: '1' };
  const error = await api.refusal(documents.changes, { query }, admin);
  expect(error.extensions.fields).toEqual({ entity: { rule: 'rules.filter' } });
});
