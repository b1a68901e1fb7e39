import { id } from '#contract/rules/fields.ts';
import {
  sampleBoxesQuery,
  sampleBoxesTarget,
  sampleBoxInput,
  sampleBoxLinkInput,
  sampleBoxLinksInput,
} from '#contract/rules/sampleBox.ts';
import type { Resolvers } from '#server/generated/graphql.ts';
import { answer, done } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { parse, parseId } from '#server/graphql/errors.ts';
import { listResolvers } from '#server/graphql/list.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { listSampleBoxes, sampleBoxById } from './boxes.ts';
import { sampleBoxActions } from './bulk.ts';
import { createSampleBox, updateSampleBox } from './changes.ts';
import { linkParent, sampleBoxProducts, unlinkParent } from './links.ts';

export const sampleBoxResolvers: Resolvers = {
  SampleBoxList: listResolvers,
  Query: {
    sampleBoxes: async (_, { query }, { db }) =>
      answer(await listSampleBoxes(db, parse(sampleBoxesQuery, query))),
    sampleBoxById: async (_, args, { db }) => answer(await sampleBoxById(db, parseId(id, args.id))),
    getSampleBoxProducts: async (_, args, context) =>
      answer(await sampleBoxProducts(context.db, viewerOf(context), parseId(id, args.id))),
  },
  Mutation: {
    createSampleBox: async (_, { input }, context) => {
      const { db } = context;
      const values = parse(sampleBoxInput, input);
      const created = await createSampleBox(db, viewerOf(context).userId, values);
      return answer(await sampleBoxById(db, created));
    },
    updateSampleBox: async (_, args, context) => {
      const { db } = context;
      const box = parseId(id, args.id);
      const values = parse(sampleBoxInput, args.input);
      await updateSampleBox(db, viewerOf(context).userId, box, values);
      return answer(await sampleBoxById(db, box));
    },
    deleteSampleBoxByIds: (_, args, context) =>
      runBulk(context, sampleBoxActions.remove, parse(sampleBoxesTarget, args), {}),
    linkSampleBox: async (_, { input }, context) => {
      const link = parse(sampleBoxLinkInput, input);
      return answer(await linkParent(context.db, viewerOf(context), link));
    },
    unlinkSampleBox: async (_, { input }, context) => {
      const link = parse(sampleBoxLinkInput, input);
      await unlinkParent(context.db, viewerOf(context), link);
      return done();
    },
    updateSampleBoxLinks: (_, { input }, context) => {
      const { sample_box_id: sampleBoxId, linked, ...target } = parse(sampleBoxLinksInput, input);
      const action = linked ? sampleBoxActions.link : sampleBoxActions.unlink;
      return runBulk(context, action, target, { sampleBoxId, linked });
    },
  },
};
