import type { FastifyError, FastifyInstance } from 'fastify';
import { Overloaded, retryAfterSeconds } from './lane.ts';
import { errorAnswer } from './refusal.ts';
import { asUnavailable } from './unavailable.ts';

/**
 * What fails outside of GraphQL is logged in full and answered without a word of it; what may be tried
 * again is told so.
 */
export const hideFailures = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const unavailable = asUnavailable(error);
    if (unavailable) {
      if (!(error instanceof Overloaded)) request.log.error({ err: error }, 'not available');
      return reply
        .code(503)
        .header('retry-after', retryAfterSeconds)
        .send(errorAnswer(unavailable));
    }
    if (error.statusCode !== undefined && error.statusCode < 500) return reply.send(error);
    request.log.error({ err: error }, 'a request failed');
    return reply.code(500).send({ message: 'internal error' });
  });
};
