import { sql } from 'kysely';
import { styleCategoriesQuery, styleCategoryInput } from '#contract/rules/style.ts';
import { styleCategories as german } from '#i18n/de/styleCategories.ts';
import { styleCategories as english } from '#i18n/en/styleCategories.ts';
import { deleteAction } from '#server/entity/actions.ts';
import { defineEntity } from '#server/entity/entity.ts';
import { exporterOf } from '#server/entity/export.ts';
import { byColumn, byText, contains } from '#server/entity/filters.ts';
import type { Module } from '#server/entity/module.ts';
import { lastPlace } from '#server/entity/order.ts';
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
import { claimPictures } from '#server/modules/images/claimPictures.ts';

const usage = sql<number>`(select count(*)::int from styles s where s.category_id = t.id)`;

const styleCategories = defineEntity({
  name: 'styleCategory',
  plural: 'styleCategories',
  area: 'stylesSections',
  table: 'style_categories',
  input: styleCategoryInput,
  query: styleCategoriesQuery,
  columns: ['name', 'slug', 'picture'],
  kept: ['sortIndex'],
  fields: () => ({ usage }),
  filters: { name: contains('name', 'slug') },
  sorts: {
    sortIndex: byColumn('sort_index'),
    name: byText('name'),
    id: byColumn('id'),
    usage,
    updatedAt: byColumn('updated_at'),
  },
  created: ({ viewer }) => ({ sort_index: lastPlace(viewer, 'style_categories') }),
  check: ({ trx, viewer }, { picture }) => claimPictures(trx, viewer, { picture }),
  uses: (given) => sql`
    select 'style' as kind, id, category_id as used from styles where category_id = ${given}`,
  inUse: 'error.STYLE_CATEGORY_IN_USE',
});

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
