import type { FastifyInstance } from 'fastify';
import type { Traffic } from '#server/jobs/stride.ts';

/** Counts who asks, for what would keep them waiting. */
export const watchTraffic = (app: FastifyInstance, traffic: Traffic): void => {
  app.addHook('onRequest', async () => {
    traffic.requests += 1;
  });
};
