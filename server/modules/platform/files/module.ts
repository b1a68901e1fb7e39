import type { Module } from '#server/modules/module.ts';
import { acceptFiles, serveFiles } from './routes.ts';

export const filesModule: Module = {
  routes: [serveFiles, acceptFiles],
};
