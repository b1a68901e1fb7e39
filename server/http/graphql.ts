import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database, Db } from '#server/db/database.ts';
import type { Queue } from '#server/db/queue.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import type { Context, OnLimit, SignedIn } from '#server/graphql/context.ts';
import { type Caller, limitAnonymous } from '#server/graphql/limits.ts';
import { schemaOf } from '#server/graphql/schema.ts';
import { accountOf, recorderOf, recordLimit } from '#server/http/securityEvents.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { bearerToken } from './bearer.ts';
import { createEndpoint } from './endpoint.ts';
import type { RequestQueue } from './requestQueue.ts';
import { inRequestQueue } from './requestQueues.ts';

interface ServerContext {
  req: FastifyRequest;
  caller: () => Promise<Caller>;
}

type Limiters = Pick<Context, 'signInLimiter' | 'mailLimiter' | 'codeLimiter'>;

/** What the endpoint needs to know about sessions; the sessions module provides it. */
export interface Sessions {
  /** The viewer to whom a session token belongs. */
  viewerOfToken: (db: Db, token: string) => Promise<SignedIn | null>;
  /** @param onLimit is called with the name of a limit that was reached */
  limiters: (pool: Database['pool'], onLimit: (limit: string) => OnLimit) => Limiters;
}

interface Options {
  sessions: Sessions;
  resolvers: readonly Resolvers[];
  introspection: boolean;
  requestQueue: RequestQueue;
  metrics?: Metrics | undefined;
  fetchPublic: Context['fetchPublic'];
  secrets: Context['secrets'];
  paypal?: Context['paypal'];
  payoutRules: Context['payoutRules'];
}

/** `POST /graphql`: the application's contract, for sessions. */
export const registerGraphql = (
  app: FastifyInstance,
  { db, pool }: Database,
  queue: Queue,
  {
    sessions,
    resolvers,
    introspection,
    requestQueue,
    metrics,
    fetchPublic,
    secrets,
    paypal,
    payoutRules,
  }: Options,
): void => {
  const { record } = app.securityLog;
  const limiters = sessions.limiters(pool, (detail) => (counted, address) => {
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
    context: async ({ req, caller }) => {
      const { token, viewer } = await caller();
      return {
        db,
        queue,
        viewer,
        recordEvent: recorderOf(record, req, viewer),
        tokenRefused: token !== null && viewer === null,
        address: req.ip,
        userAgent: req.headers['user-agent'],
        ...limiters,
        secrets,
        fetchPublic,
        paypal,
        payoutRules,
      };
    },
  });
  app.route({
    url,
    method: ['GET', 'POST'],
    handlerTimeout: 30_000,
    ...inRequestQueue(requestQueue, async (req, reply) =>
      answer(req, reply, { req, caller: callerOf(db, req, sessions) }),
    ),
  });
};

/** Looks up the caller once, on first use. */
const callerOf = (
  db: Db,
  req: FastifyRequest,
  { viewerOfToken }: Sessions,
): (() => Promise<Caller>) => {
  let found: Promise<Caller> | undefined;
  const find = async (): Promise<Caller> => {
    const token = bearerToken(req.headers.authorization);
    return { token, viewer: token === null ? null : await viewerOfToken(db, token) };
  };
  return () => {
    found ??= find();
    return found;
  };
};
