import { bulkKind } from '#server/jobs/runBulkJob.ts';
import type { Module } from '#server/modules/module.ts';
import { removeImports } from './bulk.ts';
import { importResolvers } from './resolvers.ts';
import { importJob } from './run.ts';

export const importsModule: Module = {
  resolvers: importResolvers,
  jobs: [importJob, bulkKind(removeImports)],
};
