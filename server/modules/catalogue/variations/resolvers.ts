import { newVariationInput, variationCombinationInput } from '#contract/rules/catalogue/parent.ts';
import {
  variationInput,
  variationsExportInput,
  variationsInput,
  variationsPublishInput,
  variationsQuery,
  variationsStatusInput,
} from '#contract/rules/catalogue/variation.ts';
import { id } from '#contract/rules/platform/fields.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { requestedFields } from '#server/graphql/selection.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { beginExport } from '#server/jobs/exports.ts';
import { variationActions } from './bulk.ts';
import { combineVariation, createVariation } from './combinations.ts';
import { draftsCompleteness } from './completeness.ts';
import { variationExporter } from './export.ts';
import { listVariations, variationById } from './page.ts';
import { updateVariation } from './update.ts';

export const variationResolvers: Resolvers = {
  Query: {
    variations: async (_, { query }, context, info) => {
      const filter = parse(variationsQuery, query);
      const fields = requestedFields(info, ['data', 'results']);
      return answer(listVariations(context.db, viewerOf(context), filter, fields));
    },
    variationById: async (_, args, context, info) =>
      answer(
        await variationById(
          context.db,
          viewerOf(context),
          parseId(id, args.id),
          requestedFields(info, ['data']),
        ),
      ),
    variationsCompleteness: async (_, { input }, context) =>
      answer(
        await draftsCompleteness(
          context.db,
          viewerOf(context),
          parse(variationsPublishInput, input),
        ),
      ),
  },
  Mutation: {
    variationCreate: async (_, { parent_id, input }, context, info) => {
      const viewer = viewerOf(context);
      const parent = parseId(id, parent_id);
      const { db } = context;
      const created = await createVariation(db, viewer, parent, parse(newVariationInput, input));
      return answer(await variationById(db, viewer, created, requestedFields(info, ['data'])));
    },
    updateVariationCombination: async (_, args, context, info) => {
      const viewer = viewerOf(context);
      const variation = parseId(id, args.id);
      const { db } = context;
      await combineVariation(db, viewer, variation, parse(variationCombinationInput, args.input));
      return answer(await variationById(db, viewer, variation, requestedFields(info, ['data'])));
    },
    variationUpdate: async (_, args, context, info) => {
      const viewer = viewerOf(context);
      const variation = parseId(id, args.id);
      await updateVariation(context.db, viewer, variation, parse(variationInput, args.input));
      return answer(
        await variationById(context.db, viewer, variation, requestedFields(info, ['data'])),
      );
    },
    variationDelete: async (_, args, context) => {
      const ids = [parseId(id, args.id)];
      const { data } = await runBulk(context, variationActions.remove, { ids }, {});
      return answer(data);
    },
    variationDeleteByIds: (_, args, context) =>
      runBulk(context, variationActions.remove, parse(variationsInput, args), {}),
    exportVariations: async (_, { input }, context) =>
      answer(await beginExport(context, variationExporter, parse(variationsExportInput, input))),
    updateProductVariationsStatus: (_, { input }, context) => {
      const { status, onlyComplete, ...target } = parse(variationsStatusInput, input);
      return status === '1'
        ? runBulk(context, variationActions.publish, target, { onlyComplete })
        : runBulk(context, variationActions.setDraft, target, {});
    },
    publishVariations: (_, { input }, context) => {
      const { onlyComplete, ...target } = parse(variationsPublishInput, input);
      return runBulk(context, variationActions.publish, target, { onlyComplete });
    },
  },
};
