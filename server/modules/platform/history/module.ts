import type { Module } from '#server/modules/module.ts';
import { kindsOf } from './kinds.ts';
import { historyResolvers } from './resolvers.ts';

export const historyModule: Module = {
  resolvers: ({ records, named }) => historyResolvers(kindsOf(records, named)),
};
