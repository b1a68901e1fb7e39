import { sql } from 'kysely';
import { representatives as german } from '#i18n/de/people/representatives.ts';
import { representatives as english } from '#i18n/en/people/representatives.ts';
import { exporterOf } from '#server/entity/export.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { representatives } from './representatives.ts';

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

export const representativesModule: readonly Module[] = [
  entityModule(representatives, { isOrdered: true, exporter }),
  {
    pictureHolds: [sql`select from representatives where picture = t.filename`],
  },
];
