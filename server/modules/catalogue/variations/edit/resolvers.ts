import { can } from '#contract/access.ts';
import { variationsEditInput } from '#contract/rules/catalogue/variationsEdit.ts';
import { previewPage } from '#contract/rules/platform/preview.ts';
import { inTransaction } from '#server/db/database.ts';
import { forbidden, parse } from '#server/errors/domainError.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import { answer } from '#server/graphql/answer.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { actionOf } from './edit.ts';
import { chosenEdit } from './edits.ts';
import { previewEdit } from './preview.ts';

/** The kind of edit and its input; categories belong to products, which not every role may edit. */
const readEdit = (context: Context, input: unknown) => {
  const { ids, query, ...changes } = parse(variationsEditInput, input);
  const chosen = chosenEdit(changes);
  if (!can(viewerOf(context).roles, ...chosen.edit.access)) throw forbidden();
  return { target: { ids, query }, chosen };
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
      const { target, chosen } = readEdit(context, input);
      const { edit, change } = chosen;
      await inTransaction(context.db, (trx) => edit.assertPossible(trx, viewerOf(context), change));
      return runBulk(context, actionOf(edit), target, change);
    },
  },
};
