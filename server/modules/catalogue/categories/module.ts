import type { Module } from '#server/modules/module.ts';
import { categoryResolvers } from './resolvers.ts';
import { categoryRestorer } from './restore.ts';

export const categoriesModule: Module = {
  resolvers: categoryResolvers,
  entities: [
    {
      name: 'category',
      plural: 'categories',
      area: 'categories',
      table: 'categories',
      calls: { remove: 'deleteCategory' },
    },
  ],
  records: [categoryRestorer],
};
