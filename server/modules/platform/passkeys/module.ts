import { id as idRule } from '#contract/rules/platform/fields.ts';
import { passkeyInput } from '#contract/rules/platform/passkey.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import { answer, done } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { Module } from '#server/modules/module.ts';
import { addPasskey, beginPasskey, ownPasskeys, removePasskey } from './own.ts';

/** Signing in by a passkey is part of the session module. */
export const passkeysModule: Module = {
  resolvers: {
    Query: {
      ownPasskeys: async (_, __, context) =>
        answer(await ownPasskeys(context.db, viewerOf(context).userId)),
    },
    Mutation: {
      beginPasskey: async (_, __, context) => answer({ options: await beginPasskey(context) }),
      addPasskey: async (_, { input }, context) =>
        answer(await addPasskey(context, parse(passkeyInput, input))),
      removePasskey: async (_, args, context) => {
        await removePasskey(context, parseId(idRule, args.id));
        return done();
      },
    },
  },
};
