import type { FastifyInstance } from 'fastify';
import { isDraining } from '#server/drain.ts';

/**
 * `GET /healthz`: 200 while the database responds and this process is not shutting down, else 503.
 */
export const registerHealth = (app: FastifyInstance, ping: () => Promise<boolean>): void => {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isDraining(app.server)) return reply.code(503).send({ status: 'stopping' });
    if (await ping()) return { status: 'ok' };
    return reply.code(503).send({ status: 'database unavailable' });
  });
};
