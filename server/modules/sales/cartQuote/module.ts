import { can } from '#contract/access.ts';
import { simulatedCartInput } from '#contract/cart/cart.ts';
import { id } from '#contract/rules/platform/fields.ts';
import { cartProductsQuery } from '#contract/rules/sales/cartQuote.ts';
import { requestedAt } from '#server/entity/resolvers.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { Module } from '#server/modules/module.ts';
import { cartChoices, cartProducts } from './choices.ts';
import { cartQuote, limitOf } from './quoted.ts';
import { storeQuote } from './stored.ts';

export const cartQuoteModule: Module = {
  resolvers: {
    Query: {
      cartQuote: async (_, { input }, context, info) => {
        const { orderedAt, ...cart } = parse(simulatedCartInput, input);
        const viewer = viewerOf(context);
        const at = orderedAt === null ? new Date() : new Date(orderedAt);
        const quote = await cartQuote(context.db, cart, limitOf(viewer), at);
        const isStored =
          orderedAt === null &&
          can(viewer.roles, 'orderIntake', 'create') &&
          requestedAt(info, 'data')().has('id');
        return answer({
          ...quote,
          id: isStored ? await storeQuote(context.db, cart, quote) : null,
        });
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
