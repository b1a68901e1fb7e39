import { sql } from 'kysely';
import {
  type BlogPostInput,
  blogPostInput,
  blogPostsQuery,
} from '#contract/rules/website/blogPost.ts';
import { documentOf, linesOfDocument, picturesIn } from '#contract/rules/website/documentParts.ts';
import { moment, optionalMoment } from '#server/db/moment.ts';
import { hasWords } from '#server/db/search.ts';
import { linksBelow } from '#server/entity/children.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, contains } from '#server/entity/filters.ts';
import { hidden, type Read } from '#server/entity/states.ts';
import {
  type Create,
  createRecord,
  lockRecord,
  type Update,
  writeRecord,
} from '#server/entity/write.ts';
import type { Writing } from '#server/entity/writing.ts';
import { invalid } from '#server/errors/domainError.ts';
import { claimPictures } from '#server/modules/platform/images/claimPictures.ts';
import { dropDraft } from './drafts.ts';

const state = sql<string>`case when t.status = '1' then 'published'
  when t.publish_at is not null then 'scheduled' else 'draft' end`;

const company = sql<string | null>`coalesce(
  (select m.company_name from manufacturers m where m.id = t.manufacturer_id),
  (select v.company_name from vendors v where v.id = t.vendor_id))`;

const linesOf: Read = (body) => linesOfDocument(documentOf(body)).map((line) => [line]);

/** Throws INVALID for a tag that does not exist or is not for posts. */
const assertBlogTags = async ({ trx }: Writing, ids: readonly string[]): Promise<void> => {
  const { rows } = await sql`
    select from tags where id = any(${ids}::bigint[]) and type = 'blog' for key share`.execute(trx);
  if (rows.length < ids.length) throw invalid({ tags: { rule: 'rules.unknown' } });
};

export const blogPosts = defineEntity({
  name: 'blogPost',
  plural: 'blogPosts',
  label: 'title',
  area: 'blogPosts',
  table: 'blog_posts',
  owner: ['manufacturer_id', 'vendor_id'],
  input: blogPostInput,
  query: blogPostsQuery,
  columns: [
    'title',
    'slug',
    'teaser',
    'body',
    'picture',
    'pictureAlt',
    'seoTitle',
    'seoDescription',
    'status',
    'publishAt',
  ],
  readOnlyColumns: ['publishedAt', 'withdrawnReason'],
  children: {
    tags: linksBelow({
      table: 'blog_post_tags',
      of: 'post_id',
      to: 'tag_id',
      linked: 'tags',
      kind: 'tag',
      field: 'tags',
    }),
  },
  fields: () => ({
    body: sql<string>`t.body::text`,
    tagNames: sql<string[]>`array(
      select g.name from blog_post_tags c join tags g on g.id = c.tag_id
      where c.post_id = t.id order by c.sort_index)`,
    state,
    isPublished: sql<boolean>`t.status = '1'`,
    publishAt: optionalMoment('t.publish_at'),
    publishedAt: optionalMoment('t.published_at'),
    company,
    draftSavedAt: sql<string | null>`(
      select ${moment('d.saved_at')} from blog_post_drafts d where d.post_id = t.id)`,
  }),
  filters: {
    title: contains('title', 'teaser'),
    state: (given) => sql`${state} = ${given}`,
    tag: (id) => sql`exists (
      select from blog_post_tags c where c.post_id = t.id and c.tag_id = ${id})`,
    company: (words) => hasWords(words, sql`coalesce(${company}, '')`),
  },
  sorts: {
    updatedAt: byColumn('updated_at'),
    title: byText('title'),
    id: byColumn('id'),
    state,
    publishedAt: sql`coalesce(t.publish_at, t.published_at)`,
    company: sql`lower(${company})`,
  },
  created: (_, { status }) => ({ published_at: status === '1' ? sql`now()` : null }),
  check: async (writing, { picture, body, tags }) => {
    await assertBlogTags(writing, tags);
    await claimPictures(writing.trx, writing.viewer, { picture, body: picturesIn(body) });
  },
  history: { body: linesOf, publishedAt: hidden },
});

const create = createRecord(blogPosts);

/** Creates a post and deletes its draft. */
export const createBlogPost: Create<BlogPostInput> = async (writing, input) => {
  // a draft is locked after posts and tags, as in other calls
  const id = await create(writing, input);
  await dropDraft(writing, input.draftId);
  return id;
};

/** Edits a post and deletes only the draft saved with it; another window's draft stays. */
export const updateBlogPost: Update<BlogPostInput> = async (writing, id, input, others) => {
  await lockRecord(writing, blogPosts, id, input);
  await blogPosts.check?.(writing, input, id);
  const { status, publishAt } = input;
  await writeRecord(writing, blogPosts, id, input, {
    ...(status === '1' && { published_at: sql`coalesce(published_at, now())` }),
    // the reason is cleared once the post is scheduled or published again
    ...((status === '1' || publishAt !== null) && { withdrawn_reason: '' }),
    ...others,
  });
  await dropDraft(writing, input.draftId);
};
