import type { GenericSchema } from 'valibot';
import {
  cancelOrderInput,
  createOrderInput,
  orderExternalId,
  shopCancellationInput,
} from '#contract/rules/sales/orderIntake.ts';
import {
  orderPaymentInput,
  reversePaymentInput,
  shopPaymentInput,
} from '#contract/rules/sales/payment.ts';
import { createReturnInput, shopReturnInput } from '#contract/rules/sales/return.ts';
import { inTransaction, type Trx } from '#server/db/database.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { ShopContext } from '#server/graphql/shopContext.ts';
import type { Module } from '#server/modules/module.ts';
import { createOrder } from './create.ts';
import { cancelOrder } from './laterChanges.ts';
import type { Maker } from './maker.ts';
import { recordPayment, reversePayment } from './payments.ts';
import { orderNumber, shopOrderByExternalId, shopOrderById } from './read.ts';
import { inShopsWords } from './refusals.ts';
import { recordReturn } from './returns.ts';

type Change<Input> = (trx: Trx, maker: Maker, input: Input) => Promise<string>;

/** Creates a resolver with which administrators change an order. */
const changing =
  <Input>(
    rules: GenericSchema<unknown, Input>,
    change: (trx: Trx, maker: { userId: string }, input: Input) => Promise<string>,
  ) =>
  async (_: unknown, args: { input: unknown }, context: Context) => {
    const input = parse(rules, args.input);
    const { userId } = viewerOf(context);
    const id = await inTransaction(context.db, (trx) => change(trx, { userId }, input));
    return answer(await orderNumber(context.db, id));
  };

/** Creates a resolver with which a shop changes an order; it returns the updated order. */
const ofShop =
  <Input>(rules: GenericSchema<unknown, Input>, change: Change<Input>) =>
  async (_: unknown, args: { input: unknown }, { db, key }: ShopContext) => {
    const input = parse(rules, args.input);
    const id = await inTransaction(db, (trx) => change(trx, { key }, input)).catch(inShopsWords);
    return shopOrderById(db, id);
  };

export const orderIntakeModule: Module = {
  resolvers: {
    Mutation: {
      createOrder: changing(createOrderInput, createOrder),
      recordOrderPayment: changing(orderPaymentInput, recordPayment),
      reverseOrderPayment: changing(reversePaymentInput, reversePayment),
      cancelOrder: changing(cancelOrderInput, cancelOrder),
      createReturn: changing(createReturnInput, recordReturn),
    },
  },
  shopResolvers: {
    Query: {
      shopOrder: (_, { externalId }, { db, key }) =>
        shopOrderByExternalId(db, key.shopId, parseId(orderExternalId, externalId)),
    },
    Mutation: {
      createOrder: ofShop(createOrderInput, createOrder),
      recordOrderPayment: ofShop(shopPaymentInput, recordPayment),
      cancelOrder: ofShop(shopCancellationInput, cancelOrder),
      createReturn: ofShop(shopReturnInput, recordReturn),
    },
  },
};
