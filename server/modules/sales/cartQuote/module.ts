import { cartInput, simulatedCartInput, simulatedCartOf } from '#contract/cart/cart.ts';
import { id } from '#contract/rules/platform/fields.ts';
import { cartProductsQuery } from '#contract/rules/sales/cartQuote.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { requestedFields } from '#server/graphql/selection.ts';
import type { Module } from '#server/modules/module.ts';
import { cartChoices, cartProducts } from './choices.ts';
import { cartQuote, limitOf, withoutShopNames } from './quoted.ts';
import { shopQuoteOf } from './shopQuote.ts';
import { storeQuote } from './stored.ts';

export const cartQuoteModule: Module = {
  resolvers: {
    Query: {
      cartQuote: async (_, { input }, context) => {
        const { orderedAt, customerEmail, ...cart } = parse(simulatedCartInput, input);
        const viewer = viewerOf(context);
        const at = orderedAt === null ? new Date() : new Date(orderedAt);
        const limit = limitOf(viewer);
        // partners learn nothing about customers and shops
        const purchaser = { shopId: null, email: limit === null ? customerEmail : null };
        const quote = await cartQuote(context.db, cart, limit, at, purchaser);
        return answer(limit === null ? quote : withoutShopNames(quote));
      },
      cartProducts: async (_, { query }, context) => {
        const { name, vendorId } = parse(cartProductsQuery, query);
        const limit = limitOf(viewerOf(context)) ?? vendorId ?? null;
        return answer(await cartProducts(context.db, limit, name));
      },
      cartChoices: async (_, { vendorId }, context) => {
        const requested = vendorId == null ? null : parseId(id, vendorId);
        return answer(await cartChoices(context.db, limitOf(viewerOf(context)) ?? requested));
      },
    },
  },
  shopResolvers: {
    Query: {
      cartQuote: async (_, { input }, { db, key }, info) => {
        const { orderedAt, customerEmail, ...given } = parse(cartInput, input);
        const cart = simulatedCartOf(given);
        const at = orderedAt === null ? new Date() : new Date(orderedAt);
        const purchaser = { shopId: key.shopId, email: customerEmail };
        const quote = await cartQuote(db, cart, null, at, purchaser);
        const isStored = orderedAt === null && requestedFields(info, []).has('id');
        const id = isStored ? await storeQuote(db, key.shopId, cart, quote) : null;
        return { ...shopQuoteOf(quote), id };
      },
    },
  },
};
