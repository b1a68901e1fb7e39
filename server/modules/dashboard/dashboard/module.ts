import type { Module } from '#server/modules/module.ts';
import { dashboardResolvers } from './resolvers.ts';

export const dashboardModule: Module = {
  resolvers: dashboardResolvers,
};
