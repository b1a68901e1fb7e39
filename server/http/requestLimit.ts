import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Config } from '#server/config.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { networkOf } from '#server/http/network.ts';
import { recordLimit } from '#server/http/securityEvents.ts';
import { errorAnswer } from './refusal.ts';
import { createRequestCount } from './requestCount.ts';

/** Paths of requests that cost more than a static file. */
const counted = /^\/(graphql|shop\/graphql|upload|products|ai-enhance|imports|jobs|files|images)\b/;

/** The error of a request above a limit; the limit is open again after `seconds`. */
export const tooManyRequests = (seconds: number): DomainError =>
  new DomainError('RATE_LIMITED', {
    msg: 'error.TOO_MANY_REQUESTS',
    args: { seconds, minutes: Math.ceil(seconds / 60) },
  });

/** Limits requests per address; above the limit it answers 429 with `Retry-After`. */
export const limitRequests = (
  app: FastifyInstance,
  pool: pg.Pool,
  { requestsPerMinute }: Pick<Config, 'requestsPerMinute'>,
): void => {
  if (requestsPerMinute === 0) return;
  const count = createRequestCount(pool, 'requests', requestsPerMinute);
  app.addHook('onRequest', async (request, reply) => {
    if (!counted.test(request.url)) return;
    const { isOpen, resetSeconds } = await count(networkOf(request.ip));
    if (isOpen) return;
    recordLimit(app.securityLog.record, { detail: 'requests', address: request.ip });
    const error = tooManyRequests(resetSeconds);
    return reply.code(429).header('retry-after', resetSeconds).send(errorAnswer(error));
  });
};
