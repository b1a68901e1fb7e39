import type { Module } from '#server/modules/module.ts';
import { serveJobFiles } from './fileRoute.ts';
import { jobResolvers } from './resolvers.ts';

export const jobsModule: Module = {
  resolvers: jobResolvers,
  routes: [serveJobFiles],
};
