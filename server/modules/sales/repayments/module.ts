import { sql } from 'kysely';
import { repaymentsQuery } from '#contract/rules/sales/repayment.ts';
import { exportResolver, listResolver, oneResolver } from '#server/entity/resolvers.ts';
import { parse } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { exportKind } from '#server/jobs/exports.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import type { Module } from '#server/modules/module.ts';
import { repaymentExport } from './export.ts';
import { markRepaymentsRepaid, repaidAction } from './repaid.ts';
import { repayments } from './repayments.ts';

export const repaymentsModule: Module = {
  jobs: [bulkKind(repaidAction), exportKind(repaymentExport)],
  resolvers: {
    Query: {
      repayments: listResolver(repayments),
      repaymentById: oneResolver(repayments),
      repaymentSums: async (_, args, context) => {
        const filter = parse(repaymentsQuery, args.query);
        const { rows } = await sql<{ owed: string; repaid: string }>`
          select coalesce(sum(t.amount) filter (where t.state = 'owed'), 0.00)::text as owed,
            coalesce(sum(t.amount) filter (where t.state = 'repaid'), 0.00)::text as repaid
          from repayments t
          where t.id in (${repayments.matching(viewerOf(context), filter)})`.execute(context.db);
        return answer(rows[0] ?? { owed: '0.00', repaid: '0.00' });
      },
    },
    Mutation: {
      markRepaymentsRepaid,
      exportRepayments: exportResolver(repayments, repaymentExport),
    },
  },
};
