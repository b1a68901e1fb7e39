import { answer } from '#server/graphql/answer.ts';
import type { Module } from '#server/modules/module.ts';
import { systemState } from './state.ts';

export const systemModule: Module = {
  resolvers: {
    Query: {
      system: async (_, __, { operations }) => answer(await systemState(operations)),
    },
  },
};
