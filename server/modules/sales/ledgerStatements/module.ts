import { closeMonthInput } from '#contract/rules/sales/ledgerStatement.ts';
import { inTransaction } from '#server/db/database.ts';
import { exportResolver, listResolver, oneResolver, writingOf } from '#server/entity/resolvers.ts';
import { parse } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { exportKind } from '#server/jobs/exports.ts';
import type { Module } from '#server/modules/module.ts';
import { closeMonth, monthToClose } from './closing.ts';
import { ledgerStatementExport } from './export.ts';
import { ledgerStatements } from './statements.ts';

export const ledgerStatementsModule: Module = {
  jobs: [exportKind(ledgerStatementExport)],
  resolvers: {
    Query: {
      ledgerStatements: listResolver(ledgerStatements),
      ledgerStatementById: oneResolver(ledgerStatements),
      monthToClose: async (_, _args, context) => answer(await monthToClose(context.db)),
    },
    Mutation: {
      closeMonth: async (_, args, context) => {
        const input = parse(closeMonthInput, args.input);
        await inTransaction(context.db, (trx) => closeMonth(writingOf(context, trx), input));
        return answer(await monthToClose(context.db));
      },
      exportLedgerStatements: exportResolver(ledgerStatements, ledgerStatementExport),
    },
  },
};
