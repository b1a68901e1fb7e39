import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { bulkInputOf } from '#contract/rules/platform/bulk.ts';
import {
  id,
  ids,
  line,
  longText,
  requiredText,
  searchText,
  slug,
  status,
  version,
} from '#contract/rules/platform/fields.ts';
import { imageAlt, optionalPicture } from '#contract/rules/platform/image.ts';
import { listQueryOf, oneOf } from '#contract/rules/platform/list.ts';
import { exactMoment, optionalMoment } from '#contract/rules/platform/moment.ts';
import { richDocument } from './document.ts';
import { isBlank } from './documentParts.ts';

/** The state of a post, derived from its status and publishing time. */
export const blogStates = ['draft', 'scheduled', 'published'] as const;
export type BlogState = (typeof blogStates)[number];

const optionalSlug = v.nullish(
  v.union(
    [
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      slug,
    ],
    'rules.slug',
  ),
  null,
);

const fields = v.object({
  title: requiredText(limits.blogTitle),
  slug: optionalSlug,
  teaser: longText(limits.blogTeaser),
  body: v.nullish(richDocument({ bytes: limits.documentBytes, depth: limits.documentDepth }), ''),
  picture: optionalPicture,
  pictureAlt: v.nullish(imageAlt, ''),
  seoTitle: v.nullish(line(limits.seoTitle), ''),
  seoDescription: longText(limits.seoDescription),
  tags: v.nullish(ids(limits.blogTags), []),
  status: v.nullish(status, '2'),
  publishAt: optionalMoment,
  draftId: v.nullish(id),
  version,
});
type Fields = v.InferOutput<typeof fields>;

/** The fields required for publishing a post. */
const neededToPublish = ['slug', 'teaser', 'body', 'picture', 'pictureAlt', 'tags'] as const;

const isThere = (post: Fields, field: (typeof neededToPublish)[number]): boolean => {
  if (field === 'body') return !isBlank(post.body);
  return field === 'tags' ? post.tags.length > 0 : Boolean(post[field]);
};

const isForReaders = ({ status: given, publishAt }: Fields): boolean =>
  given === '1' || publishAt !== null;

export const blogPostInput = v.pipe(
  fields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || !isForReaders(dataset.value)) return;
    const input: Record<string, unknown> = dataset.value;
    for (const key of neededToPublish) {
      if (isThere(dataset.value, key)) continue;
      const at = { type: 'object', origin: 'value', input, key, value: input[key] } as const;
      addIssue({ message: 'rules.neededToPublish', path: [at] });
    }
  }),
  // a published post has no scheduled publishing time
  v.transform((post) => ({ ...post, publishAt: post.status === '1' ? null : post.publishAt })),
);
export type BlogPostInput = v.InferOutput<typeof blogPostInput>;

/** An autosaved draft: not yet validated by the rules, but limited to the fields of a post. */
export const blogPostDraftInput = v.object({
  content: v.object({
    title: v.nullish(line(limits.name), ''),
    slug: v.nullish(line(limits.slug), ''),
    teaser: longText(limits.longValue),
    body: v.nullish(richDocument({ bytes: 3 * limits.documentBytes, depth: 30 }), ''),
    picture: optionalPicture,
    pictureAlt: v.nullish(line(limits.name), ''),
    seoTitle: v.nullish(line(limits.name), ''),
    seoDescription: longText(limits.longValue),
    tags: v.nullish(ids(limits.bulkIds), []),
    status: v.nullish(status, '2'),
    publishAt: optionalMoment,
    version,
  }),
  draftId: v.nullish(id),
  savedAt: v.nullish(exactMoment),
});
export type BlogPostDraftInput = v.InferOutput<typeof blogPostDraftInput>;

export const blogPostsQuery = listQueryOf(
  ['updatedAt', 'title', 'id', 'state', 'publishedAt', 'company'],
  {
    title: searchText,
    state: oneOf(blogStates),
    tag: v.nullish(id),
    company: searchText,
  },
);

/** Administrators withdraw posts and give a reason. */
export const blogPostsWithdrawInput = bulkInputOf(blogPostsQuery, {
  reason: requiredText(limits.withdrawnReason),
});
