import type { Module } from '#server/modules/module.ts';
import { suggestFromPictures } from './route.ts';

export const suggestionModule: Module = {
  routes: [suggestFromPictures],
};
