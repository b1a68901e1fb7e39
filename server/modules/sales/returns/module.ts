import type { GenericSchema } from 'valibot';
import { id as idRule } from '#contract/rules/platform/fields.ts';
import {
  closeReturnInput,
  receiveReturnInput,
  refundReturnInput,
} from '#contract/rules/sales/return.ts';
import { inTransaction, type Trx } from '#server/db/database.ts';
import { exportResolver, listResolver, oneResolver } from '#server/entity/resolvers.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { type Context, type Viewer, viewerOf } from '#server/graphql/context.ts';
import { exportKind } from '#server/jobs/exports.ts';
import type { Module } from '#server/modules/module.ts';
import { returnExport } from './export.ts';
import { returnById } from './locked.ts';
import { refundReturn, returnRefundPreview } from './refund.ts';
import { returns } from './returns.ts';
import { receiveReturn, rejectReturn, withdrawReturn } from './steps.ts';

/** Creates a resolver that makes a step of a return and answers it. */
const stepping =
  <Input extends { id: string }>(
    rules: GenericSchema<unknown, Input>,
    step: (trx: Trx, viewer: Viewer, input: Input) => Promise<void>,
  ) =>
  async (_: unknown, args: { input: unknown }, context: Context) => {
    const input = parse(rules, args.input);
    const viewer = viewerOf(context);
    return answer(
      await inTransaction(context.db, async (trx) => {
        await step(trx, viewer, input);
        return returnById(trx, viewer, input.id);
      }),
    );
  };

export const returnsModule: Module = {
  jobs: [exportKind(returnExport)],
  resolvers: {
    Query: {
      returns: listResolver(returns),
      returnById: oneResolver(returns),
      returnRefundPreview: async (_, args, context) => {
        const id = parseId(idRule, args.id);
        return answer(
          await inTransaction(context.db, (trx) => returnRefundPreview(trx, viewerOf(context), id)),
        );
      },
    },
    Mutation: {
      receiveReturn: stepping(receiveReturnInput, receiveReturn),
      rejectReturn: stepping(closeReturnInput, rejectReturn),
      withdrawReturn: stepping(closeReturnInput, withdrawReturn),
      refundReturn: stepping(refundReturnInput, refundReturn),
      exportReturns: exportResolver(returns, returnExport),
    },
  },
};
