import { variationRowsInput } from '#contract/rules/catalogue/variationRows.ts';
import { parse } from '#server/errors/domainError.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { doBulk } from '#server/jobs/bulk.ts';
import { editRows } from './action.ts';

export const variationRowsResolvers: Resolvers = {
  Mutation: {
    editVariationRows: (_, { input }, context) => {
      const { rows } = parse(variationRowsInput, input);
      const ids = rows.map(({ id }) => id);
      const byId = Object.fromEntries(rows.map(({ id, ...row }) => [id, row]));
      const { db, queue } = context;
      // the list shows the reason of each row, even if none was saved
      return doBulk({ db, queue, viewer: viewerOf(context) }, editRows, { ids }, { rows: byId });
    },
  },
};
