import { nothing } from '#server/entity/uses.ts';
import type { Module } from '#server/modules/module.ts';
import { categoryResolvers } from './resolvers.ts';
import { categoryRestorer } from './restore.ts';

export const categoriesModule: Module = {
  resolvers: ({ uses }) => categoryResolvers(uses.category ?? nothing),
  records: [categoryRestorer],
};
