import type { GenericSchema } from 'valibot';
import {
  cancelOrderInput,
  createOrderInput,
  orderExternalId,
} from '#contract/rules/sales/orderIntake.ts';
import { orderPaymentInput, reversePaymentInput } from '#contract/rules/sales/payment.ts';
import { createReturnInput } from '#contract/rules/sales/return.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Writing } from '#server/entity/writing.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { Module } from '#server/modules/module.ts';
import { createOrder } from './create.ts';
import { cancelOrder } from './laterChanges.ts';
import type { Maker } from './maker.ts';
import { recordPayment, reversePayment } from './payments.ts';
import { shopOrderByExternalId, shopOrderById } from './read.ts';
import { recordReturn } from './returns.ts';

/** Creates a resolver that changes an order and returns the updated order. */
const changing =
  <Input>(
    rules: GenericSchema<unknown, Input>,
    change: (trx: Writing['trx'], maker: Maker, input: Input) => Promise<string>,
  ) =>
  async (_: unknown, args: { input: unknown }, context: Context) => {
    const input = parse(rules, args.input);
    const id = await inTransaction(context.db, (trx) => change(trx, viewerOf(context), input));
    return answer(await shopOrderById(context.db, id));
  };

export const orderIntakeModule: Module = {
  resolvers: {
    Query: {
      shopOrder: async (_, args, { db }) =>
        answer(await shopOrderByExternalId(db, parseId(orderExternalId, args.externalId))),
    },
    Mutation: {
      createOrder: changing(createOrderInput, createOrder),
      recordOrderPayment: changing(orderPaymentInput, recordPayment),
      reverseOrderPayment: changing(reversePaymentInput, (trx, { userId }, input) =>
        reversePayment(trx, userId, input),
      ),
      cancelOrder: changing(cancelOrderInput, cancelOrder),
      createReturn: changing(createReturnInput, recordReturn),
    },
  },
};
