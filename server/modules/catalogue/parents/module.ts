import { bulkKind } from '#server/jobs/runBulkJob.ts';
import type { Module } from '#server/modules/module.ts';
import { parentActions } from './bulk.ts';
import { generation } from './generation/action.ts';
import { parentResolvers } from './resolvers.ts';
import { parentRestorer } from './restore.ts';

export const parentsModule: Module = {
  resolvers: parentResolvers,
  jobs: [
    bulkKind(parentActions.publish),
    bulkKind(parentActions.setDraft),
    bulkKind(parentActions.remove),
    bulkKind(generation),
  ],
  records: [parentRestorer],
};
