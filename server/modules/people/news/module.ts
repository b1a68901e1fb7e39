import { sql } from 'kysely';
import { status } from '#contract/rules/platform/fields.ts';
import { news as german } from '#i18n/de/people/news.ts';
import { news as english } from '#i18n/en/people/news.ts';
import { plainColumn, statusAction } from '#server/entity/actions.ts';
import { exporterOf } from '#server/entity/export.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { newsItems, notifyPartners } from './newsItems.ts';

const setStatus = statusAction(newsItems, async () => [], plainColumn, notifyPartners);

const exporter = exporterOf(newsItems, {
  texts: { de: german, en: english },
  cells: {
    title: ({ title }) => title,
    text: ({ text }) => text,
    link: ({ link }) => link,
    status: ({ status: value }, { states }) => (value === '1' ? states.published : states.draft),
    publishedAt: ({ publishedAt }) => publishedAt,
  },
  filename: { de: 'neuigkeiten', en: 'news' },
});

export const newsModule: readonly Module[] = [
  entityModule(newsItems, { status: { action: setStatus, statuses: status }, exporter }),
  {
    pictureHolds: [sql`select from news where picture = t.filename`],
  },
];
