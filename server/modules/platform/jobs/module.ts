import { id } from '#contract/rules/platform/fields.ts';
import { jobFailuresQuery, jobsQuery } from '#contract/rules/platform/job.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import * as jobs from '#server/jobs/jobs.ts';
import type { Module } from '#server/modules/module.ts';
import { serveJobFiles } from './fileRoute.ts';

const jobResolvers: Resolvers = {
  Query: {
    jobs: async (_, { query }, context) =>
      answer(await jobs.listJobs(context.db, viewerOf(context), parse(jobsQuery, query))),
    jobById: async (_, args, context) =>
      answer(await jobs.jobById(context.db, viewerOf(context), parseId(id, args.id))),
    jobFailures: async (_, args, context) =>
      answer(
        await jobs.jobFailures(
          context.db,
          viewerOf(context),
          parseId(id, args.id),
          parse(jobFailuresQuery, args.query),
        ),
      ),
  },
  Mutation: {
    stopJob: async (_, args, context) =>
      answer(await jobs.stopJob(context.db, viewerOf(context), parseId(id, args.id))),
    retryJob: async (_, args, context) =>
      answer(
        await jobs.retryJob(context.db, context.queue, viewerOf(context), parseId(id, args.id)),
      ),
  },
};

export const jobsModule: Module = {
  resolvers: jobResolvers,
  routes: [serveJobFiles],
};
