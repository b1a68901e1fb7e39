import { sampleBoxLinkInput, sampleBoxLinksInput } from '#contract/rules/catalogue/sampleBox.ts';
import { id } from '#contract/rules/platform/fields.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import { answer, done } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { sampleBoxes } from './boxes.ts';
import { linkActions } from './bulk.ts';
import { linkParent, sampleBoxProducts, unlinkParent } from './links.ts';

export const sampleBoxesModule: readonly Module[] = [
  entityModule(sampleBoxes),
  {
    jobs: [bulkKind(linkActions.link), bulkKind(linkActions.unlink)],
    resolvers: {
      Query: {
        getSampleBoxProducts: async (_, args, context) =>
          answer(await sampleBoxProducts(context.db, viewerOf(context), parseId(id, args.id))),
      },
      Mutation: {
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
          const {
            sample_box_id: sampleBoxId,
            linked,
            ...target
          } = parse(sampleBoxLinksInput, input);
          const action = linked ? linkActions.link : linkActions.unlink;
          return runBulk(context, action, target, { sampleBoxId, linked });
        },
      },
    },
  },
];
