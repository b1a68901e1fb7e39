import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { publishDuePosts } from '#server/modules/website/blog/publishing.ts';
import { textOf } from '#tests/factories/blog.ts';
import { signedIn } from '#tests/factories/people.ts';
import { createTag } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const fields = `id title slug teaser body picture pictureAlt tags status state isPublished
  publishAt publishedAt withdrawnReason company draftSavedAt version`;
const documents = {
  create: `mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { data { ${fields} } } }`,
  update: `mutation ($id: ID!, $input: BlogPostInput!) {
    updateBlogPost(id: $id, input: $input) { data { ${fields} } } }`,
  one: `query ($id: ID!) { blogPostById(id: $id) { data { ${fields} } } }`,
  list: `query ($query: BlogPostsQuery) { blogPosts(query: $query) { data { results { id } total } } }`,
  status: `mutation ($input: BlogPostsStatusInput!) {
    updateBlogPostStatus(input: $input) { data failures { id msg } } }`,
  withdraw: `mutation ($input: BlogPostsWithdrawInput!) {
    withdrawBlogPosts(input: $input) { data failures { id } } }`,
  remove: 'mutation ($ids: [ID!]) { deleteBlogPostByIds(ids: $ids) { data } }',
  removeTag: 'mutation ($ids: [ID!]) { deleteTagByIds(ids: $ids) { data } }',
  notifications: '{ notifications { data { results { kind link params { name value } } } } }',
};

type Account = Awaited<ReturnType<typeof signedIn>>;
let maker: Account;
let other: Account;
let tag: string;

/** A picture that the account has uploaded. */
const upload = async ({ user }: Account): Promise<string> => {
  const filename = `${unique('blog')}.webp`;
  await api.db.insertInto('uploads').values({ filename, user_id: user.id }).execute();
  return filename;
};

beforeAll(async () => {
  maker = await signedIn(api.db, 'manufacturer');
  other = await signedIn(api.db, 'vendor');
  tag = (await createTag(api.db, { type: 'blog' })).id;
});

const whole = async (account = maker) => ({
  title: unique('Eiche'),
  slug: unique('eiche'),
  teaser: 'Warum Eiche lange hält.',
  body: textOf('Eiche ist hart.'),
  picture: await upload(account),
  pictureAlt: 'Ein Tisch aus Eiche',
  tags: [tag],
});
const create = async (input: object, { token } = maker) =>
  (await api.data(documents.create, { input }, token)).createBlogPost.data;
const one = async (id: string, { token } = maker) =>
  (await api.data(documents.one, { id }, token)).blogPostById.data;
const setStatus = (ids: string[], status: string, token = maker.token) =>
  api.data(documents.status, { input: { ids, status } }, token);

describe('a post', () => {
  test('needs only a title as a draft, and everything to be published', async () => {
    const draft = await create({ title: 'Nur ein Titel' });
    expect(draft).toMatchObject({ state: 'draft', slug: null, tags: [], publishedAt: null });
    const missing = { rule: 'rules.neededToPublish' };
    const needed = {
      ...{ slug: missing, teaser: missing, body: missing },
      ...{ picture: missing, pictureAlt: missing, tags: missing },
    };
    for (const input of [{ status: '1' }, { publishAt: '2100-01-01T10:00:00Z' }]) {
      const given = { id: draft.id, input: { title: 'Nur ein Titel', ...input } };
      const { extensions } = await refusal(documents.update, given, maker.token);
      expect(extensions.fields).toEqual(needed);
    }
    const publish = { input: { ids: [draft.id], status: '1' } };
    const { msg } = await refusal(documents.status, publish, maker.token);
    expect(msg).toBe('error.BLOG_POST_INCOMPLETE');
  });

  test('is published and withdrawn, alone and in bulk', async () => {
    const input = await whole();
    const { id, ...post } = await create({ ...input, status: '1' });
    expect(post).toMatchObject({ state: 'published', isPublished: true, tags: [tag] });
    expect(JSON.parse(post.body)).toEqual(JSON.parse(input.body));
    expect(post.publishedAt).toEqual(expect.any(String));
    const draft = await create({ title: 'Unfertig' });
    await setStatus([id], '2');
    const again = await setStatus([id, draft.id], '1');
    expect(again.updateBlogPostStatus).toEqual({
      data: [id],
      failures: [{ id: draft.id, msg: 'error.BLOG_POST_INCOMPLETE' }],
    });
    expect((await one(id)).publishedAt).toBe(post.publishedAt);
  });

  test.each([
    [{ title: '' }, 'title', 'rules.required'],
    [{ title: 'x'.repeat(151) }, 'title', 'rules.maxLength'],
    [{ slug: 'Groß und klein' }, 'slug', 'rules.slug'],
    [{ teaser: 'x'.repeat(301) }, 'teaser', 'rules.maxLength'],
    [{ body: '{"type":"doc","content":[{"type":"iframe"}]}' }, 'body', 'rules.document'],
    [{ body: textOf('x'.repeat(101 * 1024)) }, 'body', 'rules.documentSize'],
    [{ tags: ['999999999'] }, 'tags', 'rules.unknown'],
    [{ picture: 'somebody-elses.webp' }, 'picture', 'rules.unknown'],
    [{ publishAt: 'tomorrow' }, 'publishAt', 'rules.typedMoment'],
    [{ status: '3' }, 'status', 'rules.status'],
  ])('is rejected at its field with %j', async (bad, field, rule) => {
    const input = { title: 'Eiche', ...bad };
    const { extensions } = await refusal(documents.create, { input }, maker.token);
    expect(extensions.fields?.[field]).toMatchObject({ rule });
  });

  test('shows no pictures of others, not even in its text, and has no product tag', async () => {
    const foreign = await upload(other);
    const node = { type: 'picture', attrs: { filename: foreign, alt: 'x' } };
    const body = JSON.stringify({ type: 'doc', content: [node] });
    const product = (await createTag(api.db, { type: 'product' })).id;
    for (const [input, field] of [
      [{ body }, 'body'],
      [{ picture: foreign }, 'picture'],
      [{ tags: [product] }, 'tags'],
    ] as const) {
      const given = { input: { title: 'Eiche', ...input } };
      const { extensions } = await refusal(documents.create, given, maker.token);
      expect(extensions.fields).toEqual({ [field]: { rule: 'rules.unknown' } });
    }
  });

  test('has a slug of its own, even if another took it meanwhile', async () => {
    const input = await whole();
    await create(input);
    const theirs = { ...(await whole(other)), slug: input.slug };
    const { extensions } = await refusal(documents.create, { input: theirs }, other.token);
    expect(extensions.fields).toEqual({ slug: { rule: 'rules.taken' } });
  });

  test('is edited from its version only', async () => {
    const { id, version } = await create({ title: 'Eiche' });
    const input = { title: 'Esche', version };
    await api.data(documents.update, { id, input }, maker.token);
    const { extensions } = await refusal(documents.update, { id, input }, maker.token);
    expect(extensions.code).toBe('CONFLICT');
  });

  test('keeps its tags from being deleted', async () => {
    const own = (await createTag(api.db, { type: 'blog' })).id;
    await create({ title: 'Eiche', tags: [own] });
    const { extensions } = await refusal(documents.removeTag, { ids: [own] });
    expect(extensions.code).toBe('IN_USE');
  });
});

