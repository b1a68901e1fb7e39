import type { Module } from '#server/entity/module.ts';
import { accountResolvers } from './resolvers.ts';

export const accountsModule: Module = {
  resolvers: accountResolvers,
};
