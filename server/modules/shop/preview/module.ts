import { previewTarget } from '#contract/rules/shop/preview.ts';
import { parse } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { requestedFields } from '#server/graphql/selection.ts';
import type { Module } from '#server/modules/module.ts';
import { shopPreviews } from './links.ts';
import { previewOf } from './preview.ts';

export const previewModule: Module = {
  resolvers: {
    Query: {
      shopPreviews: async (_, args, context) =>
        answer(await shopPreviews(context, viewerOf(context), parse(previewTarget, args))),
    },
  },
  shopResolvers: {
    Query: {
      preview: (_, { token }, context, info) =>
        previewOf(context, token, {
          ofProduct: requestedFields(info, ['product', 'variations']),
          ofMenuItem: requestedFields(info, ['variations']),
          ofStyle: requestedFields(info, ['style', 'variations']),
        }),
    },
  },
};
