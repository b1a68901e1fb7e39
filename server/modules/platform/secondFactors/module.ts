import { id as idRule } from '#contract/rules/platform/fields.ts';
import {
  confirmSecondFactorInput,
  secondFactorRuleInput,
} from '#contract/rules/platform/secondFactor.ts';
import { listResolver } from '#server/entity/resolvers.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import { answer, done } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { Module } from '#server/modules/module.ts';
import { resetSecondFactor, secondFactors } from './accounts.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endOwnSecondFactor,
  ownSecondFactor,
  renewRecoveryCodes,
} from './ownFactor.ts';
import { secondFactorRule, updateSecondFactorRule } from './rule.ts';

export const secondFactorsModule: Module = {
  resolvers: {
    Query: {
      ownSecondFactor: async (_, __, context) =>
        answer(await ownSecondFactor(context.db, viewerOf(context).userId)),
      secondFactors: listResolver(secondFactors),
      secondFactorRule: async (_, __, { db }) => answer(await secondFactorRule(db)),
    },
    Mutation: {
      beginSecondFactor: async (_, __, context) => answer(await beginSecondFactor(context)),
      confirmSecondFactor: async (_, { input }, context) => {
        const { code } = parse(confirmSecondFactorInput, input);
        return answer({ codes: await confirmSecondFactor(context, code) });
      },
      renewRecoveryCodes: async (_, __, context) =>
        answer({ codes: await renewRecoveryCodes(context) }),
      endOwnSecondFactor: async (_, __, context) => {
        await endOwnSecondFactor(context);
        return done();
      },
      resetSecondFactor: async (_, args, context) => {
        const id = parseId(idRule, args.id);
        await resetSecondFactor(context, id);
        return answer([id]);
      },
      updateSecondFactorRule: async (_, { input }, context) => {
        const rule = await updateSecondFactorRule(context, parse(secondFactorRuleInput, input));
        const detail = rule.portals.join(' ') || 'none';
        context.recordEvent({ kind: 'secondFactorRule', detail });
        return answer(rule);
      },
    },
  },
};
