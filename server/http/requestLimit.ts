import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Config } from '#server/config.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { networkOf } from '#server/http/network.ts';
import { recordLimit } from '#server/http/securityEvents.ts';
import { errorAnswer } from './refusal.ts';
import { createRequestCount } from './requestCount.ts';

/** Paths of requests that cost more than a static file. */
const counted = /^\/(graphql|upload|products|ai-enhance|imports|jobs|images)\b/;

/** Limits requests per address; above the limit it answers 429 with `Retry-After`. */
export const limitRequests = (
  app: FastifyInstance,
  pool: pg.Pool,
  { requestsPerMinute }: Pick<Config, 'requestsPerMinute'>,
): void => {
  if (requestsPerMinute === 0) return;
  const count = createRequestCount(pool, requestsPerMinute);
  app.addHook('onRequest', async (request, reply) => {
    if (!counted.test(request.url)) return;
    const seconds = await count(networkOf(request.ip));
    if (seconds === 0) return;
    recordLimit(app.securityLog.record, { detail: 'requests', address: request.ip });
    const error = new DomainError('RATE_LIMITED', {
      msg: 'error.TOO_MANY_REQUESTS',
      args: { seconds, minutes: Math.ceil(seconds / 60) },
    });
    return reply.code(429).header('retry-after', seconds).send(errorAnswer(error));
  });
};
