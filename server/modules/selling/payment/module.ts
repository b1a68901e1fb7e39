import { paymentAccountInput, paypalReturn } from '#contract/rules/selling/payment.ts';
import { inTransaction } from '#server/db/database.ts';
import { writingOf } from '#server/entity/resolvers.ts';
import { parse } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { Module } from '#server/modules/module.ts';
import {
  type NewAccount,
  noAccount,
  ownVendor,
  paymentAccount,
  paymentHistory,
  writeAccount,
} from './account.ts';
import { sealNumber } from './accountNumbers.ts';
import { completeConnection, startConnection } from './connect.ts';
import { vendorSettings } from './settings.ts';

const change = async (
  context: Context,
  account: NewAccount,
  version: number | null | undefined,
) => {
  const vendorId = ownVendor(viewerOf(context));
  await inTransaction(context.db, (trx) =>
    writeAccount(writingOf(context, trx), vendorId, account, version),
  );
  context.queue.wake('mail');
  return answer(await paymentAccount(context.db, vendorId));
};

export const paymentModule: Module = {
  entities: [
    {
      name: 'paymentAccount',
      plural: 'paymentAccounts',
      area: 'paymentConfiguration',
      table: 'payment_accounts',
    },
  ],
  records: [paymentHistory],
  resolvers: {
    Query: {
      vendorSettings: async (_, __, context) => answer(await vendorSettings(context)),
    },
    Mutation: {
      updatePaymentAccount: async (_, { input }, context) => {
        const { iban, version, ...bank } = parse(paymentAccountInput, input);
        const number =
          iban === ''
            ? null
            : await sealNumber(context.secrets, ownVendor(viewerOf(context)), iban);
        const account = { ...noAccount, ...bank, number, provider: 'bank', status: 'connected' };
        return change(context, account, version);
      },
      disconnectPaymentAccount: (_, { version }, context) => change(context, noAccount, version),
      beginPaypalConnection: async (_, __, context) =>
        answer({ url: await startConnection(context) }),
      completePaypalConnection: async (_, { input }, context) => {
        await completeConnection(context, parse(paypalReturn, input));
        context.queue.wake('mail');
        return answer(await paymentAccount(context.db, ownVendor(viewerOf(context))));
      },
    },
  },
};
