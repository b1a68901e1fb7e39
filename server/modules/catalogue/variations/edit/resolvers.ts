import { variationsEditInput } from '#contract/rules/catalogue/variationsEdit.ts';
import { previewPage } from '#contract/rules/platform/preview.ts';
import { inTransaction } from '#server/db/database.ts';
import { parse } from '#server/errors/domainError.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import { answer } from '#server/graphql/answer.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { assertAccess, editVariations } from './action.ts';
import { chosenEdits } from './edits.ts';
import { assertPossible } from './plan.ts';
import { previewEdit } from './preview.ts';

/** The rows and the changes of an input, which the viewer may make. */
const readEdit = (context: Context, input: unknown) => {
  const { ids, query, ...changes } = parse(variationsEditInput, input);
  const chosen = chosenEdits(changes);
  assertAccess(viewerOf(context), chosen);
  return { target: { ids, query }, changes, chosen };
};

export const variationsEditResolvers: Resolvers = {
  Query: {
    variationsEditPreview: async (_, { input, page, size }, context) => {
      const { target, chosen } = readEdit(context, input);
      const shown = parse(previewPage, { page, size });
      return answer(await previewEdit(context.db, viewerOf(context), target, chosen, shown));
    },
  },
  Mutation: {
    editVariations: async (_, { input }, context) => {
      const { target, changes, chosen } = readEdit(context, input);
      await inTransaction(context.db, (trx) => assertPossible(trx, viewerOf(context), chosen));
      return runBulk(context, editVariations, target, changes);
    },
  },
};
