import type { Selectable } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { TagsQuery } from '#contract/generated/schema.ts';
import type { Tags } from '#server/generated/database.ts';
import { accountKinds, signedIn } from '#tests/factories/people.ts';
import { assignTags, createVariation } from '#tests/factories/products.ts';
import { createTag } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { changesOf } from '#tests/support/changes.ts';
import { admin, administrator, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const documents = {
  list: `query List($query: TagsQuery) {
    tags(query: $query) { data { results { id name type } total } }
  }`,
  managed: `query List($query: TagsQuery) {
    tags(query: $query) { data { results { id usage version updatedAt } } }
  }`,
  one: 'query One($id: ID!) { tagById(id: $id) { data { id name type usage version } } }',
  create: `mutation Create($input: TagInput!) {
    createTag(input: $input) { data { id name type usage version } message status }
  }`,
  update: `mutation Update($id: ID!, $input: TagInput!) {
    updateTag(id: $id, input: $input) { data { id name type usage version } }
  }`,
  remove: `mutation Delete($ids: [ID!]) {
    deleteTagByIds(ids: $ids) { data failures { id label code msg count } message status }
  }`,
};

const current = (id: string): Promise<Selectable<Tags> | undefined> =>
  api.db.selectFrom('tags').selectAll().where('id', '=', id).executeTakeFirst();

describe('the list', () => {
  const find = async (query: TagsQuery, token = admin): Promise<string[]> => {
    const { tags } = await api.data(documents.list, { query: { size: 1000, ...query } }, token);
    expect(tags.data.total).toBe(tags.data.results.length);
    return tags.data.results.map(({ name }) => name);
  };

  test('finds by a part of the name, in any case, wildcards taken literally', async () => {
    for (const name of ['Nussbaum', 'Walnuss 100%', 'Walnuss 1000'])
      await createTag(api.db, { name });
    expect(await find({ name: 'NUSS' })).toEqual(['Nussbaum', 'Walnuss 100%', 'Walnuss 1000']);
    expect(await find({ name: '100%' })).toEqual(['Walnuss 100%']);
    expect(await find({ name: 'wal_uss' })).toEqual([]);
  });

  test('takes the page from `pagination`, too', async () => {
    const name = unique('Seite');
    for (const letter of ['c', 'a', 'b']) await createTag(api.db, { name: `${name} ${letter}` });
    const document = `query List($query: TagsQuery, $pagination: TagsPagination) {
      tags(query: $query, pagination: $pagination) { data { results { name usage } total } }
    }`;
    const query = { name, size: 1 };
    const pagination = { page: 1, size: 2, sort: 'name', order: 'ASC' };
    const { tags } = await api.data(document, { query, pagination }, admin);
    expect(tags.data).toMatchObject({ total: 3, results: [{ name: `${name} c` }] });
    const large = { pagination: { size: 1001 } };
    expect((await refusal(document, large)).extensions.fields).toHaveProperty('size');
  });

  test('finds a name however its letters are composed', async () => {
    const [composed, decomposed] = ['Größe', 'Größe'.normalize('NFD')];
    const input = { name: decomposed, type: 'style' };
    const { createTag: created } = await api.data(documents.create, { input }, admin);
    expect(created.data.name).toBe(composed);
    expect(await find({ name: decomposed })).toEqual([composed]);
    const twice = await refusal(documents.create, { input: { ...input, name: composed } });
    expect(twice.extensions).toMatchObject({ fields: { name: { rule: 'rules.taken' } } });
    const literal = `{ tags(query: { name: "${decomposed}" }) { data { total } } }`;
    expect((await api.data(literal, {}, admin)).tags.data.total).toBe(1);
  });

  test('finds by type and by ids', async () => {
    const style = await createTag(api.db, { type: 'style' });
    const product = await createTag(api.db);
    const ids = [style.id, product.id];
    expect(await find({ ids, type: 'style' })).toEqual([style.name]);
    expect(await find({ ids, sort: 'id' })).toEqual([style.name, product.name]);
    expect(await find({ ids: [] })).toEqual([]);
  });

  test('is sorted by name, ignoring case, by default', async () => {
    const word = unique('sort');
    const names = [`${word} b`, `${word.toUpperCase()} A`, `${word} C`];
    for (const name of names) await createTag(api.db, { name });
    const [b, a, c] = names;
    expect(await find({ name: word })).toEqual([a, b, c]);
    expect(await find({ name: word, order: 'DESC' })).toEqual([c, b, a]);
    expect(await find({ name: word, sort: 'id' })).toEqual([b, a, c]);
  });

  test('is sorted by usage for users who manage tags', async () => {
    const [rare, often] = [await createTag(api.db), await createTag(api.db)];
    for (let n = 0; n < 2; n += 1) {
      await assignTags(api.db, (await createVariation(api.db)).id, [often.id]);
    }
    const ids = [rare.id, often.id];
    const { tags } = await api.data(
      documents.managed,
      { query: { ids, sort: 'usage', order: 'DESC' } },
      admin,
    );
    expect(tags.data.results.map(({ id, usage }) => ({ id, usage }))).toEqual([
      { id: often.id, usage: 2 },
      { id: rare.id, usage: 0 },
    ]);
  });

  test.each(accountKinds.filter((kind) => kind !== 'suspended'))(
    'can be looked up by a %s',
    async (kind) => {
      const { name } = await createTag(api.db);
      const { token } = await signedIn(api.db, kind);
      expect(await find({ name, size: 1_000_000 }, token)).toEqual([name]);
    },
  );

  test('shows the usage of tags only to administrators', async () => {
    const tag = await createTag(api.db);
    const { token } = await signedIn(api.db, 'manufacturer');
    const { data, errors } = await api.request(
      documents.managed,
      { query: { ids: [tag.id] } },
      token,
    );
    expect(errors.map((error) => error.extensions.code)).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
      'FORBIDDEN',
    ]);
    expect(data?.tags.data.results).toEqual([
      { id: tag.id, usage: null, version: null, updatedAt: null },
    ]);
  });

  test.each(['usage', 'updatedAt'])(
    'is not sorted by %s for others, because the order would reveal it',
    async (sort) => {
      const { token } = await signedIn(api.db, 'manufacturer');
      const error = await api.refusal(documents.list, { query: { sort } }, token);
      expect(error.extensions.code).toBe('FORBIDDEN');
    },
  );

  test('takes a page of a million without what costs a count for each row', async () => {
    const query = { size: 1_000_000 };
    expect((await api.request(documents.list, { query }, admin)).errors).toEqual([]);
    expect((await api.refusal(documents.managed, { query }, admin)).extensions).toEqual({
      code: 'INVALID',
      fields: { size: { rule: 'rules.maxValue', limit: 1000 } },
    });
  });

  test('is empty beyond the last page', async () => {
    const query = { page: 2_000_000_000, size: 1_000_000 };
    const { tags } = await api.data(documents.list, { query }, admin);
    expect(tags.data.results).toEqual([]);
    expect(tags.data.total).toBeGreaterThan(0);
  });

  test.each<[Record<string, unknown>, string]>([
    [{ size: 1_000_001 }, 'size'],
    [{ size: 0 }, 'size'],
    [{ page: -1 }, 'page'],
    [{ sort: 'version' }, 'sort'],
    [{ type: 'color' }, 'type'],
    [{ name: 'x'.repeat(10_000) }, 'name'],
    [{ ids: ['abc'] }, 'ids'],
  ])('%.40j is INVALID', async (query, field) => {
    const { extensions } = await api.refusal(documents.list, { query }, admin);
    expect(extensions.code).toBe('INVALID');
    expect(Object.keys(extensions.fields ?? {})).toEqual([field]);
  });
});

