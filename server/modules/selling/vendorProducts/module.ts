import { sql } from 'kysely';
import { id } from '#contract/rules/platform/fields.ts';
import { previewPage } from '#contract/rules/platform/preview.ts';
import {
  priceChangesExportInput,
  priceChangesQuery,
  type Source,
  soldProductsExportInput,
  soldProductsQuery,
  vendorProductInput,
  vendorProductsEditInput,
  vendorProductsExcludeInput,
  vendorProductsExportInput,
  vendorProductsIncludeInput,
  vendorProductsQuery,
  vendorProductsStatusInput,
} from '#contract/rules/selling/vendorProduct.ts';
import { inTransaction } from '#server/db/database.ts';
import { queryResolver, writingOf } from '#server/entity/resolvers.ts';
import type { UsersOf } from '#server/entity/uses.ts';
import { invalid, parse, parseId } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { requestedFields } from '#server/graphql/selection.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { exportKind, startExport } from '#server/jobs/exports.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import type { Module } from '#server/modules/module.ts';
import { assertConnected } from '#server/modules/people/networks/connections.ts';
import { pausedProducts, vendorProductCounts } from './counts.ts';
import { editMany } from './edit/action.ts';
import { assertPossible } from './edit/edits.ts';
import { previewEdit } from './edit/preview.ts';
import { exclude } from './exclude.ts';
import { priceChangeExporter, soldProductExporter, vendorProductExporter } from './export.ts';
import { assertIncludable, include } from './include.ts';
import { listVendorProducts, vendorProductById } from './list.ts';
import { assertNeeds } from './needs.ts';
import { vendorOf } from './offers.ts';
import { notifySellers, unpublishAll } from './partners.ts';
import { listPriceChanges } from './priceChanges.ts';
import { vendorProducts } from './product.ts';
import { includeProposal } from './proposal.ts';
import { assertSeen, listSoldProducts } from './sold.ts';
import { setStatus } from './status.ts';
import { ownIdOf, productRestorer, updateProduct } from './update.ts';

const inclusions: UsersOf = (given) => sql`
  select 'vendorProduct' as kind, id, variation_id as used
  from vendor_products where variation_id = ${given}`;

const inclusionsOfParents: UsersOf = (given) => sql`
  select 'variation' as kind, v.id, v.parent_id as used
  from variations v join vendor_products i on i.variation_id = v.id
  where v.parent_id = ${given}`;

const productsOfVendors: UsersOf = (given) => sql`
  select 'vendorProduct' as kind, id, vendor_id as used
  from vendor_products where vendor_id = ${given}`;

/** The products of one connected partner. */
const productsOf = (tab: Source) =>
  queryResolver(vendorProductsQuery, async (db, viewer, filter, fields) => {
    const id = filter[tab];
    if (!id) throw invalid({ [tab]: { rule: 'rules.required' } });
    const kind = tab === 'manufacturer' ? tab : 'vendor';
    await assertConnected(db, vendorOf(viewer), { kind, id });
    return listVendorProducts(db, viewer, { ...filter, tab }, fields);
  });

export const vendorProductsModule: Module = {
  jobs: [
    bulkKind(include),
    bulkKind(exclude),
    bulkKind(editMany),
    bulkKind(setStatus),
    exportKind(vendorProductExporter),
    exportKind(priceChangeExporter),
    exportKind(soldProductExporter),
  ],
  entities: [vendorProducts],
  uses: {
    managedVendor: productsOfVendors,
    parentProduct: inclusionsOfParents,
    variation: inclusions,
  },
  suspended: [notifySellers],
  basic: [unpublishAll],
  records: [productRestorer],
  resolvers: {
    Query: {
      getNetworkManufacturerProducts: productsOf('manufacturer'),
      getNetworkSellerProducts: productsOf('seller'),
      soldProducts: queryResolver(soldProductsQuery, listSoldProducts),
      vendorProducts: queryResolver(vendorProductsQuery, listVendorProducts),
      vendorProductById: async (_, args, context, info) => {
        const fields = requestedFields(info, ['data']);
        const offer = parseId(id, args.id);
        return answer(await vendorProductById(context.db, viewerOf(context), offer, fields));
      },
      vendorProductCounts: async (_, __, context) =>
        answer(await vendorProductCounts(context.db, viewerOf(context))),
      includeProposal: async (_, args, context) => {
        const target = parse(vendorProductsExcludeInput, args);
        return answer(await includeProposal(context.db, viewerOf(context), target));
      },
      pausedProducts: async (_, __, context) =>
        answer(await pausedProducts(context.db, viewerOf(context))),
      vendorProductsEditPreview: async (_, { input, page, size }, context) => {
        const { ids, query, ...changes } = parse(vendorProductsEditInput, input);
        const shown = parse(previewPage, { page, size });
        const viewer = viewerOf(context);
        return answer(await previewEdit(context.db, viewer, { ids, query }, changes, shown));
      },
      priceChanges: queryResolver(priceChangesQuery, listPriceChanges),
    },
    Mutation: {
      includeVendorProducts: async (_, { input }, context) => {
        const { ids, query, ...settings } = parse(vendorProductsIncludeInput, input);
        const vendorId = vendorOf(viewerOf(context));
        await inTransaction(context.db, (trx) => assertIncludable(trx, vendorId, settings));
        return runBulk(context, include, { ids, query }, settings);
      },
      excludeVendorProducts: (_, { input }, context) =>
        runBulk(context, exclude, parse(vendorProductsExcludeInput, input), {}),
      updateVendorProducts: async (_, { input }, context) => {
        const { ids, query, ...changes } = parse(vendorProductsEditInput, input);
        const vendorId = vendorOf(viewerOf(context));
        await inTransaction(context.db, (trx) => assertPossible(trx, vendorId, changes));
        return runBulk(context, editMany, { ids, query }, changes);
      },
      updateVendorProduct: async (_, args, context, info) => {
        const offer = parseId(id, args.id);
        const input = parse(vendorProductInput, args.input);
        const viewer = viewerOf(context);
        await inTransaction(context.db, async (trx) => {
          const own = await ownIdOf(trx, vendorOf(viewer), offer);
          await updateProduct(writingOf(context, trx), own, input);
        });
        const fields = requestedFields(info, ['data']);
        return answer(await vendorProductById(context.db, viewer, offer, fields));
      },
      updateVendorProductsStatus: async (_, { input }, context) => {
        const { ids, query, status } = parse(vendorProductsStatusInput, input);
        if (status === '1') await assertNeeds(context.db, vendorOf(viewerOf(context)), {});
        return runBulk(context, setStatus, { ids, query }, { status });
      },
      exportVendorProducts: async (_, { input }, context) => {
        const wanted = parse(vendorProductsExportInput, input);
        return answer(await startExport(context, vendorProductExporter, wanted));
      },
      exportPriceChanges: async (_, { input }, context) => {
        const wanted = parse(priceChangesExportInput, input);
        return answer(await startExport(context, priceChangeExporter, wanted));
      },
      exportSoldProducts: async (_, { input }, context) => {
        const wanted = parse(soldProductsExportInput, input);
        await assertSeen(context.db, viewerOf(context), wanted.query.vendorId);
        return answer(await startExport(context, soldProductExporter, wanted));
      },
    },
  },
};
