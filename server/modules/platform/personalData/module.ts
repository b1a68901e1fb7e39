import { personalDataInput } from '#contract/rules/platform/export.ts';
import { parse } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import type { Work } from '#server/jobs/kind.ts';
import type { Module } from '#server/modules/module.ts';
import { ownAccount } from '#server/modules/platform/accounts/ownAccount.ts';
import { dataKind, startDataJob } from './dataJob.ts';

const kind = 'accounts.data';

/** The owner of the job, and its company. */
const owner = async ({ db, viewer }: Work) => {
  const { userId, vendorId, manufacturerId } = viewer;
  const { firstname, lastname, email } = await ownAccount(db, userId);
  const id = vendorId ?? manufacturerId;
  return {
    name: `${firstname} ${lastname}`.trim() || email,
    owners: id === null ? (['account'] as const) : (['account', 'partner'] as const),
    persons: {
      kind: manufacturerId === null ? ('vendor' as const) : ('manufacturer' as const),
      ids: id === null ? [] : [id],
      userIds: [userId],
      emails: [email],
    },
  };
};

export const personalDataModule: Module = {
  jobs: ({ personal }) => [
    dataKind({ kind, access: ['session', 'view'], personal, subject: owner }),
  ],
  resolvers: {
    Mutation: {
      exportOwnData: async (_, { input }, context) =>
        answer(await startDataJob(context, kind, parse(personalDataInput, input))),
    },
  },
};
