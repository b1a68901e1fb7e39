import type { Module } from '#server/modules/module.ts';
import { jobResolvers } from './resolvers.ts';

export const jobsModule: Module = {
  resolvers: jobResolvers,
};
