import { sql } from 'kysely';
import type * as v from 'valibot';
import type { BulkFailure } from '#contract/generated/schema.ts';
import type { blogPostsQuery } from '#contract/rules/website/blogPost.ts';
import { recordChanges } from '#server/db/changes.ts';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';
import { ownedBy } from '#server/db/owner.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { type BulkAction, missing } from '#server/jobs/bulk.ts';
import { notify } from '#server/modules/platform/notifications/notify.ts';
import { blogPosts } from './posts.ts';

type Status = string;
type Filter = v.InferOutput<typeof blogPostsQuery>;

const tracked = blogPosts.tracked;

/** Whether post `t` has all mandatory content; the same rule as `blogPostInput`. */
const isComplete = sql`(t.slug is not null and t.teaser <> '' and t.picture is not null
  and t.picture_alt <> '' and exists (select from blog_post_tags c where c.post_id = t.id)
  and jsonb_path_exists(t.body,
    '$.** ? (@.type == "picture" || (@.type == "text" && @.text like_regex "\\\\S"))'))`;

interface Locked {
  id: string;
  title: string;
  /** Whether the status differs or publishing is scheduled. */
  changes: boolean;
  isComplete: boolean;
}

const lockPosts = async (
  trx: Trx,
  viewer: Viewer,
  ids: readonly string[],
  status: Status,
): Promise<Locked[]> => {
  const { rows } = await sql<Locked>`
    select t.id, t.title, (t.status <> ${status} or t.publish_at is not null) as changes,
      ${isComplete} as "isComplete"
    from blog_posts t
    where t.id = any(${ids}::bigint[])
      and ${ownedBy(viewer, 't', ['manufacturer_id', 'vendor_id'])}
    order by t.id for update`.execute(trx);
  return rows;
};

const setStatus = (
  trx: Trx,
  userId: string | null,
  ids: readonly string[],
  { status, reason = '' }: { status: Status; reason?: string },
): Promise<unknown> =>
  recordChanges(trx, tracked, userId, ids, () =>
    sql`
      update blog_posts set status = ${status}, publish_at = null,
        withdrawn_reason = case
          when ${status} = '1' then '' else coalesce(nullif(${reason}, ''), withdrawn_reason) end,
        published_at = case
          when ${status} = '1' then coalesce(published_at, now()) else published_at end,
        version = version + 1, updated_at = now()
      where id = any(${ids}::bigint[])`.execute(trx),
  );

/** Publishes complete posts; setting a post to draft also cancels its schedule. */
export const setBlogPostStatus: BulkAction<Filter, { status: Status }> = {
  kind: 'blogPosts.status',
  access: ['blogPosts', 'edit'],
  isUndoable: true,
  matching: blogPosts.matching,
  apply: async (trx, viewer, ids, { status }) => {
    const rows = await lockPosts(trx, viewer, ids, status);
    const refused = rows.filter((row) => status === '1' && !row.isComplete);
    const changed = rows.filter((row) => row.changes && !refused.includes(row));
    await setStatus(
      trx,
      viewer.userId,
      changed.map(({ id }) => id),
      { status },
    );
    return [...missing(ids, rows), ...refused.map(incomplete)];
  },
};

const incomplete = ({ id, title }: Locked): BulkFailure => ({
  id,
  label: title,
  code: 'INVALID',
  msg: 'error.BLOG_POST_INCOMPLETE',
});

/** Withdraws published posts, for a reason that is sent to their owners. */
export const withdrawBlogPosts: BulkAction<Filter, { reason: string }> = {
  kind: 'blogPosts.withdraw',
  access: ['blogList', 'edit'],
  matching: blogPosts.matching,
  apply: async (trx, viewer, ids, { reason }) => {
    const rows = await lockPosts(trx, viewer, ids, '2');
    const changed = rows.filter((row) => row.changes).map(({ id }) => id);
    await setStatus(trx, viewer.userId, changed, { status: '2', reason });
    await notifyOwners(trx, changed, reason);
    return missing(ids, rows);
  },
};

const notifyOwners = async (trx: Trx, ids: readonly string[], reason: string): Promise<void> => {
  const { rows } = await sql<
    Record<'id' | 'title', string> & Record<'maker' | 'vendor', string | null>
  >`
    select id, title, manufacturer_id as maker, vendor_id as vendor from blog_posts
    where id = any(${ids}::bigint[])
      and num_nonnulls(manufacturer_id, vendor_id) = 1`.execute(trx);
  const notes = rows.map(({ id, title, maker, vendor }) => ({
    ...(maker === null ? { vendorId: vendor ?? '' } : { manufacturerId: maker }),
    params: { title, reason },
    link: `/blog/${id}`,
  }));
  await notify(trx, 'blogPostWithdrawn', notes);
};

/**
 * Publishes posts whose scheduled time has come, including those missed while no server was
 * running. If two servers run this at once, each takes the posts that the other has not. The
 * history names the user who scheduled it.
 */
export const publishDuePosts = async (db: Db): Promise<void> => {
  for (;;) {
    const isDone = await inTransaction(db, async (trx) => {
      const { rows } = await sql<{ id: string; planner: string | null }>`
        select t.id, (
          select c.user_id from changes c where c.entity = ${blogPosts.name} and c.entity_id = t.id
          order by c.id desc limit 1) as planner
        from blog_posts t where t.publish_at <= now()
        order by t.publish_at limit 1 for update of t skip locked`.execute(trx);
      const [due] = rows;
      if (due) await setStatus(trx, due.planner, [due.id], { status: '1' });
      return !due;
    });
    if (isDone) return;
  }
};
