import path from 'node:path';
import compress from '@fastify/compress';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import type { Portal } from '#contract/portal.ts';
import { type Config, noPayoutRules } from './config.ts';
import { createCheck } from './db/createCheck.ts';
import type { Database } from './db/database.ts';
import { type FreeBytes, hasRoom } from './db/diskRoom.ts';
import { hostsOf } from './db/hosts.ts';
import type { Queue } from './db/queue.ts';
import type { ReplicaChange } from './db/replicas.ts';
import { databaseStateOf } from './db/state.ts';
import { type FetchPublic, fetchPublic } from './fetch/fetchPublic.ts';
import { readPage, serveClient } from './http/client.ts';
import { registerDeviceMark } from './http/deviceMark.ts';
import { isDraining } from './http/drain.ts';
import { hideFailures } from './http/failures.ts';
import { registerGraphql } from './http/graphql.ts';
import { createReadiness, registerHealth } from './http/health.ts';
import { loggerOptions, logRequests, requestLogOptions } from './http/logging.ts';
import { noteWrites } from './http/noteWrites.ts';
import { observe } from './http/observe.ts';
import { rejectOverload } from './http/rejectOverload.ts';
import { limitRequests } from './http/requestLimit.ts';
import { createRequestQueues } from './http/requestQueues.ts';
import { registerSecurity } from './http/security.ts';
import { registerShopGraphql } from './http/shopGraphql.ts';
import { portalAddress } from './mail/addresses.ts';
import type { CallTimes } from './metrics/callTimes.ts';
import type { Metrics } from './metrics/metrics.ts';
import { keys } from './modules/platform/apiKeys/endpoint.ts';
import { createSecurityLog } from './modules/platform/securityEvents/log.ts';
import { sessions } from './modules/platform/session/endpoint.ts';
import { noteWrite } from './modules/platform/session/positions.ts';
import { contributions, jobKinds, resolvers, routes, shopResolvers } from './registry.ts';
import { createSealer } from './secrets/sealer.ts';
import { type DocumentSource, documentStoreOf } from './storage/documents.ts';
import { imageStoreOf, type PictureSource } from './storage/images.ts';
import type { StoreConfig } from './storage/store.ts';
import { traceRequests } from './traces/requests.ts';

/** The client's page of the payment account (specification 2). */
const paymentPath = '/configurations/payment-configuration';

export type AppConfig = StoreConfig &
  Partial<
    Pick<
      Config,
      | 'ai'
      | 'databaseUrl'
      | 'payoutRules'
      | 'paypal'
      | 'port'
      | 'introspection'
      | 'secretsKey'
      | 'shopRequestsPerMinute'
      | 'traceCollector'
    >
  > &
  Pick<Config, 'publicUrl' | 'trustProxy' | 'requestsPerMinute' | 'logLevel' | 'clientDir'> & {
    /** Measures the free space of a disk; the default is to ask the system. */
    free?: FreeBytes;
    /** Destination of the log instead of the standard output. */
    logTo?: { write(line: string): void };
    /** Fetches from public hosts; tests replace it. */
    fetchPublic?: FetchPublic;
    /** The registry for this process's metrics. */
    metrics?: Metrics;
    /** Measures the API's calls. */
    calls?: CallTimes;
  };

/** Loads the drawing code only when a demo picture is first requested. */
const demoPictures: PictureSource = async (filename) =>
  filename.startsWith('demo-') ? (await import('./demo/pictures.ts')).demoPicture(filename) : null;

/** Writes the demo's documents when they are first requested. */
const demoDocuments: DocumentSource = async (name) =>
  name.startsWith('demo-') ? (await import('./demo/documents.ts')).demoDocument(name) : null;

/**
 * Whether the server has enough disk space for writing. With a database server and S3, the space on
 * its own disk does not matter.
 */
const isRoomLeft = async ({ dataDir, databaseUrl, s3, free }: AppConfig): Promise<boolean> => {
  const folders = [
    ...(databaseUrl ? [] : [path.join(dataDir, 'database')]),
    ...(s3 ? [] : [dataDir, path.join(dataDir, 'images')]),
  ];
  // a failed measurement must not take the server out of service
  const hasAll = folders.map((folder) => hasRoom(folder, free).catch(() => true));
  return (await Promise.all(hasAll)).every(Boolean);
};

/**
 * The origin of a portal's pages. Without PUBLIC_URL, on a machine for development, it is that of the
 * page that makes the request, because the port is only known once the server listens.
 */
