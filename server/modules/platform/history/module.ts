import { bulkKind } from '#server/jobs/runBulkJob.ts';
import type { Module } from '#server/modules/module.ts';
import { kindsOf } from './kinds.ts';
import { historyResolvers } from './resolvers.ts';
import { undoAction } from './undo.ts';

/** Each record is restored individually, so that one that cannot be is reported alone. */
const undoAtOnce = 50;

export const historyModule: Module = {
  jobs: ({ records, named }) => [bulkKind(undoAction(kindsOf(records, named)), undoAtOnce)],
  resolvers: ({ records, named }) => historyResolvers(kindsOf(records, named)),
};
