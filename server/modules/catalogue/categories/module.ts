import type { Module } from '#server/modules/module.ts';
import { categoryResolvers } from './resolvers.ts';
import { categoryRestorer } from './restore.ts';

export const categoriesModule: Module = {
  resolvers: categoryResolvers,
  records: [categoryRestorer],
};
