import { apiKeyInput, apiKeysQuery } from '#contract/rules/platform/apiKey.ts';
import { bulkInputOf } from '#contract/rules/platform/bulk.ts';
import { id as idRule } from '#contract/rules/platform/fields.ts';
import { apiKeys as german } from '#i18n/de/platform/apiKeys.ts';
import { apiKeys as english } from '#i18n/en/platform/apiKeys.ts';
import { exporterOf } from '#server/entity/export.ts';
import { recordById } from '#server/entity/read.ts';
import { exportResolver, listResolver, requestedAt } from '#server/entity/resolvers.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { exportKind } from '#server/jobs/exports.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import { minuteOf } from '#server/jobs/sheets/moments.ts';
import type { Module } from '#server/modules/module.ts';
import { apiKeys, createApiKey, keyNames, revokeAction, revokeApiKey } from './keys.ts';

const momentOf = (moment: string | null | undefined) => (moment == null ? null : minuteOf(moment));

const apiKeyExport = exporterOf(apiKeys, {
  texts: { de: german, en: english },
  cells: {
    name: ({ name }) => name,
    hint: ({ hint }) => hint,
    state: ({ state }, { states }) => states[state as keyof typeof states],
    createdBy: ({ createdBy }) => createdBy,
    createdAt: ({ createdAt }) => minuteOf(createdAt),
    lastUsedAt: ({ lastUsedAt }) => momentOf(lastUsedAt),
    revokedAt: ({ revokedAt }) => momentOf(revokedAt),
  },
  filename: { de: 'api-schluessel', en: 'api-keys' },
});

const bulk = bulkInputOf(apiKeysQuery);

export const apiKeysModule: Module = {
  jobs: [bulkKind(revokeAction), exportKind(apiKeyExport)],
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
        const requested = requestedAt(info, 'data');
        return answer(await recordById(context.db, viewerOf(context), apiKeys, id, requested));
      },
      revokeApiKeys: async (_, args, context) => {
        const revoked = await runBulk(context, revokeAction, parse(bulk, args), {});
        const amount = revoked.job?.total ?? revoked.data.length;
        if (amount > 0) {
          const subject = (await keyNames(context.db, revoked.data)) || undefined;
          context.recordEvent({ kind: 'keyRevoked', subject, amount });
        }
        return revoked;
      },
      exportApiKeys: exportResolver(apiKeys, apiKeyExport),
    },
  },
};
