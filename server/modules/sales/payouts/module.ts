import { id as idRule } from '#contract/rules/platform/fields.ts';
import {
  createRefundInput,
  exportPayoutItemsInput,
  exportStatementInput,
  payoutItemsQuery,
  payoutPreviewQuery,
  payoutStatementQuery,
  refundOrderInput,
  requestPayoutInput,
} from '#contract/rules/sales/payout.ts';
import { inTransaction } from '#server/db/database.ts';
import { recordById } from '#server/entity/read.ts';
import {
  exportResolver,
  listResolver,
  oneResolver,
  requestedAt,
  writingOf,
} from '#server/entity/resolvers.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { exportKind, startExport } from '#server/jobs/exports.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import type { Module } from '#server/modules/module.ts';
import {
  assertMayExport,
  foundByNumber,
  inputFoundByNumber,
  revealPayoutAccount,
} from './accountNumbers.ts';
import { payoutExport } from './exports.ts';
import { payoutItems } from './items.ts';
import { payoutItemsExport } from './itemsExport.ts';
import { knownPartner } from './ledger.ts';
import { payouts } from './payouts.ts';
import { payoutPreview } from './preview.ts';
import { orderRefundPreview, refundOrder } from './refundOrder.ts';
import { createRefund } from './refunds.ts';
import { requestPayout } from './request.ts';
import { payoutStatement } from './statement.ts';
import { statementExport } from './statementExport.ts';
import { statementKind } from './statementFiles.ts';
import { stepAction, updatePayoutStatus } from './status.ts';

const exportPayouts = exportResolver(payouts, payoutExport);

export const payoutsModule: Module = {
  jobs: [
    bulkKind(stepAction),
    exportKind(payoutExport),
    exportKind(payoutItemsExport),
    statementKind,
  ],
  resolvers: {
    Query: {
      payouts: foundByNumber(listResolver(payouts)),
      payoutById: oneResolver(payouts),
      payoutPreview: async (_, args, context) => {
        const query = parse(payoutPreviewQuery, args.query);
        const vendorId = await knownPartner(context, query.vendorId);
        return answer(await payoutPreview(context.db, vendorId, query));
      },
      orderRefundPreview: async (_, args, context) => {
        const id = parseId(idRule, args.orderId);
        return answer(await inTransaction(context.db, (trx) => orderRefundPreview(trx, id)));
      },
      payoutItems: async (_, args, context) => {
        const query = parse(payoutItemsQuery, args.query);
        return answer(await payoutItems(context.db, viewerOf(context), query));
      },
      payoutStatement: async (_, args, context) => {
        const query = parse(payoutStatementQuery, args.query);
        const vendorId = await knownPartner(context, query.vendorId);
        return answer(await payoutStatement(context.db, vendorId, query));
      },
    },
    Mutation: {
      requestPayout: async (_, args, context, info) => {
        const input = parse(requestPayoutInput, args.input);
        const id = await inTransaction(context.db, (trx) =>
          requestPayout(writingOf(context, trx), input),
        );
        return answer(
          await recordById(context.db, viewerOf(context), payouts, id, requestedAt(info, 'data')),
        );
      },
      updatePayoutStatus: inputFoundByNumber(updatePayoutStatus),
      revealPayoutAccount: async (_, args, context) =>
        answer(await revealPayoutAccount(context, parseId(idRule, args.id))),
      createRefund: async (_, args, context) => {
        const input = parse(createRefundInput, args.input);
        return answer(
          await inTransaction(context.db, (trx) => createRefund(writingOf(context, trx), input)),
        );
      },
      refundOrder: async (_, args, context) => {
        const input = parse(refundOrderInput, args.input);
        return answer(
          await inTransaction(context.db, (trx) => refundOrder(writingOf(context, trx), input)),
        );
      },
      exportPayouts: inputFoundByNumber(async (source, args, context) => {
        assertMayExport(context);
        return exportPayouts(source, args, context);
      }),
      exportPayoutStatement: async (_, args, context) => {
        const input = parse(exportStatementInput, args.input);
        await knownPartner(context, input.query.vendorId);
        return answer(await startExport(context, statementExport, input));
      },
      exportPayoutItems: async (_, args, context) => {
        const input = parse(exportPayoutItemsInput, args.input);
        // only the caller's own
        await payoutItems(context.db, viewerOf(context), { ...input.query, size: 1 });
        return answer(await startExport(context, payoutItemsExport, input));
      },
    },
  },
};
