import { bulkKind } from '#server/jobs/runBulkJob.ts';
import type { Module } from '#server/modules/module.ts';
import { removePictures } from './remove.ts';
import { galleryResolvers } from './resolvers.ts';

export const galleryModule: Module = {
  resolvers: galleryResolvers,
  jobs: (contributions) => [bulkKind(removePictures(contributions))],
};
