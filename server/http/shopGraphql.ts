import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorStatus } from '#contract/errors.ts';
import type { Database, Db } from '#server/db/database.ts';
import { type DomainError, noSession, tokenNotValid } from '#server/errors/domainError.ts';
import type { Resolvers } from '#server/generated/shopResolvers.ts';
import type { RecordEvent } from '#server/graphql/context.ts';
import { measureCalls } from '#server/graphql/measureCalls.ts';
import type { ShopContext, ShopKey } from '#server/graphql/shopContext.ts';
import { shopSchemaOf } from '#server/graphql/shopSchema.ts';
import type { CallTimes } from '#server/metrics/callTimes.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import type { Sealer } from '#server/secrets/sealer.ts';
import { bearerToken } from './credentials.ts';
import { createEndpoint } from './endpoint.ts';
import { mayWrite } from './noteWrites.ts';
import { errorAnswer } from './refusal.ts';
import { type Budget, createRequestCount } from './requestCount.ts';
import { tooManyRequests } from './requestLimit.ts';
import { inShopQueue, type RequestQueues } from './requestQueues.ts';
import { recorderOfShop, recordLimit } from './securityEvents.ts';

/** The endpoint's access to keys; the module of keys provides it. */
export interface Keys {
  /** The key, unless it is unknown, ended or revoked. */
  find: (db: Db, token: string) => Promise<ShopKey | null>;
  /** Records the first use of a key in an hour. */
  recordUse: (record: RecordEvent, key: ShopKey) => void;
  /** Records the use of a key that is refused. */
  recordRefusal: (record: RecordEvent, token: string) => void;
}

interface Options {
  keys: Keys;
  resolvers: readonly Resolvers[];
  /** For each key; 0 for no limit. */
  requestsPerMinute: number;
  requestQueues: RequestQueues;
  secrets: Sealer;
  metrics?: Metrics | undefined;
  calls?: CallTimes | undefined;
}

/**
 * `POST /shop/graphql`: the shop's contract, for keys. Whoever has no valid key is refused before the
 * document is read, so everything in it may be open to introspection.
 */
export const registerShopGraphql = (
  app: FastifyInstance,
  { db, reads, pool, replicas }: Database,
  { keys, resolvers, requestsPerMinute, requestQueues, secrets, metrics, calls }: Options,
): void => {
  const { record } = app.securityLog;
  const count =
    requestsPerMinute > 0 ? createRequestCount(pool, 'shop-key', requestsPerMinute) : undefined;
  const url = '/shop/graphql';
  const answer = createEndpoint<ShopContext, ShopContext>({
    url,
    schema: shopSchemaOf(resolvers),
    introspection: true,
    log: app.log,
    metrics,
    calls: measureCalls(calls, 'shop: '),
    context: (given) => given,
  });
  const respond = async (req: FastifyRequest, reply: FastifyReply) => {
    const token = bearerToken(req.headers.authorization);
    const recordEvent = recorderOfShop(record, req);
    if (token === null) return refuse(reply, noSession());
    const isReading = !mayWrite(req);
    const key = await keys.find(isReading ? reads : db, token);
    if (!key) {
      keys.recordRefusal(recordEvent, token);
      return refuse(reply, tokenNotValid());
    }
    keys.recordUse(recordEvent, key);
    const budget = await count?.(key.id);
    if (budget) showBudget(reply, budget);
    if (budget?.isOpen === false) {
      recordLimit(record, { detail: 'shopKey', address: req.ip, subject: key.name });
      reply.header('retry-after', budget.resetSeconds);
      return refuse(reply, tooManyRequests(budget.resetSeconds));
    }
    // drafts and orders belong to this shop alone
    reply.header('cache-control', 'no-store');
    const reader = replicas?.readerFor(key.written, key.id) ?? reads;
    return answer(req, reply, { db: isReading ? reader : db, key, recordEvent, secrets });
  };
  app.route({
    url,
    method: 'POST',
    handlerTimeout: 30_000,
    handler: (req, reply) => inShopQueue(requestQueues, req.body, () => respond(req, reply)),
  });
};

const refuse = (reply: FastifyReply, error: DomainError): FastifyReply =>
  reply.code(errorStatus[error.code]).send(errorAnswer(error));

const showBudget = (reply: FastifyReply, { limit, remaining, resetSeconds }: Budget): void => {
  reply.headers({
    'ratelimit-limit': limit,
    'ratelimit-remaining': remaining,
    'ratelimit-reset': resetSeconds,
  });
};
