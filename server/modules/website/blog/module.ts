import { sql } from 'kysely';
import { id as idRule, status } from '#contract/rules/platform/fields.ts';
import {
  type BlogState,
  blogPostDraftInput,
  blogPostsWithdrawInput,
} from '#contract/rules/website/blogPost.ts';
import { blog as german } from '#i18n/de/website/blog.ts';
import { blog as english } from '#i18n/en/website/blog.ts';
import { inTransaction } from '#server/db/database.ts';
import { exporterOf } from '#server/entity/export.ts';
import { writingOf } from '#server/entity/resolvers.ts';
import { notFound, parse, parseId } from '#server/errors/domainError.ts';
import { answer, done } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { draftById, draftsOf, dropDraft, replaceTagsInDrafts, saveDraft } from './drafts.ts';
import { blogPosts, createBlogPost, updateBlogPost } from './posts.ts';
import { setBlogPostStatus, withdrawBlogPosts } from './publishing.ts';

const exporter = exporterOf(blogPosts, {
  texts: { de: german, en: english },
  cells: {
    title: ({ title }) => title,
    slug: ({ slug }) => slug,
    teaser: ({ teaser }) => teaser,
    company: ({ company }) => company,
    tagNames: ({ tagNames }) => tagNames.join(', '),
    state: ({ state }, { states }) => states[state as BlogState],
    publishAt: ({ publishAt }) => publishAt,
    publishedAt: ({ publishedAt }) => publishedAt,
    seoTitle: ({ seoTitle }) => seoTitle,
    seoDescription: ({ seoDescription }) => seoDescription,
  },
  filename: { de: 'blogbeitraege', en: 'blog-posts' },
});

const idOrNone = (id: unknown): string | null => (id == null ? null : parseId(idRule, id));

export const blogModule: readonly Module[] = [
  entityModule(blogPosts, {
    create: createBlogPost,
    update: updateBlogPost,
    status: { action: setBlogPostStatus, statuses: status },
    links: { replaced: replaceTagsInDrafts },
    exporter,
  }),
  {
    jobs: [bulkKind(withdrawBlogPosts)],
    pictureUses: [
      sql`select 'blogPost', p.id, p.title, '' from blog_posts p where p.picture = t.filename`,
      sql`select 'blogPost', p.id, p.title, '' from blog_posts p
      where p.body_pictures ? t.filename and p.picture is distinct from t.filename`,
    ],
    pictureHolds: [
      sql`select from blog_post_drafts d
      where d.pictures ? t.filename or d.content ->> 'picture' = t.filename`,
    ],
    resolvers: {
      Query: {
        blogPostDrafts: async (_, { postId }, context) =>
          answer(await draftsOf(context.db, viewerOf(context), idOrNone(postId))),
      },
      Mutation: {
        updateBlogPostDraft: async (_, args, context) => {
          const postId = idOrNone(args.id);
          const input = parse(blogPostDraftInput, args.input);
          const kept = await inTransaction(context.db, (trx) =>
            saveDraft(writingOf(context, trx), postId, input),
          );
          return answer(await draftById(context.db, viewerOf(context), kept));
        },
        deleteBlogPostDraft: async (_, args, context) => {
          const id = parseId(idRule, args.id);
          const wasThere = await inTransaction(context.db, (trx) =>
            dropDraft(writingOf(context, trx), id),
          );
          if (!wasThere) throw notFound();
          return done();
        },
        withdrawBlogPosts: (_, { input }, context) => {
          const { reason, ...target } = parse(blogPostsWithdrawInput, input);
          return runBulk(context, withdrawBlogPosts, target, { reason });
        },
      },
    },
  },
];
