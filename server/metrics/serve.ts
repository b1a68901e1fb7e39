import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Metrics } from './metrics.ts';

/** `GET /metrics` on a separate port, which no proxy exposes. */
export const serveMetrics = async (
  { registry }: Metrics,
  { metricsHost, metricsPort }: Pick<Config, 'metricsHost' | 'metricsPort'>,
): Promise<FastifyInstance> => {
  const app = fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  await app.listen({ host: metricsHost, port: metricsPort });
  return app;
};
