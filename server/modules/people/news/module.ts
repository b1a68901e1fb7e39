import { sql } from 'kysely';
import { status } from '#contract/rules/platform/fields.ts';
import { news as german } from '#i18n/de/people/news.ts';
import { news as english } from '#i18n/en/people/news.ts';
import { deleteAction, plainColumn, statusAction } from '#server/entity/actions.ts';
import { exporterOf } from '#server/entity/export.ts';
import {
  createResolver,
  deleteResolver,
  exportResolver,
  listResolver,
  oneResolver,
  statusResolver,
  updateResolver,
} from '#server/entity/resolvers.ts';
import { restorerOf } from '#server/entity/restore.ts';
import { exportKind } from '#server/jobs/exports.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import type { Module } from '#server/modules/module.ts';
import { newsItems, tellPartners } from './newsItems.ts';

const remove = deleteAction(newsItems);
const setStatus = statusAction(newsItems, async () => [], plainColumn, tellPartners);

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

export const newsModule: Module = {
  entities: [newsItems],
  jobs: [bulkKind(remove), bulkKind(setStatus), exportKind(exporter)],
  records: [restorerOf(newsItems)],
  pictureHolds: [sql`select from news where picture = t.filename`],
  resolvers: {
    Query: { newsItems: listResolver(newsItems), newsItemById: oneResolver(newsItems) },
    Mutation: {
      createNewsItem: createResolver(newsItems),
      updateNewsItem: updateResolver(newsItems),
      deleteNewsItemByIds: deleteResolver(newsItems, remove),
      updateNewsItemStatus: statusResolver(newsItems, setStatus, status),
      exportNewsItems: exportResolver(newsItems, exporter),
    },
  },
};
