import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#server/errors/domainError.ts';
import { asUnavailable, retryAfterSeconds } from '#server/graphql/unavailable.ts';
import { isReadToEnd } from './readToEnd.ts';
import { errorAnswer, failureAnswer } from './refusal.ts';
import { Overloaded } from './requestQueue.ts';

/**
 * Errors outside GraphQL are logged in full and answered without details; those that may be retried
 * are marked as such.
 */
export const hideFailures = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const unavailable = asUnavailable(error);
    if (unavailable) {
      if (!(error instanceof Overloaded)) request.log.error({ err: error }, 'not available');
      return reply
        .code(503)
        .header('retry-after', retryAfterSeconds)
        .send(failureAnswer(unavailable, request.id));
    }
    const { statusCode = 500 } = error;
    if (statusCode === 413) return refuseBody(request, reply);
    if (statusCode < 500) {
      return reply.code(statusCode).send(errorAnswer(new DomainError('INVALID')));
    }
    request.log.error({ err: error }, 'a request failed');
    return reply.code(500).send({ message: 'internal error', requestId: request.id });
  });
};

/** As long as the server waits for any body to end. */
const longestMs = 120_000;

/** Answers once the client has sent everything, however much it is. */
const refuseBody = async (request: FastifyRequest, reply: FastifyReply) => {
  if (await isReadToEnd(request, { ms: longestMs })) reply.removeHeader('connection');
  return reply
    .code(413)
    .send(errorAnswer(new DomainError('INVALID', { msg: 'error.BODY_TOO_LARGE' })));
};
