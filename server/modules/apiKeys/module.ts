import { apiKeyInput } from '#contract/rules/apiKey.ts';
import { id as idRule } from '#contract/rules/fields.ts';
import type { Module } from '#server/entity/module.ts';
import { recordById } from '#server/entity/read.ts';
import { askedAt, listResolver } from '#server/entity/resolvers.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { parse, parseId } from '#server/graphql/errors.ts';
import { apiKeys, createApiKey, revokeApiKey } from './keys.ts';

export const apiKeysModule: Module = {
  resolvers: {
    Query: { apiKeys: listResolver(apiKeys) },
    Mutation: {
      createApiKey: async (_, { input }, context) => {
        const { name } = parse(apiKeyInput, input);
        const created = await createApiKey(context.db, viewerOf(context).userId, name);
        context.recordEvent({ kind: 'keyCreated', subject: name });
        return answer(created);
      },
      revokeApiKey: async (_, args, context, info) => {
        const id = parseId(idRule, args.id);
        context.recordEvent({ kind: 'keyRevoked', subject: await revokeApiKey(context.db, id) });
        const asked = askedAt(info, 'data');
        return answer(await recordById(context.db, viewerOf(context), apiKeys, id, asked));
      },
    },
  },
};
