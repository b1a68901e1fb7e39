import { sql } from 'kysely';
import { activity } from '#contract/rules/platform/calendarDate.ts';
import { websiteBanners as german } from '#i18n/de/website/websiteBanners.ts';
import { websiteBanners as english } from '#i18n/en/website/websiteBanners.ts';
import { flagColumn, statusAction } from '#server/entity/actions.ts';
import { exporterOf } from '#server/entity/export.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { assertComplete, websiteBanners } from './banners.ts';

const setStatus = statusAction(websiteBanners, assertComplete, flagColumn('is_active', 'active'));

const exporter = exporterOf(websiteBanners, {
  texts: { de: german, en: english },
  cells: {
    name: ({ name }) => name,
    placement: ({ placement }, { placements }) => placements[placement as keyof typeof placements],
    categoryName: ({ categoryName }) => categoryName,
    title: ({ title }) => title,
    text: ({ text }) => text,
    button: ({ button }) => button,
    link: ({ link }) => link,
    state: ({ state }, { states }) => states[state as keyof typeof states],
    startsOn: ({ startsOn }) => startsOn,
    endsOn: ({ endsOn }) => endsOn,
  },
  filename: { de: 'banner', en: 'banners' },
});

export const websiteBannersModule: readonly Module[] = [
  entityModule(websiteBanners, {
    status: { action: setStatus, statuses: activity },
    isOrdered: true,
    exporter,
  }),
  {
    pictureUses: [
      sql`select 'banner', b.id, b.name, '' from website_banners b
      where t.filename in (b.picture, b.mobile_picture)`,
    ],
  },
];
