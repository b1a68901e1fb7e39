import { inTransaction } from '#server/db/database.ts';
import { writingOf } from '#server/entity/resolvers.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { Module } from '#server/modules/module.ts';
import { enableWholesale, orderSettings, orderSettingsHistory } from './settings.ts';

export const orderSettingsModule: Module = {
  entities: [
    { name: 'orderSettings', plural: 'orderSettings', area: 'orderSettings', table: 'vendors' },
  ],
  records: [orderSettingsHistory],
  resolvers: {
    Query: {
      orderSettings: async (_, __, context) =>
        answer(await orderSettings(context.db, viewerOf(context).vendorId)),
    },
    Mutation: {
      enableWholesale: async (_, __, context) => {
        await inTransaction(context.db, (trx) => enableWholesale(writingOf(context, trx)));
        return answer(await orderSettings(context.db, viewerOf(context).vendorId));
      },
    },
  },
};
