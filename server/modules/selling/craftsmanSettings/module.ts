import { limits } from '#contract/limits.ts';
import type { Region } from '#contract/regions/region.ts';
import { serviceGroupsQuery } from '#contract/rules/catalogue/service.ts';
import { drivingCostTableInput } from '#contract/rules/selling/drivingCost.ts';
import { drivingCosts as germanCosts } from '#i18n/de/selling/drivingCosts.ts';
import { serviceSettings as germanSettings } from '#i18n/de/selling/serviceSettings.ts';
import { drivingCosts as englishCosts } from '#i18n/en/selling/drivingCosts.ts';
import { serviceSettings as englishSettings } from '#i18n/en/selling/serviceSettings.ts';
import { inTransaction } from '#server/db/database.ts';
import { deleteAction } from '#server/entity/actions.ts';
import { exporterOf } from '#server/entity/export.ts';
import { listRecords } from '#server/entity/read.ts';
import {
  askedAt,
  createResolver,
  deleteResolver,
  exportResolver,
  listResolver,
  oneResolver,
  updateResolver,
  writingOf,
} from '#server/entity/resolvers.ts';
import { restorerOf } from '#server/entity/restore.ts';
import { answer, done } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { parse } from '#server/graphql/errors.ts';
import { exportKind } from '#server/jobs/exports.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import { serviceGroups } from '#server/modules/catalogue/services/services.ts';
import type { Module } from '#server/modules/module.ts';
import { drivingCosts } from './drivingCosts.ts';
import { serviceSettings } from './settings.ts';
import { updateDrivingCosts } from './table.ts';

const removeSettings = deleteAction(serviceSettings);
const removeCosts = deleteAction(drivingCosts);

const told = (regions: readonly Region[]): string =>
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
    regions: ({ regions }) => told(regions),
  },
  filename: { de: 'serviceeinstellungen', en: 'service-settings' },
});

const costsExporter = exporterOf(drivingCosts, {
  texts: { de: germanCosts, en: englishCosts },
  cells: {
    regions: ({ regions }) => told(regions),
    cost: ({ cost }) => amount(cost),
  },
  filename: { de: 'anfahrtskosten', en: 'driving-costs' },
});

export const craftsmanSettingsModule: Module = {
  entities: [serviceSettings, drivingCosts],
  jobs: [
    bulkKind(removeSettings),
    bulkKind(removeCosts),
    exportKind(settingsExporter),
    exportKind(costsExporter),
  ],
  records: [restorerOf(serviceSettings), restorerOf(drivingCosts)],
  resolvers: {
    Query: {
      getServiceSettings: listResolver(serviceSettings),
      serviceSettingById: oneResolver(serviceSettings),
      getServiceGroups: async (_, __, context, info) => {
        const all = parse(serviceGroupsQuery, { size: limits.maxPageSize });
        const asked = askedAt(info, 'data');
        const { results } = await listRecords(
          context.db,
          viewerOf(context),
          serviceGroups,
          all,
          asked,
        );
        return answer(typeof results === 'function' ? await results() : results);
      },
      getSuggestedDurations: async (_, __, { db }) =>
        answer(
          await db
            .selectFrom('services')
            .select(['id as serviceId', 'duration'])
            .orderBy('id')
            .execute(),
        ),
      getVendorDrivingCostSettings: listResolver(drivingCosts),
      drivingCostById: oneResolver(drivingCosts),
    },
    Mutation: {
      createServiceSetting: createResolver(serviceSettings),
      updateServiceSetting: updateResolver(serviceSettings),
      deleteServiceSettingByIds: deleteResolver(serviceSettings, removeSettings),
      exportServiceSettings: exportResolver(serviceSettings, settingsExporter),
      createDrivingCost: createResolver(drivingCosts),
      updateDrivingCost: updateResolver(drivingCosts),
      updateDrivingCosts: async (_, { input }, context) => {
        const table = parse(drivingCostTableInput, input);
        await inTransaction(context.db, (trx) =>
          updateDrivingCosts(writingOf(context, trx), table),
        );
        return done();
      },
      deleteDrivingCostByIds: deleteResolver(drivingCosts, removeCosts),
      exportDrivingCosts: exportResolver(drivingCosts, costsExporter),
    },
  },
};