describe('one tag', () => {
  test('says how many variations have it', async () => {
    const tag = await createTag(api.db);
    await assignTags(api.db, (await createVariation(api.db)).id, [tag.id]);
    const { tagById } = await api.data(documents.one, { id: tag.id }, admin);
    const { id, name, type, version } = tag;
    expect(tagById.data).toEqual({ id, name, type, version, usage: 1 });
  });

  test.each(['0', 'abc', '-1', '99999999999999999999', '999999999'])(
    'is NOT_FOUND with the id "%s"',
    async (id) => {
      const input = { name: 'x', type: 'product' };
      expect((await refusal(documents.one, { id })).extensions.code).toBe('NOT_FOUND');
      expect((await refusal(documents.update, { id, input })).extensions.code).toBe('NOT_FOUND');
    },
  );
});

describe('creating', () => {
  test('returns the tag and records it', async () => {
    const name = unique('Buche');
    const { createTag: created } = await api.data(
      documents.create,
      { input: { name: ` ${name} `, type: 'style' } },
      admin,
    );
    expect(created).toMatchObject({ message: 'OK', status: 200 });
    expect(created.data).toMatchObject({ name, type: 'style', usage: 0, version: 1 });
    expect(await changesOf(api.db, 'tag', created.data.id)).toEqual([
      {
        action: 'create',
        user_id: administrator.id,
        before: null,
        after: { name, type: 'style' },
      },
    ]);
  });
});

