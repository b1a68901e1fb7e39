import { simulatedCartInput } from '#contract/cart/cart.ts';
import { id } from '#contract/rules/platform/fields.ts';
import { cartProductsQuery } from '#contract/rules/sales/cartQuote.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { Module } from '#server/modules/module.ts';
import { cartChoices, cartProducts } from './choices.ts';
import { cartQuote, limitOf } from './quoted.ts';

export const cartQuoteModule: Module = {
  resolvers: {
    Query: {
      cartQuote: async (_, { input }, context) => {
        const { orderedAt, ...cart } = parse(simulatedCartInput, input);
        const limit = limitOf(viewerOf(context));
        const at = orderedAt === null ? new Date() : new Date(orderedAt);
        return answer(await cartQuote(context.db, cart, limit, at));
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
};
