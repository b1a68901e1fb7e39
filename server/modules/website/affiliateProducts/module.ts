import { sql } from 'kysely';
import { bulkInputOf } from '#contract/rules/platform/bulk.ts';
import {
  affiliateProductsQuery,
  affiliateStatus,
} from '#contract/rules/website/affiliateProduct.ts';
import { affiliateProductChoicesQuery } from '#contract/rules/website/style.ts';
import { affiliateProducts as german } from '#i18n/de/website/affiliateProducts.ts';
import { affiliateProducts as english } from '#i18n/en/website/affiliateProducts.ts';
import { inTransaction } from '#server/db/database.ts';
import { exporterOf } from '#server/entity/export.ts';
import {
  exportResolver,
  listResolver,
  oneResolver,
  queryResolver,
} from '#server/entity/resolvers.ts';
import { restorerOf } from '#server/entity/restore.ts';
import { parse } from '#server/errors/domainError.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { exportKind } from '#server/jobs/exports.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import type { Module } from '#server/modules/module.ts';
import { choices } from './choices.ts';
import { affiliateProducts } from './products.ts';
import { setStatus } from './status.ts';

const statusInput = bulkInputOf(affiliateProductsQuery, { status: affiliateStatus });

const exporter = exporterOf(affiliateProducts, {
  texts: { de: german, en: english },
  cells: {
    external_id: ({ external_id }) => external_id,
    title: ({ title }) => title,
    network: ({ network }) => network,
    path: ({ path }) => path,
    category: ({ category }) => category,
    price: ({ price }) => price,
    state: ({ state }, { states }) => states[state as keyof typeof states],
    link: ({ link }) => link,
  },
  filename: { de: 'affiliate-produkte', en: 'affiliate-products' },
});

export const affiliateProductsModule: Module = {
  jobs: [bulkKind(setStatus), exportKind(exporter)],
  entities: [affiliateProducts],
  // their data comes from feeds, so nothing is restored
  records: [{ ...restorerOf(affiliateProducts), isFinal: true }],
  pictureUses: [
    sql`select 'affiliateProduct', a.id, a.title, a.external_id from affiliate_products a
      where a.picture = t.filename`,
  ],
  resolvers: {
    Query: {
      affiliateProducts: listResolver(affiliateProducts),
      affiliateProductById: oneResolver(affiliateProducts),
      affiliateProductChoices: queryResolver(affiliateProductChoicesQuery, choices),
    },
    Mutation: {
      updateAffiliateProductsStatus: async (_, { input }, context) => {
        const { status, ...target } = parse(statusInput, input);
        const done = await runBulk(context, setStatus, target, { status });
        const { db, queue } = context;
        await inTransaction(db, (trx) => queue.send(trx, 'fetch-pictures', {}, 'pictures'));
        queue.wake('fetch-pictures');
        return done;
      },
      exportAffiliateProducts: exportResolver(affiliateProducts, exporter),
    },
  },
};
