import type { Module } from '#server/modules/module.ts';
import { accountResolvers } from './resolvers.ts';

export const accountsModule: Module = {
  resolvers: accountResolvers,
};
