import type { Module } from '#server/modules/module.ts';
import { serveImages } from './imageRoute.ts';
import { acceptUploads } from './uploadRoute.ts';

export const imagesModule: Module = {
  routes: [serveImages, acceptUploads],
};
