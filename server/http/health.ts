import type { FastifyInstance } from 'fastify';
import { isDraining } from '#server/http/drain.ts';

/**
 * `GET /healthz`: 200 while the database responds, there is room on the disk and this process is not
 * shutting down, else 503 with the reason.
 */
export const registerHealth = (
  app: FastifyInstance,
  ping: () => Promise<boolean>,
  isRoomLeft: () => Promise<boolean>,
): void => {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isDraining(app.server)) return reply.code(503).send({ status: 'stopping' });
    if (!(await ping())) return reply.code(503).send({ status: 'database unavailable' });
    if (!(await isRoomLeft())) return reply.code(503).send({ status: 'disk full' });
    return { status: 'ok' };
  });
};
