import type { Module } from '#server/entity/module.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import { removePictures } from './remove.ts';
import { galleryResolvers } from './resolvers.ts';

export const galleryModule: Module = {
  resolvers: galleryResolvers,
  jobs: [bulkKind(removePictures)],
};
