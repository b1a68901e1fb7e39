import { sql } from 'kysely';
import { activity } from '#contract/rules/platform/calendarDate.ts';
import { discountCodesInput } from '#contract/rules/sales/discount.ts';
import { discounts as german } from '#i18n/de/sales/discounts.ts';
import { discounts as english } from '#i18n/en/sales/discounts.ts';
import { inTransaction } from '#server/db/database.ts';
import { flagColumn, statusAction } from '#server/entity/actions.ts';
import { exporterOf } from '#server/entity/export.ts';
import { writingOf } from '#server/entity/resolvers.ts';
import { parse } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { announcementBars } from './bars.ts';
import { createCodes } from './codes.ts';
import { discountUses } from './conditions.ts';
import { conditionTexts } from './conditionTexts.ts';
import { discounts } from './discounts.ts';

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
    conditions: ({ conditions }, _, language) => conditionTexts(conditions, language).join(' '),
    barMessage: ({ isBarShown, barMessage }) => (isBarShown ? barMessage : ''),
  },
  filename: { de: 'rabatte', en: 'discounts' },
});

export const discountsModule: readonly Module[] = [
  entityModule(discounts, { status: { action: setStatus, statuses: activity }, exporter }),
  {
    uses: discountUses,
    users: { discount: sql`select id, code as name from discounts` },
    resolvers: {
      Mutation: {
        createDiscountCodes: async (_, { input }, context) => {
          const wanted = parse(discountCodesInput, input);
          return answer(
            await inTransaction(context.db, (trx) => createCodes(writingOf(context, trx), wanted)),
          );
        },
      },
    },
    shopResolvers: { Query: { announcementBars: (_, __, { db }) => announcementBars(db) } },
  },
];
