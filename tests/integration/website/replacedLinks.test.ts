import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createBlogPost } from '#tests/factories/blog.ts';
import { createMenuBranch } from '#tests/factories/menu.ts';
import { signedIn } from '#tests/factories/people.ts';
import { assignTags, createVariation } from '#tests/factories/products.ts';
import { createCategory, createTag } from '#tests/factories/structure.ts';
import { createStyle } from '#tests/factories/styles.ts';
import { changesOf } from '#tests/support/changes.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const documents = {
  merge: 'mutation ($input: TagMergeInput!) { mergeTags(input: $input) { data { usage } } }',
  remove: `mutation ($id: ID!, $input: CategoryDeleteInput!) {
    deleteCategory(id: $id, input: $input) { message } }`,
  keep: `mutation ($id: ID, $input: BlogPostDraftInput!) {
    updateBlogPostDraft(id: $id, input: $input) { data { id savedAt } } }`,
  drafts: `query ($postId: ID) { blogPostDrafts(postId: $postId) { data { id tags version } } }`,
  update: `mutation ($id: ID!, $input: BlogPostInput!) {
    updateBlogPost(id: $id, input: $input) { data { tags } } }`,
};

const linkTo =
  (table: 'menu_item_tags' | 'style_tags' | 'blog_post_tags', of: string) =>
  async (id: string, tags: readonly string[]) => {
    await sql`
      insert into ${sql.table(table)} (${sql.id(of)}, tag_id, sort_index)
      select ${id}, x.id, x.n from unnest(${tags}::bigint[]) with ordinality x (id, n)`.execute(
      api.db,
    );
  };

const versionOf = async (table: 'menu_items' | 'styles' | 'blog_posts', id: string) => {
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(table)} where id = ${id}`.execute(api.db);
  return rows[0]?.version;
};

const tagsOf = async (type: string) => {
  const [first, second, into, other] = [
    await createTag(api.db, { type }),
    await createTag(api.db, { type }),
    await createTag(api.db, { type }),
    await createTag(api.db, { type }),
  ];
  return { first: first.id, second: second.id, into: into.id, other: other.id };
};

const merge = ({ first, second, into }: Awaited<ReturnType<typeof tagsOf>>) =>
  api.data(documents.merge, { input: { ids: [first, second], into } }, admin);

describe('when tags are merged', () => {
  const numbers = (ids: readonly string[]) => ids.map(Number);

  test.each([
    ['style', 'styles', linkTo('style_tags', 'style_id'), 'style'],
    ['blogPost', 'blog_posts', linkTo('blog_post_tags', 'post_id'), 'blog'],
    ['menuItem', 'menu_items', linkTo('menu_item_tags', 'item_id'), 'product'],
  ] as const)(
    'a %s has the remaining one at the first place, a new version and a history',
    async (kind, table, link, type) => {
      const tags = await tagsOf(type);
      const created = {
        style: async () => createStyle(api.db),
        blogPost: async () => createBlogPost(api.db, {}),
        menuItem: async () => (await createMenuBranch(api.db)).bottom,
      };
      const { id, version } = await created[kind]();
      await link(id, [tags.second, tags.other, tags.first]);
      await merge(tags);
      expect(await versionOf(table, id)).toBe(version + 1);
      expect((await changesOf(api.db, kind, id)).at(-1)).toMatchObject({
        action: 'update',
        before: { tags: numbers([tags.second, tags.other, tags.first]) },
        after: { tags: numbers([tags.into, tags.other]) },
      });
    },
  );

  test('a menu item has the products with the remaining one', async () => {
    const tags = await tagsOf('product');
    const { bottom } = await createMenuBranch(api.db);
    await linkTo('menu_item_tags', 'item_id')(bottom.id, [tags.first]);
    const product = await createVariation(api.db, { status: '1' });
    await assignTags(api.db, product.id, [tags.into]);
    await merge(tags);
    const { rows } = await sql<{ variation_id: string }>`
      select variation_id from menu_item_products where item_id = ${bottom.id}`.execute(api.db);
    expect(rows.map((row) => row.variation_id)).toEqual([product.id]);
  });

  describe('drafts of posts', () => {
    let token: string;
    let manufacturer_id: string;

    beforeAll(async () => {
      const maker = await signedIn(api.db, 'manufacturer');
      token = maker.token;
      manufacturer_id = String(maker.user.manufacturer_id);
    });

    const keep = async (postId: string | null, content: object) =>
      (await api.data(documents.keep, { id: postId, input: { content } }, token))
        .updateBlogPostDraft.data;
    const draftOf = async (postId: string | null, id: string) => {
      const { blogPostDrafts } = await api.data(documents.drafts, { postId }, token);
      return blogPostDrafts.data.find((draft) => draft.id === id);
    };

    test('have the remaining one, and can be saved', async () => {
      const tags = await tagsOf('blog');
      const { id, version } = await createBlogPost(api.db, { manufacturer_id });
      await linkTo('blog_post_tags', 'post_id')(id, [tags.first]);
      const content = { title: 'Oak', version, tags: [tags.other, tags.second, tags.first] };
      const { id: draftId } = await keep(id, content);
      await merge(tags);
      const draft = await draftOf(id, draftId);
      expect(draft).toEqual({ id: draftId, tags: [tags.other, tags.into], version: version + 1 });
      const input = { title: 'Oak', version: draft?.version, tags: draft?.tags, draftId };
      const saved = await api.data(documents.update, { id, input }, token);
      expect(saved.updateBlogPost.data.tags).toEqual([tags.other, tags.into]);
    });

    test('of new posts and of posts without the tag follow too', async () => {
      const tags = await tagsOf('blog');
      const { id, version } = await createBlogPost(api.db, { manufacturer_id });
      const kept = await keep(id, { title: 'Ash', version, tags: [tags.first] });
      const begun = await keep(null, { title: 'Beech', tags: [tags.second] });
      await merge(tags);
      expect(await draftOf(id, kept.id)).toMatchObject({ tags: [tags.into], version });
      expect(await draftOf(null, begun.id)).toMatchObject({ tags: [tags.into] });
    });

    test('of an older version stay of that version', async () => {
      const tags = await tagsOf('blog');
      const { id } = await createBlogPost(api.db, { manufacturer_id, version: 3 });
      await linkTo('blog_post_tags', 'post_id')(id, [tags.first]);
      const kept = await keep(id, { title: 'Elm', version: 2, tags: [] });
      await merge(tags);
      expect(await draftOf(id, kept.id)).toMatchObject({ tags: [], version: 2 });
    });
  });
});

test('when a category is replaced, menu items have a new version and a history', async () => {
  const [category, moveTo] = [await createCategory(api.db), await createCategory(api.db)];
  await createCategory(api.db, category);
  const { bottom } = await createMenuBranch(api.db);
  await sql`
    insert into menu_item_categories (item_id, category_id, sort_index)
    values (${bottom.id}, ${category.id}, 0)`.execute(api.db);
  const input = { moveTo: moveTo.id, version: category.version };
  await api.data(documents.remove, { id: category.id, input }, admin);
  expect(await versionOf('menu_items', bottom.id)).toBe(bottom.version + 1);
  expect((await changesOf(api.db, 'menuItem', bottom.id)).at(-1)).toMatchObject({
    before: { categories: [Number(category.id)] },
    after: { categories: [Number(moveTo.id)] },
  });
});
