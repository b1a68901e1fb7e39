import { sql } from 'kysely';
import type { BlogPost } from '#contract/generated/shopSchema.ts';
import type { RichDocument } from '#contract/rules/website/document.ts';
import { htmlOfDocument } from '#contract/rules/website/documentHtml.ts';
import type { Db } from '#server/db/database.ts';
import { moment } from '#server/db/moment.ts';
import { pathOfPicture, pictureOf } from '#server/modules/shop/catalogue/pictures.ts';
import { isReadable, partnerJson, type Reading } from './authors.ts';

/** A post whose HTML is made when it is requested. */
type Post = Omit<BlogPost, 'html'>;
type PostRow = Omit<Post, 'picture'> & { file: string; alt: string; key: string };

/** The posts that can be read, the newest first, with their sort key. */
export const postsOf = async (db: Db, reading: Reading): Promise<(Post & { key: string })[]> => {
  const { rows } = await sql<PostRow>`
    select t.id::text as id, coalesce(t.slug, '') as slug, t.title, t.teaser,
      coalesce(t.picture, '') as file, t.picture_alt as alt,
      t.seo_title as "seoTitle", t.seo_description as "seoDescription", t.body as document,
      ${moment(sql`coalesce(t.published_at, t.publish_at, now())`)} as "publishedAt",
      coalesce(t.published_at, now())::text as key,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', g.id::text, 'name', g.name) order by l.sort_index)
        from blog_post_tags l join tags g on g.id = l.tag_id where l.post_id = t.id), '[]') as tags,
      ${partnerJson} as author
    from blog_posts t
    where ${isReadable(reading)}
    order by t.published_at desc, t.id desc limit ${reading.first}`.execute(db);
  return rows.map(({ file, alt, ...post }) => ({
    ...post,
    picture: pictureOf({ filename: file, alt }),
  }));
};

/** @param imageBase put before the path of each picture */
export const htmlOfPost = (document: unknown, imageBase: string): string =>
  htmlOfDocument(document as RichDocument, (filename) => imageBase + pathOfPicture(filename, 1024));
