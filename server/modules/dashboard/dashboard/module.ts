import type { Module } from '#server/entity/module.ts';
import { dashboardResolvers } from './resolvers.ts';

export const dashboardModule: Module = {
  resolvers: dashboardResolvers,
};
