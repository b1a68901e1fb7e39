import { unique } from '#tests/factories/unique.ts';
import type { AreaCalls } from './calls.ts';

export const calls: AreaCalls = {
  attempts: {
    deleteBlogPostByIds: ({ blog }) => ({ ids: [blog.free] }),
    withdrawBlogPosts: ({ blog }) => ({ input: { ids: [blog.published], reason: 'Bitte kürzen' } }),
  },
  ownAttempts: {
    updateBlogPost: ({ blog }) => ({ id: blog.post, input: { title: unique('post') } }),
    updateBlogPostStatus: ({ blog }) => ({ input: { ids: [blog.planned], status: '2' } }),
    updateBlogPostDraft: ({ blog }) => ({
      id: blog.post,
      input: { content: { title: unique('draft') } },
    }),
    deleteBlogPostDraft: ({ blog }) => ({ id: blog.freeDraft }),
  },
  ofTheCaller: ['createBlogPost', 'exportBlogPosts'],
  further: {
    createBlogPost: () => ({ input: { title: unique('post') } }),
    blogPostById: ({ blog }) => ({ id: blog.post }),
    exportBlogPosts: () => ({ input: { query: {}, format: 'csv', language: 'de' } }),
  },
};
