import { type RawBuilder, sql } from 'kysely';
import type { BlogPostDraft } from '#contract/generated/schema.ts';
import type { BlogPostDraftInput } from '#contract/rules/website/blogPost.ts';
import { picturesIn } from '#contract/rules/website/documentParts.ts';
import { serverLimits } from '#contract/serverLimits.ts';
import type { Db, Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { moment } from '#server/db/moment.ts';
import { ownedBy, ownerOf } from '#server/db/owner.ts';
import type { Replacement } from '#server/entity/links.ts';
import type { Writing } from '#server/entity/writing.ts';
import { DomainError, notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { claimPictures } from '#server/modules/platform/images/claimPictures.ts';

/* Autosaved drafts of posts: one draft per existing post, and any number for posts that do not
   exist yet. A browser window sends the draft state it knows, so it cannot overwrite the draft
   of another window. */

const owners = ['manufacturer_id', 'vendor_id'] as const;
const savedAt = moment('d.saved_at');

const draftsWhere = async (
  db: Db,
  viewer: Viewer,
  where: RawBuilder<unknown>,
): Promise<BlogPostDraft[]> => {
  const { rows } = await sql<BlogPostDraft>`
    select d.id, ${savedAt} as "savedAt", d.content ->> 'title' as title,
      coalesce(d.content ->> 'slug', '') as slug, d.content ->> 'teaser' as teaser,
      (d.content -> 'body')::text as body, d.content ->> 'picture' as picture,
      d.content ->> 'pictureAlt' as "pictureAlt", d.content ->> 'seoTitle' as "seoTitle",
      d.content ->> 'seoDescription' as "seoDescription", d.content -> 'tags' as tags,
      d.content ->> 'status' as status, d.content ->> 'publishAt' as "publishAt",
      (d.content ->> 'version')::int as version
    from blog_post_drafts d where ${where} and ${ownedBy(viewer, 'd', owners)}
    order by d.saved_at desc, d.id desc limit ${serverLimits.begunPosts}`.execute(db);
  return rows;
};

/** The draft of a post, if any; without a post id, the drafts of posts that do not exist yet. */
export const draftsOf = (db: Db, viewer: Viewer, postId: string | null): Promise<BlogPostDraft[]> =>
  draftsWhere(db, viewer, sql`d.post_id is not distinct from ${postId}`);

export const draftById = async (db: Db, viewer: Viewer, id: string): Promise<BlogPostDraft> => {
  const [draft] = await draftsWhere(db, viewer, sql`d.id = ${id}`);
  if (!draft) throw notFound();
  return draft;
};

/**
 * Saves a draft and returns its id. Creates a new draft if none exists, even if the named one was
 * deleted.
 * @throws CONFLICT if another window has saved the draft since
 */
export const saveDraft = async (
  { trx, viewer }: Pick<Writing, 'trx' | 'viewer'>,
  postId: string | null,
  { content, draftId, savedAt: known }: BlogPostDraftInput,
): Promise<string> => {
  if (postId !== null) await assertOwnPost(trx, viewer, postId);
  const { picture, body } = content;
  await claimPictures(trx, viewer, { picture, body: picturesIn(body) });
  if (draftId) {
    const { rows: there } = await sql<{ isKnown: boolean | null }>`
      select d.saved_at = ${known ?? null}::timestamptz as "isKnown" from blog_post_drafts d
      where d.id = ${draftId} and d.post_id is not distinct from ${postId}
        and ${ownedBy(viewer, 'd', owners)} for update`.execute(trx);
    if (there[0] && !there[0].isKnown) throw new DomainError('CONFLICT');
    await sql`
      update blog_post_drafts set content = ${jsonb(content)}, saved_at = clock_timestamp()
      where id = ${draftId} and ${there.length > 0}`.execute(trx);
    if (there.length > 0) return draftId;
  }
  return beginDraft(trx, viewer, postId, content);
};

const assertOwnPost = async (trx: Db, viewer: Viewer, id: string): Promise<void> => {
  const { rows } = await sql`
    select from blog_posts t where t.id = ${id} and ${ownedBy(viewer, 't', owners)}
    for key share`.execute(trx);
  if (rows.length === 0) throw notFound();
};

const beginDraft = async (
  trx: Db,
  viewer: Viewer,
  postId: string | null,
  content: BlogPostDraftInput['content'],
): Promise<string> => {
  const { manufacturer_id, vendor_id } = ownerOf(viewer, owners);
  const { rows } = await sql<{ id: string }>`
    insert into blog_post_drafts (post_id, manufacturer_id, vendor_id, content, saved_at)
    values (${postId}, ${manufacturer_id}, ${vendor_id}, ${jsonb(content)}, clock_timestamp())
    on conflict (post_id) do nothing returning id`.execute(trx);
  const [begun] = rows;
  if (!begun) throw new DomainError('CONFLICT');
  await sql`
    delete from blog_post_drafts where id in (
      select d.id from blog_post_drafts d
      where d.post_id is null and ${ownedBy(viewer, 'd', owners)}
      order by d.saved_at desc, d.id desc offset ${serverLimits.begunPosts})`.execute(trx);
  return begun.id;
};

/** Deletes one of the viewer's drafts; returns whether it existed. */
export const dropDraft = async (
  { trx, viewer }: Pick<Writing, 'trx' | 'viewer'>,
  id: string | null | undefined,
): Promise<boolean> => {
  if (id == null) return false;
  const { rows } = await sql`
    delete from blog_post_drafts d where d.id = ${id} and ${ownedBy(viewer, 'd', owners)}
    returning d.id`.execute(trx);
  return rows.length > 0;
};

/**
 * Drafts follow when a tag is replaced, because a draft with a deleted tag cannot be saved. A draft of
 * the current version of a changed post becomes one of its new version.
 * @param posts the posts with the tag, whose versions have been raised
 */
export const replaceTagsInDrafts = async (
  trx: Trx,
  posts: readonly string[],
  { kind, from, into }: Replacement,
): Promise<void> => {
  if (kind !== 'tag') return;
  await sql`
    update blog_post_drafts d set saved_at = clock_timestamp(), content = d.content
      || jsonb_build_object('tags', (
        select coalesce(jsonb_agg(x.tag order by x.place), '[]') from (
          select case when t.tag = any(${from}::text[]) then ${into} else t.tag end as tag,
            min(t.place) as place
          from jsonb_array_elements_text(d.content -> 'tags') with ordinality t (tag, place)
          group by 1) x))
    where d.content -> 'tags' ?| ${from}::text[]`.execute(trx);
  await sql`
    update blog_post_drafts d set content = d.content || jsonb_build_object('version', p.version)
    from blog_posts p where p.id = d.post_id and p.id = any(${posts}::bigint[])
      and (d.content ->> 'version')::int = p.version - 1`.execute(trx);
};