describe('updating', () => {
  test('changes name, type and version, and records both states', async () => {
    const tag = await createTag(api.db);
    const name = unique('renamed');
    const input = { name, type: 'blog', version: 1 };
    const { updateTag } = await api.data(documents.update, { id: tag.id, input }, admin);
    expect(updateTag.data).toMatchObject({ name, type: 'blog', version: 2 });
    expect((await current(tag.id))?.updated_at.getTime()).toBeGreaterThan(tag.updated_at.getTime());
    expect(await changesOf(api.db, 'tag', tag.id)).toEqual([
      {
        action: 'update',
        user_id: administrator.id,
        before: { name: tag.name, type: 'product' },
        after: { name, type: 'blog' },
      },
    ]);
  });

  test('to the current values leaves no record', async () => {
    const { id, name, type } = await createTag(api.db);
    await api.data(documents.update, { id, input: { name, type } }, admin);
    expect(await changesOf(api.db, 'tag', id)).toEqual([]);
  });

  test('may change the case of its own name', async () => {
    const { id } = await createTag(api.db, { name: 'kirsche' });
    const input = { name: 'Kirsche', type: 'product' };
    const { updateTag } = await api.data(documents.update, { id, input }, admin);
    expect(updateTag.data.name).toBe('Kirsche');
  });

  test('does not remove a tag from products while a variation has it', async () => {
    const { id, name } = await createTag(api.db);
    const { id: variation_id } = await createVariation(api.db);
    await api.db.insertInto('variation_tags').values({ variation_id, tag_id: id }).execute();
    const error = await refusal(documents.update, { id, input: { name, type: 'blog' } });
    expect(error.extensions).toMatchObject({
      code: 'INVALID',
      fields: { type: { rule: 'rules.tagTypeInUse' } },
    });
    expect(await current(id)).toMatchObject({ type: 'product', version: 1 });
  });

  test('from another version is a CONFLICT', async () => {
    const { id } = await createTag(api.db);
    const input = { name: unique('late'), type: 'product', version: 7 };
    expect((await refusal(documents.update, { id, input })).extensions.code).toBe('CONFLICT');
  });

  test('several times from one version lets one of them win', async () => {
    const { id } = await createTag(api.db);
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        api.request(
          documents.update,
          { id, input: { name: unique('race'), type: 'product', version: 1 } },
          admin,
        ),
      ),
    );
    const codes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'OK').sort();
    expect(codes).toEqual(['CONFLICT', 'CONFLICT', 'OK']);
  });
});

describe('input', () => {
  const valid = { name: 'Esche', type: 'product' };

  test.each<[Record<string, unknown>, Record<string, unknown>]>([
    [{}, { name: { rule: 'rules.required' }, type: { rule: 'rules.required' } }],
    [{ ...valid, name: null }, { name: { rule: 'rules.required' } }],
    [{ ...valid, name: ' ' }, { name: { rule: 'rules.required', limit: 1 } }],
    [{ ...valid, name: 'x'.repeat(101) }, { name: { rule: 'rules.maxLength', limit: 100 } }],
    [{ ...valid, name: 'a\nb' }, { name: { rule: 'rules.controlCharacters' } }],
    [{ ...valid, type: 'color' }, { type: { rule: 'rules.tagType' } }],
    [{ ...valid, name: 5 }, { name: { rule: 'rules.wrongType' } }],
    [{ ...valid, version: 'new' }, { version: { rule: 'rules.wrongType' } }],
  ])('%.50j is INVALID, by field', async (input, fields) => {
    const { id } = await createTag(api.db);
    expect((await refusal(documents.create, { input })).extensions).toEqual({
      code: 'INVALID',
      fields,
    });
    expect((await refusal(documents.update, { id, input })).extensions).toEqual({
      code: 'INVALID',
      fields,
    });
  });

  test('with a name in use, in any case, is INVALID', async () => {
    await createTag(api.db, { name: 'Lärche' });
    const { id } = await createTag(api.db);
    const input = { name: 'LÄRCHE', type: 'product' };
    const taken = { code: 'INVALID', fields: { name: { rule: 'rules.taken' } } };
    expect((await refusal(documents.create, { input })).extensions).toEqual(taken);
    expect((await refusal(documents.update, { id, input })).extensions).toEqual(taken);
    const style = await api.request(
      documents.create,
      { input: { ...input, type: 'style' } },
      admin,
    );
    expect(style.errors).toEqual([]);
  });
});

