import type { Module } from '#server/modules/module.ts';
import { sessionResolvers } from './resolvers.ts';

export const sessionModule: Module = {
  resolvers: sessionResolvers,
};
