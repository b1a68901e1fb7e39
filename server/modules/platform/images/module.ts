import type { Module } from '#server/entity/module.ts';
import { imageResolvers } from './resolvers.ts';

export const imagesModule: Module = {
  resolvers: imageResolvers,
};
