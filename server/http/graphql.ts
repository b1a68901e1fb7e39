import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Portal } from '#contract/portal.ts';
import type { Database, Db } from '#server/db/database.ts';
import type { Queue } from '#server/db/queue.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import type { Context, OnLimit, SignedIn } from '#server/graphql/context.ts';
import { type Caller, limitAnonymous } from '#server/graphql/limits.ts';
import { measureCalls } from '#server/graphql/measureCalls.ts';
import { schemaOf } from '#server/graphql/schema.ts';
import { accountOf, recorderOf, recordLimit } from '#server/http/securityEvents.ts';
import type { CallTimes } from '#server/metrics/callTimes.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { type Credentials, credentialsOf } from './credentials.ts';
import { deviceMarkOf } from './deviceMark.ts';
import { createEndpoint } from './endpoint.ts';
import { mayWrite } from './noteWrites.ts';
import { inApiQueue, type RequestQueues } from './requestQueues.ts';

interface ServerContext {
  req: FastifyRequest;
  reply: FastifyReply;
  caller: () => Promise<Caller>;
}

type Limiters = Pick<Context, 'signInLimiter' | 'mailLimiter' | 'codeLimiter'>;

/** The endpoint's access to sessions; the sessions module provides it. */
export interface Sessions {
  /** The viewer whose session has this token and accepts this device. */
  viewerOfSession: (db: Db, credentials: Credentials) => Promise<SignedIn | null>;
  /** @param onLimit is called with the name of a limit that was reached */
  limiters: (database: Database, onLimit: (limit: string) => OnLimit) => Limiters;
}

interface Options {
  sessions: Sessions;
  resolvers: readonly Resolvers[];
  introspection: boolean;
  requestQueues: RequestQueues;
  metrics?: Metrics | undefined;
  fetchPublic: Context['fetchPublic'];
  secrets: Context['secrets'];
  paypal?: Context['paypal'];
  portalOrigin: (portal: Portal, req: FastifyRequest) => string;
  payoutRules: Context['payoutRules'];
  operations: Context['operations'];
  calls?: CallTimes | undefined;
}

/** `POST /graphql`: the application's contract, for sessions. */
export const registerGraphql = (
  app: FastifyInstance,
  database: Database,
  queue: Queue,
  {
    sessions,
    resolvers,
    introspection,
    requestQueues,
    metrics,
    fetchPublic,
    secrets,
    paypal,
    payoutRules,
    operations,
    calls,
    portalOrigin,
  }: Options,
): void => {
  const { db, reads } = database;
  const { record } = app.securityLog;
  const limiters = sessions.limiters(database, (detail) => (counted, address) => {
    recordLimit(record, { detail, address, ...accountOf(counted) });
  });
  const url = '/graphql';
  const answer = createEndpoint<ServerContext, Context>({
    url,
    schema: schemaOf(resolvers),
    introspection,
    // a caller who may read the schema requests much of it at once
    plugins: introspection ? [] : [limitAnonymous()],
    log: app.log,
    metrics,
    calls: measureCalls(calls, ''),
    context: async ({ req, reply, caller }) => {
      const { token, viewer } = await caller();
      return {
        // calls without a session are few, and some follow a write of another session
        db:
          viewer === null || mayWrite(req)
            ? db
            : (database.replicas?.readerFor(viewer.written, viewer.userId) ?? reads),
        queue,
        viewer,
        recordEvent: recorderOf(record, req, viewer),
        tokenRefused: token !== null && viewer === null,
        address: req.ip,
        userAgent: req.headers['user-agent'],
        device: deviceMarkOf(req, reply),
        portalOrigin: (portal) => portalOrigin(portal, req),
        ...limiters,
        secrets,
        fetchPublic,
        paypal,
        payoutRules,
        operations,
      };
    },
  });
  app.route({
    url,
    method: ['GET', 'POST'],
    handlerTimeout: 30_000,
    handler: (req, reply) =>
      inApiQueue(requestQueues, req.body, () =>
        answer(req, reply, {
          req,
          reply,
          caller: callerOf(mayWrite(req) ? db : reads, req, sessions),
        }),
      ),
  });
};

/** Looks up the caller once, on first use. */
const callerOf = (
  db: Db,
  req: FastifyRequest,
  { viewerOfSession }: Sessions,
): (() => Promise<Caller>) => {
  let found: Promise<Caller> | undefined;
  const find = async (): Promise<Caller> => {
    const credentials = credentialsOf(req);
    if (!credentials) return { token: null, viewer: null };
    return { token: credentials.token, viewer: await viewerOfSession(db, credentials) };
  };
  return () => {
    found ??= find();
    return found;
  };
};
