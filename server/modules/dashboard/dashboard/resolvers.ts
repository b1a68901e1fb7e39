import type { GraphQLResolveInfo } from 'graphql';
import type { ProductFigures } from '#contract/generated/schema.ts';
import { orderSeriesQuery } from '#contract/rules/sales/orderState.ts';
import { parse } from '#server/errors/domainError.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import { answer } from '#server/graphql/answer.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import { requestedFields } from '#server/graphql/selection.ts';
import { newestVariations } from '#server/modules/catalogue/variations/page.ts';
import { contentFigures } from './content.ts';
import { openTasks } from './openTasks.ts';
import { orderSeries, orderTasks, salesFigures } from './orders.ts';
import { partnerFigures } from './partner.ts';
import { categoryFigures, completenessFigures, noProducts, productCounts } from './products.ts';
import { setupSteps } from './setup.ts';
import { catalogueFigures, marketplaceFigures } from './shared.ts';

const newestCount = 5;
const counts = Object.keys(noProducts);
const ofCompleteness = ['missing', 'manufacturers'];

/** One statement per requested part, in parallel if there are connections. */
const productFigures = async (
  context: Context,
  info: GraphQLResolveInfo,
): Promise<ProductFigures> => {
  const { db } = context;
  const viewer = viewerOf(context);
  const requested = requestedFields(info, []);
  const ofNewest = requestedFields(info, ['newest']);
  const [counted, categories, completeness, newest] = await Promise.all([
    counts.some((name) => requested.has(name)) ? productCounts(db, viewer) : noProducts,
    requested.has('categories') ? categoryFigures(db, viewer) : [],
    ofCompleteness.some((name) => requested.has(name))
      ? completenessFigures(db, viewer)
      : noCompleteness,
    requested.has('newest') ? newestVariations(db, viewer, newestCount, ofNewest) : [],
  ]);
  return { ...counted, ...completeness, categories, newest };
};

const noCompleteness = { missing: [], manufacturers: [] };

export const dashboardResolvers: Resolvers = {
  Query: {
    dashboard: () => answer({ setup: [] }),
    orderSeries: async (_, { query }, { db }) =>
      answer(await orderSeries(db, parse(orderSeriesQuery, query))),
  },
  Dashboard: {
    products: (_, __, context, info) => productFigures(context, info),
    catalogue: (_, __, { db }) => catalogueFigures(db),
    orders: (_, __, context) => orderTasks(context.db, viewerOf(context)),
    sales: (_, __, context) => salesFigures(context.db, viewerOf(context)),
    openTasks: (_, __, context) => openTasks(context.db, viewerOf(context)),
    partner: (_, __, context) => partnerFigures(context.db, viewerOf(context)),
    marketplace: (_, __, { db }) => marketplaceFigures(db),
    content: (_, __, context) => contentFigures(context.db, viewerOf(context)),
    setup: (_, __, context) => setupSteps(context.db, viewerOf(context)),
  },
};
