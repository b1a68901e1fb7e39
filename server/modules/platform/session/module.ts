import type { Module } from '#server/entity/module.ts';
import { sessionResolvers } from './resolvers.ts';

export const sessionModule: Module = {
  resolvers: sessionResolvers,
};
