import type { FastifyInstance } from 'fastify';
import type { Traffic } from '#server/db/database.ts';

/** Counts requests, so that long work can yield to them. */
export const watchTraffic = (app: FastifyInstance, traffic: Traffic): void => {
  app.addHook('onRequest', async () => {
    traffic.requests += 1;
  });
};
