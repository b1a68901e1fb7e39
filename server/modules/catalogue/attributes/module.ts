import { nothing } from '#server/entity/uses.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import type { Module } from '#server/modules/module.ts';
import { attributeActions } from './bulk.ts';
import { optionActions } from './optionBulk.ts';
import { optionResolvers } from './optionResolvers.ts';
import { optionGroupRestorer, optionRestorer } from './optionRestore.ts';
import { attributeResolvers } from './resolvers.ts';
import { attributeRestorer } from './restore.ts';

export const attributesModule: Module = {
  resolvers: [
    attributeResolvers,
    ({ uses }) => optionResolvers(uses.attributeOptionGroup ?? nothing),
  ],
  jobs: [bulkKind(attributeActions.remove), bulkKind(optionActions.remove)],
  records: [attributeRestorer, optionRestorer, optionGroupRestorer],
};
