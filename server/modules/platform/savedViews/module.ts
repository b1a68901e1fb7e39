import type { Module } from '#server/entity/module.ts';
import { savedViewResolvers } from './resolvers.ts';

export const savedViewsModule: Module = {
  resolvers: savedViewResolvers,
};
