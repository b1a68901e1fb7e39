import { id as idRule } from '#contract/rules/platform/fields.ts';
import { webhookEndpointInput, webhookResendInput } from '#contract/rules/shop/webhook.ts';
import { inTransaction } from '#server/db/database.ts';
import { recordById } from '#server/entity/read.ts';
import { listResolver, oneResolver, requestedAt, writingOf } from '#server/entity/resolvers.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { resendAction, webhookDeliveries, writeTest } from './deliveries.ts';
import { createEndpoint, updateEndpoint, webhookEndpoints } from './endpoints.ts';
import { giveSecret, rotateSecret } from './secrets.ts';

export const webhooksModule: readonly Module[] = [
  entityModule(webhookEndpoints, { update: updateEndpoint, except: ['create'] }),
  {
    jobs: [bulkKind(resendAction)],
    resolvers: {
      Query: {
        webhookDeliveries: listResolver(webhookDeliveries),
        webhookDeliveryById: oneResolver(webhookDeliveries),
      },
      Mutation: {
        createWebhookEndpoint: async (_, args, context) => {
          const input = parse(webhookEndpointInput, args.input);
          const created = await inTransaction(context.db, async (trx) => {
            const id = await createEndpoint(writingOf(context, trx), input);
            return { id, secret: await giveSecret(trx, context.secrets, id) };
          });
          return answer(created);
        },
        rotateWebhookSecret: async (_, args, context) => {
          const id = parseId(idRule, args.id);
          const secret = await inTransaction(context.db, (trx) =>
            rotateSecret(trx, context.secrets, id),
          );
          return answer({ id, secret });
        },
        sendTestWebhook: async (_, args, context, info) => {
          const id = await writeTest(context.db, parseId(idRule, args.id));
          const requested = requestedAt(info, 'data');
          return answer(
            await recordById(context.db, viewerOf(context), webhookDeliveries, id, requested),
          );
        },
        resendWebhookDeliveries: (_, { input }, context) =>
          runBulk(context, resendAction, parse(webhookResendInput, input), {}),
      },
    },
  },
];