describe('planned publishing', () => {
  const plan = async (publishAt: string) => create({ ...(await whole()), publishAt });

  test('publishes what is due, also what came due while no server ran', async () => {
    const later = await plan('2100-01-01T10:00:00+01:00');
    expect(later).toMatchObject({ state: 'scheduled', publishAt: '2100-01-01T09:00:00+00:00' });
    const due = await plan('2026-01-01T10:00:00Z');
    await Promise.all([publishDuePosts(api.db), publishDuePosts(api.db)]);
    expect(await one(due.id)).toMatchObject({
      ...{ state: 'published', publishAt: null, version: due.version + 1 },
      publishedAt: expect.any(String),
    });
    expect(await one(later.id)).toMatchObject({ state: 'scheduled', version: later.version });
    const { rows } = await sql<{ user_id: string }>`
      select user_id from changes where entity = 'blogPost' and entity_id = ${due.id}
      order by id`.execute(api.db);
    expect(rows.map((row) => row.user_id)).toEqual([maker.user.id, maker.user.id]);
  });

  test('is cancelled by unpublishing, and superseded by publishing', async () => {
    const { id } = await plan('2100-01-01T10:00:00Z');
    await setStatus([id], '2');
    expect(await one(id)).toMatchObject({ state: 'draft', publishAt: null });
    const other = await plan('2100-01-01T10:00:00Z');
    await setStatus([other.id], '1');
    expect(await one(other.id)).toMatchObject({ state: 'published', publishAt: null });
  });
});

describe('administrators', () => {
  test('see all posts and withdraw them with a reason, which the owner is notified of', async () => {
    const { id } = await create({ ...(await whole()), status: '1' });
    const input = { ids: [id], reason: 'Bitte ohne Preise' };
    for (const { token } of [maker, other]) {
      const { extensions } = await refusal(documents.withdraw, { input }, token);
      expect(extensions.code).toBe('FORBIDDEN');
    }
    const unfounded = { input: { ids: [id], reason: ' ' } };
    const { extensions } = await refusal(documents.withdraw, unfounded);
    expect(extensions.fields).toMatchObject({ reason: { rule: 'rules.required' } });
    await api.data(documents.withdraw, { input }, admin);
    expect(await one(id)).toMatchObject({ state: 'draft', withdrawnReason: 'Bitte ohne Preise' });
    const { notifications } = await api.data(documents.notifications, {}, maker.token);
    const [notice] = notifications.data.results;
    expect(notice).toMatchObject({ kind: 'blogPostWithdrawn', link: `/blog/${id}` });
    expect(notice?.params).toContainEqual({ name: 'reason', value: 'Bitte ohne Preise' });
    await setStatus([id], '1');
    expect(await one(id)).toMatchObject({ state: 'published', withdrawnReason: '' });
  });

  test('modify no history, but may delete', async () => {
    const { id } = await create({ title: 'Eiche' });
    const input = { title: 'Esche' };
    expect((await refusal(documents.update, { id, input })).extensions.code).toBe('FORBIDDEN');
    expect((await refusal(documents.create, { input })).extensions.code).toBe('FORBIDDEN');
    const { blogPosts } = await api.data(documents.list, { query: { ids: [id] } }, admin);
    expect(blogPosts.data.total).toBe(1);
    await api.data(documents.remove, { ids: [id] }, admin);
    expect((await refusal(documents.one, { id }, maker.token)).extensions.code).toBe('NOT_FOUND');
  });

  test('partners see their own posts only', async () => {
    const { id } = await create({ ...(await whole()), status: '1' });
    const query = { ids: [id] };
    const { blogPosts } = await api.data(documents.list, { query }, other.token);
    expect(blogPosts.data.total).toBe(0);
    const by = { state: 'published', tag, company: 'nobody' };
    const none = await api.data(documents.list, { query: { ...query, ...by } }, maker.token);
    expect(none.blogPosts.data.total).toBe(0);
  });
});
