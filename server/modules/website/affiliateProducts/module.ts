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
import { type StatusCheck, statusAction } from '#server/entity/actions.ts';
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

/** A product can only be published if its category is mapped and it is in its feed. */
const canBePublished: StatusCheck = async (trx, ids, status) => {
  if (status !== 'published') return [];
  const { rows } = await sql<{ id: string; label: string; is_gone: boolean }>`
    select t.id, t.title as label, t.gone_at is not null as is_gone
    from affiliate_products t left join affiliate_categories c on c.id = t.affiliate_category_id
    where t.id = any(${ids}::bigint[]) and (t.gone_at is not null or c.category_id is null)
    order by t.id`.execute(trx);
  return rows.map(({ id, label, is_gone }) => ({
    ...{ id, label, code: 'INVALID' },
    msg: is_gone ? 'error.AFFILIATE_PRODUCT_GONE' : 'error.AFFILIATE_CATEGORY_OPEN',
  }));
};

/** Publishes or hides products; `fetchPictures` then downloads their images. */
const setStatus = {
  ...statusAction(affiliateProducts, canBePublished),
  // the history cannot restore these products
  isUndoable: false,
};

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
