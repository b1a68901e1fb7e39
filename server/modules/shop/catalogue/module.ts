import type { GraphQLResolveInfo } from 'graphql';
import { limits } from '#contract/limits.ts';
import { id as idRule } from '#contract/rules/platform/fields.ts';
import { offersAt, productFilter } from '#contract/rules/shop/catalogue.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import { requestedFields } from '#server/graphql/selection.ts';
import type { ShopContext } from '#server/graphql/shopContext.ts';
import type { Module } from '#server/modules/module.ts';
import { categoriesOf } from './categories.ts';
import { keysAfter, pageOf, sizeOf } from './cursors.ts';
import { countsOf } from './facets.ts';
import { conditionsOf } from './matching.ts';
import { deliveredOffers } from './offers.ts';
import { shownPartners } from './partners.ts';
import { matchingProducts, productIdOfSlug, productsByIds, variationIdOfSku } from './products.ts';
import { selectionOf } from './selection.ts';
import { keptNow } from './shownOffers.ts';
import { shownVariationIds, variationsByIds } from './variations.ts';

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const keyOfId = ({ id }: { id: string }) => [id];

/** The product that the shop shows, with the variations as far as `path` asks for them. */
const oneProduct = async (
  context: ShopContext,
  id: string | undefined,
  info: GraphQLResolveInfo,
) => {
  if (id === undefined) return null;
  const ofVariations = requestedFields(info, ['variations']);
  const found = await productsByIds(context.db, await selectionOf(context), [id], { ofVariations });
  return found[0] ?? null;
};

const variationOfSku = async (
  context: ShopContext,
  sku: string,
  requested: ReadonlySet<string>,
) => {
  const id = await variationIdOfSku(context.db, sku);
  if (id === undefined) return null;
  const found = await variationsByIds(context.db, await selectionOf(context), [id], requested);
  return found[0] ?? null;
};

export const catalogueModule: Module = {
  shopResolvers: {
    Query: {
      categories: async (_, __, context) => categoriesOf(context.db, await selectionOf(context)),
      products: async (_, { filter, sort, first, after }, context, info) => {
        const { db, key } = context;
        const given = parse(productFilter, filter ?? {});
        const by = sort ?? 'name';
        const ofVariations = requestedFields(info, ['nodes', 'variations']);
        const most = ofVariations.size > 0 ? limits.shopPageWithVariations : limits.shopPage;
        const size = sizeOf(first, 24, most);
        const list = { name: 'products', shopId: key.shopId, by: [by, given] };
        const start = keysAfter(list, after, 2);
        const [selected, kept, conditions] = await Promise.all([
          selectionOf(context),
          keptNow(db),
          conditionsOf(db, given),
        ]);
        const selection = { ...selected, kept };
        const requested = requestedFields(info, []);
        const counts = new Set([...requested, ...requestedFields(info, ['facets'])]);
        const onPage = { sort: by, after: start, first: size };
        const page = async () => {
          const found = await matchingProducts(db, selection, conditions, onPage);
          const { rows, pageInfo } = pageOf(list, found, size, (row) => [row.key, row.id]);
          const nodes = requested.has('nodes')
            ? await productsByIds(db, selection, idsOf(rows), { ofVariations })
            : [];
          return { nodes, pageInfo };
        };
        const [shown, { totalCount, facets }] = await Promise.all([
          page(),
          countsOf(db, selection, conditions, counts),
        ]);
        return { ...shown, totalCount, facets };
      },
      product: async (_, { slug }, context, info) =>
        oneProduct(context, await productIdOfSlug(context.db, slug), info),
      productBySku: (_, { sku }, context, info) =>
        variationOfSku(context, sku, requestedFields(info, [])),
      variations: async (_, { first, after }, context, info) => {
        const { db, key } = context;
        const size = sizeOf(first, 100);
        const list = { name: 'variations', shopId: key.shopId };
        const start = keysAfter(list, after, 1)?.[0] ?? null;
        const selection = await selectionOf(context);
        const ids = await shownVariationIds(db, selection, { after: start, first: size + 1 });
        const found = ids.map((id) => ({ id }));
        const { rows, pageInfo } = pageOf(list, found, size, keyOfId);
        const requested = requestedFields(info, ['nodes']);
        return { nodes: await variationsByIds(db, selection, idsOf(rows), requested), pageInfo };
      },
      offers: async (_, args, context) => {
        const { sku, postcode } = parse(offersAt, args);
        const variation = await variationOfSku(context, sku, new Set(['offers']));
        return variation === null ? [] : deliveredOffers(context.db, variation.offers, postcode);
      },
      partners: async (_, { kind, first, after }, { db, key }) => {
        const size = sizeOf(first, 100);
        const list = { name: 'partners', shopId: key.shopId, by: kind };
        const start = keysAfter(list, after, 1)?.[0] ?? null;
        const found = await shownPartners(db, kind, { after: start, first: size + 1 });
        const { rows, pageInfo } = pageOf(list, found, size, keyOfId);
        return { nodes: [...rows], pageInfo };
      },
      partner: async (_, { kind, id }, { db }) =>
        (await shownPartners(db, kind, { ids: [parseId(idRule, id)], first: 1 }))[0] ?? null,
    },
  },
};