describe('deleting', () => {
  test('deletes them all and records each', async () => {
    const tags = [await createTag(api.db), await createTag(api.db)];
    const ids = tags.map(({ id }) => id);
    const { deleteTagByIds } = await api.data(
      documents.remove,
      { ids: [...ids, ids[0] ?? ''] },
      admin,
    );
    expect(deleteTagByIds).toEqual({ data: ids, failures: [], message: 'OK', status: 200 });
    for (const { id, name, type } of tags) {
      expect(await current(id)).toBeUndefined();
      expect(await changesOf(api.db, 'tag', id)).toEqual([
        { action: 'delete', user_id: administrator.id, before: { name, type }, after: null },
      ]);
    }
  });

  test('keeps those in use by a variation, and says so for each', async () => {
    const free = await createTag(api.db);
    const used = await createTag(api.db, { name: unique('Birke') });
    for (let n = 0; n < 2; n += 1) {
      await assignTags(api.db, (await createVariation(api.db)).id, [used.id]);
    }
    const ids = [free.id, used.id, '999999999'];
    const { deleteTagByIds } = await api.data(documents.remove, { ids }, admin);
    expect(deleteTagByIds.data).toEqual([free.id]);
    expect(deleteTagByIds.failures).toEqual([
      { id: '999999999', label: null, code: 'NOT_FOUND', msg: 'error.NOT_FOUND', count: null },
      { id: used.id, label: used.name, code: 'IN_USE', msg: 'error.TAG_IN_USE', count: 2 },
    ]);
    expect(await current(free.id)).toBeUndefined();
    expect(await current(used.id)).toBeDefined();
  });

  test('is rejected if none of them can be deleted', async () => {
    const used = await createTag(api.db);
    await assignTags(api.db, (await createVariation(api.db)).id, [used.id]);
    const error = await refusal(documents.remove, { ids: [used.id] });
    expect(error).toMatchObject({
      msg: 'error.TAG_IN_USE',
      extensions: { code: 'IN_USE', args: { smart_count: 1, name: used.name } },
    });
    const { extensions } = await refusal(documents.remove, { ids: ['999999999'] });
    expect(extensions.code).toBe('NOT_FOUND');
  });

  test.each<[unknown, string]>([
    [[], 'rules.required'],
    [['abc'], 'rules.id'],
    [['-1'], 'rules.id'],
    [['99999999999999999999'], 'rules.id'],
    [Array.from({ length: 10_001 }, (_, n) => String(n + 1)), 'rules.maxItems'],
    [null, 'rules.required'],
  ])('%.40j is INVALID', async (ids, rule) => {
    const { extensions } = await refusal(documents.remove, { ids });
    expect(extensions).toMatchObject({ code: 'INVALID', fields: { ids: { rule } } });
  });
});

describe('merging', () => {
  const merge =
    'mutation ($input: TagMergeInput!) { mergeTags(input: $input) { data { id usage } } }';

  test('assigns the remaining tag to all uses of the others, and records it', async () => {
    const [stays, first, second] = [
      await createTag(api.db),
      await createTag(api.db),
      await createTag(api.db),
    ];
    const both = await createVariation(api.db);
    const one = await createVariation(api.db);
    await assignTags(api.db, both.id, [stays.id, first.id, second.id]);
    await assignTags(api.db, one.id, [second.id]);
    const input = { ids: [first.id, second.id], into: stays.id };
    const { mergeTags } = await api.data(merge, { input }, admin);
    expect(mergeTags.data).toEqual({ id: stays.id, usage: 2 });
    expect(await current(first.id)).toBeUndefined();
    const [change] = await changesOf(api.db, 'variation', one.id);
    expect(change).toMatchObject({
      before: { tags: [Number(second.id)] },
      after: { tags: [Number(stays.id)] },
    });
    expect((await changesOf(api.db, 'tag', first.id)).at(-1)).toMatchObject({ action: 'delete' });
  });

  test.each([
    ['an unknown tag', (id: string) => ({ ids: ['4000000'], into: id }), 'NOT_FOUND'],
    ['into an unknown tag', (id: string) => ({ ids: [id], into: '4000000' }), 'NOT_FOUND'],
    ['a tag into itself', (id: string) => ({ ids: [id], into: id }), 'INVALID'],
    ['nothing', (id: string) => ({ ids: [], into: id }), 'INVALID'],
  ])('rejects %s', async (_, inputOf, code) => {
    const { id } = await createTag(api.db);
    expect((await refusal(merge, { input: inputOf(id) })).extensions.code).toBe(code);
    expect(await current(id)).toBeDefined();
  });

  test('rejects tags of different types', async () => {
    const { id } = await createTag(api.db);
    const { id: into } = await createTag(api.db, { type: 'blog' });
    const error = await refusal(merge, { input: { ids: [id], into } });
    expect(error.extensions.fields).toEqual({ into: { rule: 'rules.tagOtherType' } });
  });
});
