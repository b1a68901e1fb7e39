import type { Module } from '#server/modules/module.ts';
import { manufacturerResolvers } from './resolvers.ts';

export const manufacturersModule: Module = {
  resolvers: manufacturerResolvers,
  named: [{ kind: 'manufacturer', table: 'manufacturers', label: 'company_name' }],
};
