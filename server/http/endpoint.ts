import { AsyncLocalStorage } from 'node:async_hooks';
import { useGraphQlJit } from '@envelop/graphql-jit';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { type GraphQLError, type GraphQLSchema, Kind } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { composed, composeTexts } from '#contract/composed.ts';
import type { RecordEvent } from '#server/graphql/context.ts';
import { useDocumentLimits } from '#server/graphql/limits.ts';
import { maskError, useMsg } from '#server/graphql/mask.ts';
import { useRefusals } from '#server/http/securityEvents.ts';
import type { Metrics } from '#server/metrics/metrics.ts';

interface Options<Given extends object, UserContext extends { recordEvent: RecordEvent }> {
  url: string;
  schema: GraphQLSchema;
  /** Whether documents may read the schema. */
  introspection: boolean;
  /** Run before the plugins that every contract has. */
  plugins?: readonly Plugin<object, Given>[];
  context: (given: Given) => UserContext | Promise<UserContext>;
  log: FastifyBaseLogger;
  metrics: Metrics | undefined;
  /** Measures how long documents take. */
  calls: readonly Plugin[];
}

/** The handler of a GraphQL contract: both contracts have the same engine, limits and errors. */
export const createEndpoint = <
  Given extends object,
  UserContext extends { recordEvent: RecordEvent },
>({
  url,
  schema,
  introspection,
  plugins = [],
  context,
  log,
  metrics,
  calls,
}: Options<Given, UserContext>) => {
  // Yoga masks errors without the request
  const answered = new AsyncLocalStorage<Pick<FastifyRequest, 'id' | 'log'>>();
  const yoga = createYoga<Given, UserContext>({
    schema,
    graphqlEndpoint: url,
    graphiql: false,
    landingPage: false,
    batching: false,
    cors: false,
    healthCheckEndpoint: `${url}/health`,
    // masked errors are logged in the mask function
    logging: false,
    maskedErrors: {
      maskError: maskError(() => answered.getStore() ?? { id: '', log }),
      errorMessage: 'error.INTERNAL',
    },
    plugins: [
      useDocumentLimits({ introspection }),
      ...plugins,
      useComposedTexts(),
      ...calls,
      useJit(),
      useMsg(),
      useRefusals(),
      ...countErrors(metrics),
    ],
    context,
  });
  return async (req: FastifyRequest, reply: FastifyReply, given: Given) => {
    const response = await answered.run(req, () =>
      yoga.handleNodeRequestAndResponse(req, reply, given),
    );
    // as text, so that it is compressed like every other response
    return reply
      .code(response.status)
      .headers(Object.fromEntries(response.headers))
      .send(await response.text());
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
