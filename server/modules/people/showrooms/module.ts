import { sql } from 'kysely';
import { showrooms as german } from '#i18n/de/people/showrooms.ts';
import { showrooms as english } from '#i18n/en/people/showrooms.ts';
import { deleteAction } from '#server/entity/actions.ts';
import { exporterOf } from '#server/entity/export.ts';
import {
  createResolver,
  deleteResolver,
  exportResolver,
  listResolver,
  oneResolver,
  updateResolver,
} from '#server/entity/resolvers.ts';
import { restorerOf } from '#server/entity/restore.ts';
import { exportKind } from '#server/jobs/exports.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import type { Module } from '#server/modules/module.ts';
import { showrooms } from './showrooms.ts';

const remove = deleteAction(showrooms);

const exporter = exporterOf(showrooms, {
  texts: { de: german, en: english },
  cells: {
    name: ({ name }) => name,
    street: ({ street }) => street,
    post_code: ({ post_code }) => post_code,
    city: ({ city }) => city,
    phone: ({ phone }) => phone,
    email: ({ email }) => email,
    openingHours: ({ openingHours }, { weekdays }) =>
      openingHours
        .map(({ day, opens, closes }) => `${weekdays.split(' ')[day - 1]} ${opens}–${closes}`)
        .join(', '),
    closedFrom: ({ closedFrom }) => closedFrom,
    closedTo: ({ closedTo }) => closedTo,
    closedReason: ({ closedReason }) => closedReason,
  },
  filename: { de: 'ausstellungen', en: 'showrooms' },
});

export const showroomsModule: Module = {
  entities: [showrooms],
  jobs: [bulkKind(remove), exportKind(exporter)],
  records: [restorerOf(showrooms)],
  pictureHolds: [sql`select from showroom_pictures where filename = t.filename`],
  resolvers: {
    Query: {
      showrooms: listResolver(showrooms),
      showroomById: oneResolver(showrooms),
    },
    Mutation: {
      createShowroom: createResolver(showrooms),
      updateShowroom: updateResolver(showrooms),
      deleteShowroomByIds: deleteResolver(showrooms, remove),
      exportShowrooms: exportResolver(showrooms, exporter),
    },
  },
};
