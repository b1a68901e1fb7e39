import type { FastifyError, FastifyInstance } from 'fastify';

/** What fails outside of GraphQL is logged in full and answered without a word of it. */
export const hideFailures = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500) return reply.send(error);
    request.log.error({ err: error }, 'a request failed');
    return reply.code(500).send({ message: 'internal error' });
  });
};
