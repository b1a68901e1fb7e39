import { id } from '#contract/rules/platform/fields.ts';
import { variationImagesInput } from '#contract/rules/platform/image.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { replaceImages, variationImages } from './images.ts';

export const imageResolvers: Resolvers = {
  Query: {
    variationImages: (_, args, context) =>
      variationImages(context.db, viewerOf(context), parseId(id, args.id)),
  },
  Mutation: {
    updateProductVariationImages: async (_, args, context) => {
      const viewer = viewerOf(context);
      const variation = parseId(id, args.id);
      const input = parse(variationImagesInput, args.input);
      await replaceImages(context.db, viewer, variation, input);
      return answer(await variationImages(context.db, viewer, variation));
    },
  },
};
