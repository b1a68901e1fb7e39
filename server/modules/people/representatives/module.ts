import { sql } from 'kysely';
import { representatives as german } from '#i18n/de/people/representatives.ts';
import { representatives as english } from '#i18n/en/people/representatives.ts';
import { deleteAction } from '#server/entity/actions.ts';
import { exporterOf } from '#server/entity/export.ts';
import {
  createResolver,
  deleteResolver,
  exportResolver,
  listResolver,
  oneResolver,
  orderResolver,
  updateResolver,
} from '#server/entity/resolvers.ts';
import { restorerOf } from '#server/entity/restore.ts';
import { exportKind } from '#server/jobs/exports.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import type { Module } from '#server/modules/module.ts';
import { representatives } from './representatives.ts';

const remove = deleteAction(representatives);

const exporter = exporterOf(representatives, {
  texts: { de: german, en: english },
  cells: {
    name: ({ name }) => name,
    surname: ({ surname }) => surname,
    position: ({ position }) => position,
    email: ({ email }) => email,
    phone: ({ phone }) => phone,
    regions: ({ regions }) => regions.map(({ type, value }) => value ?? type).join(', '),
  },
  filename: { de: 'ansprechpartner', en: 'representatives' },
});

export const representativesModule: Module = {
  entities: [representatives],
  jobs: [bulkKind(remove), exportKind(exporter)],
  records: [restorerOf(representatives)],
  pictureHolds: [sql`select from representatives where picture = t.filename`],
  resolvers: {
    Query: {
      representatives: listResolver(representatives),
      representativeById: oneResolver(representatives),
    },
    Mutation: {
      createRepresentative: createResolver(representatives),
      updateRepresentative: updateResolver(representatives),
      deleteRepresentativeByIds: deleteResolver(representatives, remove),
      updateRepresentativeOrders: orderResolver(representatives),
      exportRepresentatives: exportResolver(representatives, exporter),
    },
  },
};
