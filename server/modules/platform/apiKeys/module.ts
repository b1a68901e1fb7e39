import { apiKeyInput, apiKeyRotation } from '#contract/rules/platform/apiKey.ts';
import { id as idRule } from '#contract/rules/platform/fields.ts';
import { inTransaction } from '#server/db/database.ts';
import { recordById } from '#server/entity/read.ts';
import { listResolver, requestedAt } from '#server/entity/resolvers.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { Module } from '#server/modules/module.ts';
import { reportAccountEvent } from '#server/modules/platform/accounts/accountEvents.ts';
import { apiKeys, createApiKey, revokeApiKey, rotateApiKey } from './keys.ts';

export const apiKeysModule: Module = {
  resolvers: {
    Query: { apiKeys: listResolver(apiKeys) },
    Mutation: {
      createApiKey: async (_, { input }, context) => {
        const wanted = parse(apiKeyInput, input);
        const { userId } = viewerOf(context);
        const created = await inTransaction(context.db, async (trx) => {
          await reportAccountEvent(trx, context.queue, userId, {
            event: 'keyMade',
            key: wanted.name,
          });
          return createApiKey(trx, userId, wanted);
        });
        context.queue.wake('mail');
        context.recordEvent({ kind: 'keyCreated', subject: wanted.name });
        return answer(created);
      },
      rotateApiKey: async (_, { input }, context) => {
        const wanted = parse(apiKeyRotation, input);
        const { userId } = viewerOf(context);
        const { name, ...created } = await inTransaction(context.db, async (trx) => {
          const rotated = await rotateApiKey(trx, userId, wanted);
          const event = { event: 'keyMade', key: rotated.name } as const;
          await reportAccountEvent(trx, context.queue, userId, event);
          return rotated;
        });
        context.queue.wake('mail');
        context.recordEvent({ kind: 'keyCreated', subject: name });
        return answer(created);
      },
      revokeApiKey: async (_, args, context, info) => {
        const id = parseId(idRule, args.id);
        context.recordEvent({ kind: 'keyRevoked', subject: await revokeApiKey(context.db, id) });
        const requested = requestedAt(info, 'data');
        return answer(await recordById(context.db, viewerOf(context), apiKeys, id, requested));
      },
    },
  },
};
