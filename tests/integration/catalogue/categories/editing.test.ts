import { beforeAll, describe, expect, test } from 'vitest';
import type { CategoryCreateInput } from '#contract/generated/schema.ts';
import { signedIn } from '#tests/factories/people.ts';
import { createCategory } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { changesOf } from '#tests/support/changes.ts';
import { png } from '#tests/support/pictures.ts';
import { admin, administrator, api, refusal, shareApi } from '#tests/support/testApi.ts';
import { upload } from '#tests/support/upload.ts';
import { chain, childrenOf, codesOf, documents, product, read, siblings, update } from './calls.ts';

shareApi();

let maker: string;

beforeAll(async () => {
  maker = (await signedIn(api.db, 'manufacturer')).token;
});

const create = async (input: CategoryCreateInput) =>
  (await api.data(documents.create, { input }, admin)).createCategory.data;

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

  test('counts only on request', async () => {
    api.statements.length = 0;
    await api.data('{ categories { data { id } } }', {}, maker);
    expect(api.statements.join()).not.toContain('parent_product_categories');
  });

  test('shows counts and versions only to administrators', async () => {
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
  test('shows what belongs to it', async () => {
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
      // sorted by name, as text
      ownProducts: expect.arrayContaining(products.map(({ id, name }) => ({ id, name }))),
    });
  });

  test.each(['abc', '0', '4000000', ''])('is NOT_FOUND with the id "%s"', async (id) => {
    const error = await api.refusal(documents.one, { id }, admin);
    expect(error.extensions).toEqual({ code: 'NOT_FOUND' });
  });
});

describe('creating', () => {
  test('places it after its siblings and records it', async () => {
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

  test('works on the first level', async () => {
    const created = await create({ name: 'Oben', slug: unique('top') });
    expect((await childrenOf(null)).at(-1)).toBe(created.id);
    expect(created.parentId).toBeNull();
  });

  test('is rejected below the fourth level', async () => {
    const leaf = (await chain(4)).at(-1);
    const input = { name: 'Fünfte', slug: unique('fifth'), parentId: leaf?.id };
    expect((await refusal(documents.create, { input })).extensions).toEqual({
      code: 'INVALID',
      fields: { parentId: { rule: 'rules.categoryLevels' } },
    });
  });

  test('is rejected below a missing category', async () => {
    const input = { name: 'Waise', slug: unique('orphan'), parentId: '4000000' };
    expect((await refusal(documents.create, { input })).extensions.fields).toEqual({
      parentId: { rule: 'rules.unknown' },
    });
  });

  test('reports a duplicate slug, and everything missing, by field', async () => {
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

  test('twice from the same version lets one of them win', async () => {
    const { id, slug } = await createCategory(api.db);
    const answers = await Promise.all(
      ['Eins', 'Zwei', 'Drei'].map((name) =>
        api.request(documents.update, { id, input: { name, slug, version: 1 } }, admin),
      ),
    );
    expect(codesOf(answers)).toEqual(['CONFLICT', 'CONFLICT', 'OK']);
    expect((await read(id)).version).toBe(2);
  });

  test('is NOT_FOUND for a missing category', async () => {
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
    // saved by a colleague who has not uploaded the image
    const colleague = (await signedIn(api.db, 'admin')).token;
    const again = { id, input: { name, slug, avatar } };
    expect((await api.data(documents.update, again, colleague)).updateCategory.data.avatar).toBe(
      avatar,
    );
    expect((await update(id, { name, slug, avatar: null })).avatar).toBeNull();
  });

  test('is created with a new category, too', async () => {
    const avatar = await uploaded();
    const created = await create({ name: 'Mit Bild', slug: unique('picture'), avatar });
    expect(created.avatar).toBe(avatar);
    expect(await usedAt(avatar)).toBeInstanceOf(Date);
  });

  test('is rejected if it is another user’s upload or was never uploaded', async () => {
    const { id, name, slug } = await createCategory(api.db);
    for (const avatar of [await uploaded(maker), 'never-uploaded.webp']) {
      const error = await refusal(documents.update, { id, input: { name, slug, avatar } });
      expect(error.extensions.fields).toEqual({ avatar: { rule: 'rules.unknown' } });
    }
  });
});
