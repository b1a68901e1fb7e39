import type { Module } from '#server/entity/module.ts';
import { jobResolvers } from './resolvers.ts';

export const jobsModule: Module = {
  resolvers: jobResolvers,
};
