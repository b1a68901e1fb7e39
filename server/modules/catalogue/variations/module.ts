import { sql } from 'kysely';
import type { BulkAction } from '#server/jobs/bulk.ts';
import { exportKind } from '#server/jobs/exports.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import type { Module } from '#server/modules/module.ts';
import { variationActions } from './bulk.ts';
import { editActions } from './edit/edits.ts';
import { variationsEditResolvers } from './edit/resolvers.ts';
import { variationExporter } from './export.ts';
import { imageResolvers } from './imageResolvers.ts';
import { variationResolvers } from './resolvers.ts';
import { variationRestorer } from './restore.ts';

export const variationsModule: Module = {
  resolvers: [variationResolvers, variationsEditResolvers, imageResolvers],
  jobs: [
    bulkKind(variationActions.publish),
    bulkKind(variationActions.setDraft),
    bulkKind(variationActions.remove),
    bulkKind(variationActions.attachServices),
    ...editActions.map((action) => bulkKind(action as BulkAction<never, never>)),
    exportKind(variationExporter),
  ],
  records: [variationRestorer],
  shownImages: [
    (filename) => sql`exists (select from variation_images where filename = ${filename})`,
  ],
};
