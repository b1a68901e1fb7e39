import { limits } from '#contract/limits.ts';
import type { Region } from '#contract/regions/region.ts';
import { serviceGroupsQuery } from '#contract/rules/catalogue/service.ts';
import { drivingCostTableInput } from '#contract/rules/selling/drivingCost.ts';
import { drivingCosts as germanCosts } from '#i18n/de/selling/drivingCosts.ts';
import { serviceSettings as germanSettings } from '#i18n/de/selling/serviceSettings.ts';
import { drivingCosts as englishCosts } from '#i18n/en/selling/drivingCosts.ts';
import { serviceSettings as englishSettings } from '#i18n/en/selling/serviceSettings.ts';
import { inTransaction } from '#server/db/database.ts';
import { exporterOf } from '#server/entity/export.ts';
import { requestedAt, writingOf } from '#server/entity/resolvers.ts';
import { parse } from '#server/errors/domainError.ts';
import { answer, done } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { listResolvers } from '#server/graphql/list.ts';
import { serviceGroups } from '#server/modules/catalogue/services/services.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { drivingCosts } from './drivingCosts.ts';
import { serviceSettings } from './settings.ts';
import { updateDrivingCosts } from './table.ts';

const namesOfRegions = (regions: readonly Region[]): string =>
  regions.map(({ value }) => value ?? 'DE').join(', ');

const amount = (given: string | null): number | null => (given === null ? null : Number(given));

const settingsExporter = exporterOf(serviceSettings, {
  texts: { de: germanSettings, en: englishSettings },
  cells: {
    name: ({ name }) => name,
    defaultHourlyPrice: ({ defaultHourlyPrice }) => amount(defaultHourlyPrice),
    serviceDurationType: ({ serviceDurationType }, { durationTypes }) =>
      durationTypes[serviceDurationType as keyof typeof durationTypes],
    serviceDuration: ({ serviceDuration }) => serviceDuration,
    minServiceDuration: ({ minServiceDuration }) => minServiceDuration,
    maximumDeployableRadius: ({ maximumDeployableRadius }) => maximumDeployableRadius,
    minOrderValue: ({ minOrderValue }) => amount(minOrderValue),
    adjustmentType: ({ adjustmentType }, { adjustmentTypes }) =>
      adjustmentTypes[adjustmentType as keyof typeof adjustmentTypes],
    adjustmentAmount: ({ adjustmentAmount }) => amount(adjustmentAmount),
    regions: ({ regions }) => namesOfRegions(regions),
  },
  filename: { de: 'serviceeinstellungen', en: 'service-settings' },
});

const costsExporter = exporterOf(drivingCosts, {
  texts: { de: germanCosts, en: englishCosts },
  cells: {
    regions: ({ regions }) => namesOfRegions(regions),
    cost: ({ cost }) => amount(cost),
  },
  filename: { de: 'anfahrtskosten', en: 'driving-costs' },
});

export const craftsmanSettingsModule: readonly Module[] = [
  entityModule(serviceSettings, { exporter: settingsExporter }),
  entityModule(drivingCosts, { exporter: costsExporter }),
  {
    resolvers: {
      Query: {
        getServiceGroups: async (_, __, context, info) => {
          const all = parse(serviceGroupsQuery, { size: limits.maxPageSize });
          const requested = requestedAt(info, 'data');
          const list = await serviceGroups.list(context.db, viewerOf(context), all, requested);
          return answer(await listResolvers.results(list));
        },
        getSuggestedDurations: async (_, __, { db }) =>
          answer(
            await db
              .selectFrom('services')
              .select(['id as serviceId', 'duration'])
              .orderBy('id')
              .execute(),
          ),
      },
      Mutation: {
        updateDrivingCosts: async (_, { input }, context) => {
          const table = parse(drivingCostTableInput, input);
          await inTransaction(context.db, (trx) =>
            updateDrivingCosts(writingOf(context, trx), table),
          );
          return done();
        },
      },
    },
  },
];
