import { id } from '#contract/rules/fields.ts';
import { sampleBoxLinkInput } from '#contract/rules/sampleBox.ts';
import type { Resolvers } from '#server/generated/graphql.ts';
import { answer, done } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { parse, parseId } from '#server/graphql/errors.ts';
import { linkParent, sampleBoxProducts, unlinkParent } from './links.ts';

export const sampleBoxResolvers: Resolvers = {
  Query: {
    getSampleBoxProducts: async (_, args, { db }) =>
      answer(await sampleBoxProducts(db, parseId(id, args.id))),
  },
  Mutation: {
    linkSampleBox: async (_, { input }, context) => {
      const link = parse(sampleBoxLinkInput, input);
      return answer(await linkParent(context.db, viewerOf(context).userId, link));
    },
    unlinkSampleBox: async (_, { input }, context) => {
      const link = parse(sampleBoxLinkInput, input);
      await unlinkParent(context.db, viewerOf(context).userId, link);
      return done();
    },
  },
};
