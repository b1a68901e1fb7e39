import * as v from 'valibot';
import { bulkInputOf } from '#contract/rules/platform/bulk.ts';
import { id } from '#contract/rules/platform/fields.ts';
import { affiliateCategoriesQuery } from '#contract/rules/website/affiliateProduct.ts';
import { affiliateCategories as german } from '#i18n/de/website/affiliateCategories.ts';
import { affiliateCategories as english } from '#i18n/en/website/affiliateCategories.ts';
import { exporterOf } from '#server/entity/export.ts';
import { exportResolver, listResolver } from '#server/entity/resolvers.ts';
import { restorerOf } from '#server/entity/restore.ts';
import { parse } from '#server/errors/domainError.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { exportKind } from '#server/jobs/exports.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import type { Module } from '#server/modules/module.ts';
import { affiliateCategories } from './categories.ts';
import { mapCategories } from './map.ts';

const mapInput = bulkInputOf(affiliateCategoriesQuery, { categoryId: v.nullish(id, null) });

const exporter = exporterOf(affiliateCategories, {
  texts: { de: german, en: english },
  cells: {
    network: ({ network }) => network,
    path: ({ path }) => path,
    category: ({ category }) => category,
    n: ({ n }) => n,
    publishedCount: ({ publishedCount }) => publishedCount,
  },
  filename: { de: 'affiliate-kategorien', en: 'affiliate-categories' },
});

export const affiliateCategoriesModule: Module = {
  jobs: [bulkKind(mapCategories), exportKind(exporter)],
  entities: [affiliateCategories],
  // categories are created and removed by feeds, so nothing is restored
  records: [{ ...restorerOf(affiliateCategories), isFinal: true }],
  resolvers: {
    Query: { affiliateCategories: listResolver(affiliateCategories) },
    Mutation: {
      updateAffiliateCategories: (_, { input }, context) => {
        const { categoryId, ...target } = parse(mapInput, input);
        return runBulk(context, mapCategories, target, { categoryId });
      },
      exportAffiliateCategories: exportResolver(affiliateCategories, exporter),
    },
  },
};
