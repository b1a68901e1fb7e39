import { sampleBoxLinkInput, sampleBoxLinksInput } from '#contract/rules/catalogue/sampleBox.ts';
import type { VariationsFilter } from '#contract/rules/catalogue/variation.ts';
import { id } from '#contract/rules/platform/fields.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import { answer, done } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { type BulkAction, runBulk } from '#server/jobs/bulk.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import { variationReader } from '#server/modules/catalogue/variations/page.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { sampleBoxes } from './boxes.ts';
import { type BoxLinks, linkParent, sampleBoxProducts, setLinks, unlinkParent } from './links.ts';

const linking = (kind: string): BulkAction<VariationsFilter, BoxLinks> => ({
  kind,
  access: ['sampleBoxLinks', 'edit'],
  assertFilter: variationReader.assertFilter,
  matching: variationReader.matching,
  apply: setLinks,
});

/** Bulk actions that link many variations to a box or unlink them. */
const linkActions = {
  link: linking('sampleBoxes.link'),
  unlink: linking('sampleBoxes.unlink'),
};

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
