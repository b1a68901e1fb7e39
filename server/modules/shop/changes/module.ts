import { limits } from '#contract/limits.ts';
import { requestedFields } from '#server/graphql/selection.ts';
import type { Module } from '#server/modules/module.ts';
import { sizeOf } from '#server/modules/shop/catalogue/cursors.ts';
import { selectionOf } from '#server/modules/shop/catalogue/selection.ts';
import { changesOf } from './changes.ts';
import { linesAfter } from './lines.ts';

export const changesModule: Module = {
  shopResolvers: {
    Query: {
      changes: async (_, { after, first }, context, info) => {
        const { db, key } = context;
        const ofProducts = requestedFields(info, ['nodes', 'product', 'variations']);
        const ofStyles = requestedFields(info, ['nodes', 'style', 'variations']);
        const isWithVariations = ofProducts.size + ofStyles.size > 0;
        const most = isWithVariations ? limits.shopPageWithVariations : limits.shopPage;
        const size = sizeOf(first, limits.shopPageWithVariations, most);
        const { lines, ...page } = await linesAfter(db, key.shopId, { after, first: size });
        const selection = await selectionOf(context);
        return { nodes: await changesOf(db, selection, lines, { ofProducts, ofStyles }), ...page };
      },
    },
  },
};
