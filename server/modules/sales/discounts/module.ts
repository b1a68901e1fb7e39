import { activity } from '#contract/rules/platform/calendarDate.ts';
import { discountCodesInput } from '#contract/rules/sales/discount.ts';
import { discounts as german } from '#i18n/de/sales/discounts.ts';
import { discounts as english } from '#i18n/en/sales/discounts.ts';
import { inTransaction } from '#server/db/database.ts';
import { deleteAction, flagColumn, statusAction } from '#server/entity/actions.ts';
import { exporterOf } from '#server/entity/export.ts';
import {
  createResolver,
  deleteResolver,
  exportResolver,
  listResolver,
  oneResolver,
  statusResolver,
  updateResolver,
  writingOf,
} from '#server/entity/resolvers.ts';
import { restorerOf } from '#server/entity/restore.ts';
import { answer } from '#server/graphql/answer.ts';
import { parse } from '#server/graphql/errors.ts';
import { exportKind } from '#server/jobs/exports.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import type { Module } from '#server/modules/module.ts';
import { announcementBars } from './bars.ts';
import { createCodes } from './codes.ts';
import { discounts } from './discounts.ts';

const remove = deleteAction(discounts);
const setStatus = statusAction(discounts, undefined, flagColumn('is_active', 'active'));

const exporter = exporterOf(discounts, {
  texts: { de: german, en: english },
  cells: {
    code: ({ code }) => code,
    kind: ({ kind }, { kinds }) => kinds[kind as keyof typeof kinds],
    value: ({ value }) => value,
    state: ({ state }, { states }) => states[state as keyof typeof states],
    startsOn: ({ startsOn }) => startsOn,
    endsOn: ({ endsOn }) => endsOn,
    used: ({ used }) => used,
    maxUses: ({ maxUses }) => maxUses,
    barMessage: ({ isBarShown, barMessage }) => (isBarShown ? barMessage : ''),
  },
  filename: { de: 'rabatte', en: 'discounts' },
});

export const discountsModule: Module = {
  entities: [discounts],
  jobs: [bulkKind(remove), bulkKind(setStatus), exportKind(exporter)],
  records: [restorerOf(discounts)],
  resolvers: {
    Query: {
      discounts: listResolver(discounts),
      discountById: oneResolver(discounts),
      announcementBars: async (_, __, { db }) => answer(await announcementBars(db)),
    },
    Mutation: {
      createDiscount: createResolver(discounts),
      createDiscountCodes: async (_, { input }, context) => {
        const wanted = parse(discountCodesInput, input);
        return answer(
          await inTransaction(context.db, (trx) => createCodes(writingOf(context, trx), wanted)),
        );
      },
      updateDiscount: updateResolver(discounts),
      deleteDiscountByIds: deleteResolver(discounts, remove),
      updateDiscountStatus: statusResolver(discounts, setStatus, activity),
      exportDiscounts: exportResolver(discounts, exporter),
    },
  },
};
