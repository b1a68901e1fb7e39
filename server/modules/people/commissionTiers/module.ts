import {
  commissionResetInput,
  commissionTiersInput,
} from '#contract/rules/people/commissionTiers.ts';
import { id } from '#contract/rules/platform/fields.ts';
import { inTransaction } from '#server/db/database.ts';
import { writingOf } from '#server/entity/resolvers.ts';
import { restorerOf } from '#server/entity/restore.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { Module } from '#server/modules/module.ts';
import { commissionTiers, resetTiers, tiersOf, updateTiers } from './tiers.ts';

export const commissionTiersModule: Module = {
  entities: [commissionTiers],
  records: [restorerOf(commissionTiers)],
  resolvers: {
    Query: {
      commissionTiers: async (_, { vendorId }, context) => {
        const viewer = viewerOf(context);
        const requested = vendorId == null ? null : parseId(id, vendorId);
        return answer(await tiersOf(context.db, viewer.vendorId ?? requested));
      },
    },
    Mutation: {
      updateCommissionTiers: async (_, args, context) => {
        const input = parse(commissionTiersInput, args.input);
        await inTransaction(context.db, (trx) => updateTiers(writingOf(context, trx), input));
        return answer(await tiersOf(context.db, input.vendorId ?? null));
      },
      resetCommissionTiers: async (_, args, context) => {
        const input = parse(commissionResetInput, args.input);
        await inTransaction(context.db, (trx) => resetTiers(writingOf(context, trx), input));
        return answer(await tiersOf(context.db, input.vendorId));
      },
    },
  },
};
