import { sql } from 'kysely';
import { newVariationInput, variationCombinationInput } from '#contract/rules/catalogue/parent.ts';
import {
  variationsPublishInput,
  variationsStatusInput,
} from '#contract/rules/catalogue/variation.ts';
import { id } from '#contract/rules/platform/fields.ts';
import { variationImagesInput } from '#contract/rules/platform/image.ts';
import { recordById } from '#server/entity/read.ts';
import { requestedAt } from '#server/entity/resolvers.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { removeVariations, variationActions } from './bulk.ts';
import { trackedVariation } from './changes.ts';
import { combineVariation, createVariation } from './combinations.ts';
import { draftsCompleteness } from './completeness.ts';
import { editVariations, formerEditActions } from './edit/action.ts';
import { variationsEditResolvers } from './edit/resolvers.ts';
import { variationExporter } from './export.ts';
import { replaceImages, variationImages } from './images.ts';
import { variationRestorer } from './restore.ts';
import { editRows } from './rows/action.ts';
import { variationRowsResolvers } from './rows/resolvers.ts';
import { updateVariation } from './update.ts';
import { variations } from './variations.ts';

const imageResolvers: Resolvers = {
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

const { publish, setDraft, attachServices } = variationActions;

export const variationsModule: readonly Module[] = [
  entityModule(variations, {
    except: ['create'],
    update: updateVariation,
    remove: removeVariations,
    restorer: variationRestorer,
    exporter: variationExporter,
  }),
  {
    carriers: [
      {
        tracked: trackedVariation,
        table: 'variations',
        links: [
          {
            kind: 'tag',
            table: 'variation_tags',
            of: 'variation_id',
            to: 'tag_id',
            isOrdered: false,
          },
        ],
      },
    ],
    jobs: [
      bulkKind(publish),
      bulkKind(setDraft),
      bulkKind(attachServices),
      bulkKind(editVariations),
      bulkKind(editRows),
      ...formerEditActions.map((action) => bulkKind(action)),
    ],
    shownImages: [
      (filename) => sql`exists (select from variation_images where filename = ${filename})`,
    ],
    resolvers: [variationsEditResolvers, variationRowsResolvers, imageResolvers],
  },
  {
    resolvers: (contributions) => ({
      Query: {
        variationsCompleteness: async (_, { input }, context) => {
          const target = parse(variationsPublishInput, input);
          return answer(await draftsCompleteness(context.db, viewerOf(context), target));
        },
      },
      Mutation: {
        variationCreate: async (_, { parent_id, input }, context, info) => {
          const viewer = viewerOf(context);
          const parent = parseId(id, parent_id);
          const given = parse(newVariationInput, input);
          const created = await createVariation(context.db, viewer, parent, given);
          const asked = requestedAt(info, 'data');
          return answer(await recordById(context.db, viewer, variations, created, asked));
        },
        updateVariationCombination: async (_, args, context, info) => {
          const viewer = viewerOf(context);
          const variation = parseId(id, args.id);
          const input = parse(variationCombinationInput, args.input);
          await combineVariation(context.db, viewer, variation, input);
          const asked = requestedAt(info, 'data');
          return answer(await recordById(context.db, viewer, variations, variation, asked));
        },
        variationDelete: async (_, args, context) => {
          const { data } = await runBulk(
            context,
            removeVariations(contributions),
            { ids: [parseId(id, args.id)] },
            {},
          );
          return answer(data);
        },
        updateProductVariationsStatus: (_, { input }, context) => {
          const { status, onlyComplete, ...target } = parse(variationsStatusInput, input);
          return status === '1'
            ? runBulk(context, publish, target, { onlyComplete })
            : runBulk(context, setDraft, target, {});
        },
        publishVariations: (_, { input }, context) => {
          const { onlyComplete, ...target } = parse(variationsPublishInput, input);
          return runBulk(context, publish, target, { onlyComplete });
        },
      },
    }),
  },
];
