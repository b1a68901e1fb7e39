import { sql } from 'kysely';
import { showrooms as german } from '#i18n/de/people/showrooms.ts';
import { showrooms as english } from '#i18n/en/people/showrooms.ts';
import { exporterOf } from '#server/entity/export.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { showrooms } from './showrooms.ts';

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

export const showroomsModule: readonly Module[] = [
  entityModule(showrooms, { exporter }),
  {
    pictureHolds: [sql`select from showroom_pictures where filename = t.filename`],
  },
];
