import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

const timeoutMs = 2_000;

/** `GET /healthz`: 200 while the database answers, 503 when it does not. */
export const registerHealth = (app: FastifyInstance, db: Db): void => {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await Promise.race([sql`select 1`.execute(db), timeout()]);
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'database unavailable' });
    }
  });
};

const timeout = () =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the database does not answer')), timeoutMs).unref();
  });
