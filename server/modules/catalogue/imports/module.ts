import { bulkKind } from '#server/jobs/runBulkJob.ts';
import type { Module } from '#server/modules/module.ts';
import { removeImports } from './bulk.ts';
import { serveImportFiles } from './fileRoutes.ts';
import { importResolvers } from './resolvers.ts';
import { importJob } from './run.ts';
import { acceptProducts } from './uploadRoute.ts';

export const importsModule: Module = {
  routes: [serveImportFiles, acceptProducts],
  resolvers: importResolvers,
  jobs: [importJob, bulkKind(removeImports)],
};