const portalOriginOf =
  ({ publicUrl, port = 3000 }: AppConfig) =>
  (portal: Portal, { headers }: FastifyRequest): string => {
    const { origin } = headers;
    const isOpen = publicUrl === undefined && origin !== undefined && URL.canParse(origin);
    return isOpen ? origin : new URL(portalAddress({ publicUrl, port }, portal)).origin;
  };

const logReplica =
  (log: FastifyBaseLogger) =>
  ({ host, condition, error: err }: ReplicaChange): void => {
    if (condition === 'ok') log.info({ host, condition }, 'replica');
    else log.warn({ host, condition, ...(err !== null && { err }) }, 'replica');
  };

/** Builds the whole server without listening. The caller opens and closes database and queue. */
export const buildApp = async (
  config: AppConfig,
  database: Database,
  queue: Queue,
): Promise<FastifyInstance> => {
  const app = fastify({
    ...requestLogOptions,
    logger: {
      ...loggerOptions(config.logLevel),
      ...(config.logTo && { stream: config.logTo }),
    },
    // trusts one proxy: anything else in the header may come from the client
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    // idle connections would delay a shutdown
    forceCloseConnections: 'idle',
    // the time the largest upload takes at 2 Mbit/s
    requestTimeout: 120_000,
    // longer than the proxy keeps connections, so it never uses one that is being closed
    keepAliveTimeout: 72_000,
  });
  logRequests(app);
  if (config.traceCollector !== undefined) traceRequests(app, config);
  const securityLog = createSecurityLog(database.db, app.log);
  app.decorate('securityLog', securityLog);
  app.addHook('onClose', () => securityLog.settled());
  // long work yields to requests
  app.addHook('onRequest', async () => {
    database.traffic.requests += 1;
  });
  hideFailures(app);
  const page = await readPage(config.clientDir);
  await registerSecurity(app, config, page);
  await registerDeviceMark(app, config);
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining(app.server)) reply.header('connection', 'close');
  });
  // compresses up to a page of 1,000 rows in one piece: 2 ms of CPU, against 20 ms as a stream
  await app.register(compress, {
    threshold: 2048,
    syncThreshold: 1_048_576,
    encodings: ['br', 'gzip'],
  });
  noteWrites(app, database, noteWrite);
  limitRequests(app, database.pool, config);
  const databaseState = createCheck(() => databaseStateOf(database), 'unavailable');
  const requestQueues = createRequestQueues(app.server, database.pool.options.max ?? 10);
  rejectOverload(app.server, requestQueues);
  if (config.metrics) observe(app, config.metrics, { database, requestQueues, databaseState });
  const secrets = createSealer(config);
  const images = imageStoreOf(config, demoPictures);
  const isStoreReached = createCheck(() => images.ping().then(() => true), false);
  const replicas = () => database.replicas?.states() ?? [];
  database.replicas?.watch(logReplica(app.log));
  const readiness = createReadiness(app, {
    databaseState,
    isRoomLeft: () => isRoomLeft(config),
    isStoreReached,
    replicas,
  });
  registerGraphql(app, database, queue, {
    sessions,
    resolvers,
    introspection: config.introspection ?? false,
    requestQueues,
    metrics: config.metrics,
    calls: config.calls,
    operations: {
      readiness,
      isStoreReached,
      isEmbedded: database.embedded,
      primary: database.db,
      replicas,
      databaseHosts: hostsOf(config.databaseUrl),
    },
    fetchPublic: config.fetchPublic ?? fetchPublic,
    secrets,
    payoutRules: config.payoutRules ?? noPayoutRules,
    portalOrigin: portalOriginOf(config),
    paypal: config.paypal && {
      ...config.paypal,
      returnAddress: `${portalAddress({ port: 3000, ...config }, 'vendor')}${paymentPath}`,
    },
  });
  registerShopGraphql(app, database, {
    keys,
    resolvers: shopResolvers,
    requestsPerMinute: config.shopRequestsPerMinute ?? 0,
    requestQueues,
    secrets,
    metrics: config.metrics,
    calls: config.calls,
  });
  const documents = documentStoreOf(config, demoDocuments);
  registerHealth(app, readiness);
  const context = {
    app,
    config,
    database,
    queue,
    images,
    documents,
    secrets,
    requestQueues,
    contributions,
    jobKinds,
  };
  for (const route of routes) await route(context);
  await serveClient(app, config, page);
  return app;
};
