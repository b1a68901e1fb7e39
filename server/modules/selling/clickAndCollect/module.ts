import { activity } from '#contract/rules/platform/calendarDate.ts';
import { clickAndCollectInput } from '#contract/rules/selling/clickAndCollect.ts';
import { clickAndCollect as german } from '#i18n/de/selling/clickAndCollect.ts';
import { clickAndCollect as english } from '#i18n/en/selling/clickAndCollect.ts';
import { flagColumn, statusAction } from '#server/entity/actions.ts';
import { exporterOf } from '#server/entity/export.ts';
import { parse } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { clickAndCollectOf, switchClickAndCollect } from './overview.ts';
import { clickAndCollectRules } from './rules.ts';

const setStatus = statusAction(clickAndCollectRules, undefined, flagColumn('is_active', 'active'));

const exporter = exporterOf(clickAndCollectRules, {
  texts: { de: german, en: english },
  cells: {
    name: ({ name }) => name,
    pickupFromDays: ({ pickupFromDays }) => pickupFromDays,
    pickupToDays: ({ pickupToDays }) => pickupToDays,
    note: ({ note }) => note,
    isActive: ({ isActive }, { states }) => states[isActive ? 'active' : 'inactive'],
  },
  filename: { de: 'click-and-collect', en: 'click-and-collect' },
});

export const clickAndCollectModule: readonly Module[] = [
  entityModule(clickAndCollectRules, {
    status: { action: setStatus, statuses: activity },
    exporter,
  }),
  {
    resolvers: {
      Query: {
        getClickAndCollect: async (_, __, context) =>
          answer(await clickAndCollectOf(context.db, viewerOf(context).vendorId)),
      },
      Mutation: {
        updateClickAndCollect: async (_, { input }, context) => {
          const { click_and_collect: isOn } = parse(clickAndCollectInput, input);
          const { vendorId } = viewerOf(context);
          await switchClickAndCollect(context.db, vendorId, isOn);
          return answer(await clickAndCollectOf(context.db, vendorId));
        },
      },
    },
  },
];
