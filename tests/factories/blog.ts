import { type Insertable, type Selectable, sql } from 'kysely';
import { emptyText } from '#contract/rules/website/document.ts';
import type { Db } from '#server/db/database.ts';
import type { BlogPosts } from '#server/generated/database.ts';
import { unique } from './unique.ts';

/** A document of one paragraph. */
export const textOf = (words: string): string =>
  JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
  });

/** A draft without a text. */
export const createBlogPost = (
  db: Db,
  { body = emptyText, ...values }: Partial<Insertable<BlogPosts>>,
): Promise<Selectable<BlogPosts>> =>
  db
    .insertInto('blog_posts')
    .values({ title: unique('Post'), slug: unique('post'), body, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();

/** An autosaved draft, of a post or of a new one. */
const createBlogDraft = async (
  db: Db,
  manufacturerId: string,
  title: string,
  postId: string | null = null,
): Promise<string> => {
  const content = { title, teaser: '', body: JSON.parse(emptyText), tags: [], status: '2' };
  const fields = { ...content, pictureAlt: '', seoTitle: '', seoDescription: '' };
  const { rows } = await sql<{ id: string }>`
    insert into blog_post_drafts (manufacturer_id, post_id, content)
    values (${manufacturerId}, ${postId}, ${JSON.stringify(fields)}::jsonb)
    returning id`.execute(db);
  return rows[0]?.id ?? '';
};

/** Posts and a draft of a manufacturer, with the word in all texts. */
export const createBlog = async (db: Db, manufacturerId: string, word: string) => {
  const post = async (name: string, state: Partial<Insertable<BlogPosts>> = {}) => {
    const texts = { title: `${word} ${name}`, slug: unique(word), teaser: `${word} teaser` };
    const picture = { picture: `${unique(word)}.webp`, picture_alt: `${word} alt` };
    const values = { ...texts, ...picture, body: textOf(`${word} body`), ...state };
    await sql`
      insert into uploads (filename, user_id)
      select ${picture.picture}, min(id) from users where manufacturer_id = ${manufacturerId}`.execute(
      db,
    );
    return (await createBlogPost(db, { ...values, manufacturer_id: manufacturerId })).id;
  };
  return {
    post: await post('post'),
    free: await post('free'),
    published: await post('published', { status: '1' }),
    planned: await post('planned', { publish_at: new Date('2100-01-01') }),
    draft: await createBlogDraft(db, manufacturerId, `${word} draft`),
    freeDraft: await createBlogDraft(db, manufacturerId, `${word} free`),
  };
};
