import { sql } from 'kysely';
import { styleCategories as german } from '#i18n/de/website/styleCategories.ts';
import { styleCategories as english } from '#i18n/en/website/styleCategories.ts';
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
import { styleCategories } from './categories.ts';

const remove = deleteAction(styleCategories);

const exporter = exporterOf(styleCategories, {
  texts: { de: german, en: english },
  cells: {
    name: ({ name }) => name,
    slug: ({ slug }) => slug,
    usage: ({ usage: count }) => count,
  },
  filename: { de: 'style-kategorien', en: 'style-categories' },
});

export const styleCategoriesModule: Module = {
  entities: [styleCategories],
  jobs: [bulkKind(remove), exportKind(exporter)],
  records: [restorerOf(styleCategories)],
  pictureUses: [
    sql`select 'styleCategory', k.id, k.name, '' from style_categories k
      where k.picture = t.filename`,
  ],
  resolvers: {
    Query: {
      styleCategories: listResolver(styleCategories),
      styleCategoryById: oneResolver(styleCategories),
    },
    Mutation: {
      createStyleCategory: createResolver(styleCategories),
      updateStyleCategory: updateResolver(styleCategories),
      deleteStyleCategoryByIds: deleteResolver(styleCategories, remove),
      updateStyleCategoryOrders: orderResolver(styleCategories),
      exportStyleCategories: exportResolver(styleCategories, exporter),
    },
  },
};
