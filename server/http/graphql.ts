import { useGraphQlJit } from '@envelop/graphql-jit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type GraphQLError, Kind } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { composed, composeTexts } from '#contract/composed.ts';
import type { Database, Db } from '#server/db/database.ts';
import type { Queue } from '#server/db/queue.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import type { Context, OnLimit, RecordEvent, SignedIn } from '#server/graphql/context.ts';
import { type Caller, useDocumentLimits } from '#server/graphql/limits.ts';
import { maskError, useMsg } from '#server/graphql/mask.ts';
import { schemaOf } from '#server/graphql/schema.ts';
import { accountOf, recorderOf, recordLimit, useRefusals } from '#server/http/securityEvents.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { bearerToken } from './bearer.ts';
import type { RequestQueue } from './requestQueue.ts';
import { inRequestQueue } from './requestQueues.ts';

interface ServerContext {
  request: Request;
  req: FastifyRequest;
  reply: FastifyReply;
  caller: () => Promise<Caller>;
}

type Limiters = Pick<Context, 'signInLimiter' | 'mailLimiter' | 'codeLimiter'>;

/** What the endpoint needs to know about sessions; the sessions module provides it. */
export interface Sessions {
  /** The viewer to whom a session token or API key belongs. */
  viewerOfToken: (db: Db, token: string) => Promise<SignedIn | null>;
  /** @param onLimit is called with the name of a limit that was reached */
  limiters: (pool: Database['pool'], onLimit: (limit: string) => OnLimit) => Limiters;
  /** Records the use of a shop's API key. */
  recordKey: (record: RecordEvent, token: string | null, viewer: SignedIn | null) => void;
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

/** `POST /graphql`: the only endpoint of the API. */
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
  const yoga = createYoga<ServerContext, Context>({
    schema: schemaOf(resolvers),
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    batching: false,
    cors: false,
    healthCheckEndpoint: '/graphql/health',
    // masked errors are logged in the mask function
    logging: false,
    maskedErrors: { maskError: maskError(app.log), errorMessage: 'error.INTERNAL' },
    plugins: [
      useDocumentLimits({ introspection }),
      useComposedTexts(),
      useJit(),
      useMsg(),
      useRefusals(),
      ...countErrors(metrics),
    ],
    context: async ({ req, caller }) => {
      const { token, viewer } = await caller();
      const recordEvent = recorderOf(record, req, viewer);
      sessions.recordKey(recordEvent, token, viewer);
      return {
        db,
        queue,
        viewer,
        recordEvent,
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
    url: yoga.graphqlEndpoint,
    method: ['GET', 'POST'],
    handlerTimeout: 30_000,
    ...inRequestQueue(requestQueue, async (req, reply) => {
      const caller = callerOf(db, req, sessions);
      const response = await yoga.handleNodeRequestAndResponse(req, reply, { req, reply, caller });
      // as text, so that it is compressed like every other response
      return reply
        .code(response.status)
        .headers(Object.fromEntries(response.headers))
        .send(await response.text());
    }),
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

/** Normalises all text to NFC before it reaches the API. */
const useComposedTexts = (): Plugin => ({
  onParams({ params, setParams }) {
    const { variables, query } = params;
    // other types are rejected later
    if (typeof variables === 'object' && variables) composeTexts(variables);
    if (typeof query === 'string') setParams({ ...params, query: composed(query) });
  },
});

const countErrors = (metrics: Metrics | undefined): Plugin[] => {
  if (!metrics) return [];
  const onResultProcess: Plugin['onResultProcess'] = ({ result }) => {
    const { errors = [] } = result as { errors?: readonly GraphQLError[] };
    for (const { extensions } of errors) {
      // an invalid document has no code yet
      metrics.errors.inc({ code: String(extensions.code ?? 'INVALID') });
    }
  };
  return [{ onResultProcess }];
};

/**
 * The plugin caches one compiled operation per document, so it only gets documents with a single
 * operation.
 */
const useJit = (): Plugin =>
  useGraphQlJit(
    {},
    {
      onError: () => undefined,
      enableIf: ({ document }) =>
        document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length === 1,
    },
  ) as Plugin;
