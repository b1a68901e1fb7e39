import { id } from '#contract/rules/platform/fields.ts';
import { savedViewInput, savedViewsQuery } from '#contract/rules/platform/savedView.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { Module } from '#server/modules/module.ts';
import { deleteView, listViews, saveView } from './savedViews.ts';

const savedViewResolvers: Resolvers = {
  Query: {
    savedViews: async (_, args, context) => {
      const { resource } = parse(savedViewsQuery, args);
      return answer(await listViews(context.db, viewerOf(context), resource));
    },
  },
  Mutation: {
    saveView: async (_, { input }, context) =>
      answer(await saveView(context.db, viewerOf(context), parse(savedViewInput, input))),
    deleteSavedView: async (_, args, context) => {
      const view = parseId(id, args.id);
      await deleteView(context.db, viewerOf(context), view);
      return answer([view]);
    },
  },
};

export const savedViewsModule: Module = {
  resolvers: savedViewResolvers,
};
