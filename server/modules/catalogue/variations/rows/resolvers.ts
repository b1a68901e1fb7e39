import { variationRowsInput } from '#contract/rules/catalogue/variationRows.ts';
import { parse } from '#server/errors/domainError.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { editRows } from './action.ts';

export const variationRowsResolvers: Resolvers = {
  Mutation: {
    editVariationRows: (_, { input }, context) => {
      const { rows } = parse(variationRowsInput, input);
      const ids = rows.map(({ id }) => id);
      const byId = Object.fromEntries(rows.map(({ id, ...row }) => [id, row]));
      return runBulk(context, editRows, { ids }, { rows: byId });
    },
  },
};
