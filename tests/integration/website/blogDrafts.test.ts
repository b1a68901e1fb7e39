import { beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '#tests/factories/blog.ts';
import { signedIn } from '#tests/factories/people.ts';
import { unique } from '#tests/factories/unique.ts';
import { api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const documents = {
  create:
    'mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { data { id version } } }',
  update: `mutation ($id: ID!, $input: BlogPostInput!) {
    updateBlogPost(id: $id, input: $input) { data { id version draftSavedAt } } }`,
  keep: `mutation ($id: ID, $input: BlogPostDraftInput!) {
    updateBlogPostDraft(id: $id, input: $input) { data { id savedAt title } } }`,
  drafts: `query ($postId: ID) {
    blogPostDrafts(postId: $postId) { data { id title body picture tags version savedAt } } }`,
  drop: 'mutation ($id: ID!) { deleteBlogPostDraft(id: $id) { message } }',
  changes: `query ($query: ChangesQuery) { changes(query: $query) { data { total } } }`,
};

type Account = Awaited<ReturnType<typeof signedIn>>;
let maker: Account;
let other: Account;

beforeAll(async () => {
  maker = await signedIn(api.db, 'manufacturer');
  other = await signedIn(api.db, 'manufacturer');
});

const create = async (): Promise<{ id: string; version: number }> =>
  (await api.data(documents.create, { input: { title: 'Eiche' } }, maker.token)).createBlogPost
    .data;
const keep = async (id: string | null, input: object, { token } = maker) =>
  (await api.data(documents.keep, { id, input }, token)).updateBlogPostDraft.data;
const draftsOf = async (postId: string | null, { token } = maker) =>
  (await api.data(documents.drafts, { postId }, token)).blogPostDrafts.data;

describe('what is typed into a post', () => {
  test('is stored without changing the post, and is deleted when the post is saved', async () => {
    const { id, version } = await create();
    const content = { title: 'Esche', body: textOf('Neu'), version };
    const first = await keep(id, { content });
    const second = await keep(id, {
      content: { ...content, title: 'Esche, geölt' },
      ...{ draftId: first.id, savedAt: first.savedAt },
    });
    expect(second.id).toBe(first.id);
    const [draft] = await draftsOf(id);
    expect(draft).toMatchObject({ title: 'Esche, geölt', version, savedAt: second.savedAt });
    expect(JSON.parse(draft?.body ?? '')).toEqual(JSON.parse(content.body));
    const query = { entity: 'blogPost', entityId: id };
    const { changes } = await api.data(documents.changes, { query }, maker.token);
    expect(changes.data.total).toBe(1);
    const input = { title: 'Esche, geölt', version, draftId: second.id };
    const saved = await api.data(documents.update, { id, input }, maker.token);
    expect(saved.updateBlogPost.data).toMatchObject({ version: version + 1, draftSavedAt: null });
    expect(await draftsOf(id)).toEqual([]);
  });

  test('is not overwritten by a second window, nor lost when the other one saves', async () => {
    const { id, version } = await create();
    const mine = await keep(id, { content: { title: 'Erstes Fenster', version } });
    const second = { content: { title: 'Zweites Fenster', version } };
    const begun = await refusal(documents.keep, { id, input: second }, maker.token);
    expect(begun.extensions.code).toBe('CONFLICT');
    const stale = { ...second, draftId: mine.id, savedAt: '2026-01-01T00:00:00.123456+00:00' };
    const outdated = await refusal(documents.keep, { id, input: stale }, maker.token);
    expect(outdated.extensions.code).toBe('CONFLICT');
    await api.data(
      documents.update,
      { id, input: { title: 'Zweites Fenster', version } },
      maker.token,
    );
    expect((await draftsOf(id)).map(({ title }) => title)).toEqual(['Erstes Fenster']);
  });

  test('is stored for a new post, too, and becomes the post', async () => {
    const before = (await draftsOf(null)).length;
    const { id, savedAt } = await keep(null, { content: { title: 'Begonnen' } });
    await keep(null, { content: { title: 'Begonnen und mehr' }, draftId: id, savedAt });
    expect((await draftsOf(null)).map(({ title }) => title)).toContain('Begonnen und mehr');
    expect(await draftsOf(null, other)).toEqual([]);
    await api.data(documents.create, { input: { title: 'Fertig', draftId: id } }, maker.token);
    expect(await draftsOf(null)).toHaveLength(before);
  });

  test('starts again after another window has saved or discarded it', async () => {
    const { id, savedAt } = await keep(null, { content: { title: 'Begonnen' } });
    await api.data(documents.drop, { id }, maker.token);
    const again = await keep(null, { content: { title: 'Weiter' }, draftId: id, savedAt });
    expect(again).toMatchObject({ title: 'Weiter' });
    expect(again.id).not.toBe(id);
  });

  test('keeps its pictures from the daily clean-up, and shows none of others', async () => {
    const filename = `${unique('blog')}.webp`;
    await api.db.insertInto('uploads').values({ filename, user_id: maker.user.id }).execute();
    const input = { content: { title: 'Bild', picture: filename } };
    const { extensions } = await refusal(documents.keep, { id: null, input }, other.token);
    expect(extensions.fields).toEqual({ picture: { rule: 'rules.unknown' } });
    await keep(null, input);
    const upload = await api.db
      .selectFrom('uploads')
      .select('used_at')
      .where('filename', '=', filename)
      .executeTakeFirstOrThrow();
    expect(upload.used_at).not.toBeNull();
  });

  test('is not visible to anyone else', async () => {
    const { id } = await create();
    const content = { title: 'Fremd' };
    const foreign = await refusal(documents.keep, { id, input: { content } }, other.token);
    expect(foreign.extensions.code).toBe('NOT_FOUND');
    const mine = await keep(id, { content });
    expect(await draftsOf(id, other)).toEqual([]);
    const drop = await refusal(documents.drop, { id: mine.id }, other.token);
    expect(drop.extensions.code).toBe('NOT_FOUND');
  });

  test('may be unfinished, but must be a document', async () => {
    const long = { title: '', slug: 'Noch Kein Slug', teaser: 'x'.repeat(400) };
    await keep(null, { content: long });
    const body = '{"type":"doc","content":[{"type":"script"}]}';
    const bad = { id: null, input: { content: { title: 'x', body } } };
    const { extensions } = await refusal(documents.keep, bad, maker.token);
    expect(extensions.fields).toEqual({ 'content.body': { rule: 'rules.document' } });
  });
});
