import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { createPing } from './db/ping.ts';
import { isDraining } from './drain.ts';
import type { Queue } from './jobs/queue.ts';
import type { Traffic } from './jobs/stride.ts';
import type { Metrics } from './metrics/metrics.ts';
import { observe } from './metrics/observe.ts';
import { serveClient } from './plugins/client.ts';
import { guardDoor } from './plugins/door.ts';
import { hideFailures } from './plugins/failures.ts';
import { registerGraphql } from './plugins/graphql.ts';
import { registerHealth } from './plugins/health.ts';
import { serveImages } from './plugins/images.ts';
import { serveImportFiles } from './plugins/importFiles.ts';
import { serveJobFiles } from './plugins/jobFiles.ts';
import { createLanes } from './plugins/lanes.ts';
import { loggerOptions } from './plugins/logging.ts';
import { acceptProducts } from './plugins/products.ts';
import { limitRequests } from './plugins/requestLimit.ts';
import { registerSecurity } from './plugins/security.ts';
import { suggestFromPictures } from './plugins/suggestions.ts';
import { watchTraffic } from './plugins/traffic.ts';
import { acceptUploads } from './plugins/upload.ts';
import { type ImageConfig, imageStoreOf } from './storage/images.ts';

export type AppConfig = ImageConfig &
  Partial<Pick<Config, 'ai'>> &
  Pick<Config, 'publicUrl' | 'trustProxy' | 'requestsPerMinute' | 'logLevel' | 'clientDir'> & {
    /** Whether the API tells its schema: to developers only. */
    introspection?: boolean;
    /** Where this process counts what operators shall see. */
    metrics?: Metrics;
    /** What the jobs of this process learn from that somebody asks. */
    traffic?: Traffic;
  };

/** The whole server, not yet listening. Database and queue are the caller's to open and to close. */
export const buildApp = async (
  config: AppConfig,
  database: Database,
  queue: Queue,
): Promise<FastifyInstance> => {
  const app = fastify({
    logger: loggerOptions(config.logLevel),
    // the one proxy in front: whatever else the header names, the client may have written
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    // connections that wait for their next request would hold up a stop
    forceCloseConnections: 'idle',
    // who sends slower than an upload at its largest takes at 2 Mbit/s
    requestTimeout: 120_000,
    // longer than the proxy in front keeps a connection, so that it never uses one that is being closed
    keepAliveTimeout: 72_000,
  });
  if (config.traffic) watchTraffic(app, config.traffic);
  hideFailures(app);
  await registerSecurity(app, config);
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining(app.server)) reply.header('connection', 'close');
  });
  // at once up to a page of 1,000 rows: 2 ms of computing, while a stream of pieces takes 20
  await app.register(compress, {
    threshold: 2048,
    syncThreshold: 1_048_576,
    encodings: ['br', 'gzip'],
  });
  limitRequests(app, database.pool, config);
  const ping = createPing(database.db);
  const lanes = createLanes(app.server, database.pool.options.max ?? 10);
  guardDoor(app.server, lanes);
  if (config.metrics) observe(app, config.metrics, { database, lanes, ping });
  registerHealth(app, ping);
  registerGraphql(app, database, queue, {
    introspection: config.introspection ?? false,
    lane: lanes.api,
    metrics: config.metrics,
  });
  const images = imageStoreOf(config);
  serveImages(app, database.db, images, lanes.pictures);
  serveJobFiles(app, database.db, lanes.transfers);
  serveImportFiles(app, database.db, lanes.transfers);
  await acceptUploads(app, database.db, images, lanes.transfers);
  await acceptProducts(app, database.db, queue, lanes.transfers);
  await suggestFromPictures(app, config, { database, images, lane: lanes.transfers });
  await serveClient(app, config.clientDir);
  return app;
};
