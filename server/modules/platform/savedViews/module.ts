import type { Module } from '#server/modules/module.ts';
import { savedViewResolvers } from './resolvers.ts';

export const savedViewsModule: Module = {
  resolvers: savedViewResolvers,
};
