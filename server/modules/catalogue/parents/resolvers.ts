import { generationInput, generationPage } from '#contract/rules/catalogue/generation.ts';
import {
  parentsQuery,
  parentsStatusInput,
  parentsTarget,
  productCreateInput,
  productUpdateInput,
} from '#contract/rules/catalogue/parent.ts';
import { id } from '#contract/rules/platform/fields.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { requestedFields } from '#server/graphql/selection.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { parentActions } from './bulk.ts';
import { createParent, updateParent } from './changes.ts';
import { familyImpact } from './family.ts';
import { generateVariations } from './generation/generate.ts';
import { previewGeneration } from './generation/preview.ts';
import { listParents, parentById } from './parents.ts';

export const parentResolvers: Resolvers = {
  Query: {
    parents: async (_, { query }, context, info) => {
      const filter = parse(parentsQuery, query);
      const fields = requestedFields(info, ['data', 'results']);
      return answer(listParents(context.db, viewerOf(context), filter, fields));
    },
    productById: async (_, args, context, info) =>
      answer(
        await parentById(
          context.db,
          viewerOf(context),
          parseId(id, args.id),
          requestedFields(info, ['data']),
        ),
      ),
    variationGeneration: async (_, { input, ...page }, context) =>
      answer(
        await previewGeneration(
          context.db,
          viewerOf(context),
          parse(generationInput, input),
          parse(generationPage, page),
        ),
      ),
    productFamilyImpact: async (_, args, context) =>
      answer(
        await familyImpact(
          context.db,
          viewerOf(context),
          parseId(id, args.id),
          parseId(id, args.family_id),
        ),
      ),
  },
  Mutation: {
    productsCreate: async (_, { input }, context, info) => {
      const viewer = viewerOf(context);
      const created = await createParent(context.db, viewer, parse(productCreateInput, input));
      return answer(await parentById(context.db, viewer, created, requestedFields(info, ['data'])));
    },
    productsUpdate: async (_, args, context, info) => {
      const viewer = viewerOf(context);
      const parent = parseId(id, args.id);
      const input = parse(productUpdateInput, args.input);
      const { db, queue } = context;
      const generated = await updateParent({ db, queue, viewer }, parent, input);
      // the message is only visible after the commit
      if (generated?.job) queue.wake('run-job');
      const data = await parentById(db, viewer, parent, requestedFields(info, ['data']));
      return { ...answer(data), generated };
    },
    generateVariations: (_, { input }, context) => {
      const { db, queue } = context;
      const deps = { db, queue, viewer: viewerOf(context) };
      return generateVariations(deps, parse(generationInput, input));
    },
    productsDelete: (_, args, context) =>
      runBulk(context, parentActions.remove, parse(parentsTarget, args), {}),
    updateParentsStatus: (_, { input }, context) => {
      const { status, ...target } = parse(parentsStatusInput, input);
      const action = status === '1' ? parentActions.publish : parentActions.setDraft;
      return runBulk(context, action, target, {});
    },
  },
};
