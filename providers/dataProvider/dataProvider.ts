import type { ApolloClient } from '@apollo/client/core';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import buildGraphQLProvider from 'ra-data-graphql';
import {
  type DataProvider,
  type DeleteManyParams,
  type GetListParams,
  HttpError,
  type RaRecord,
} from 'react-admin';
import type { ApiErrorBody } from '#contract/errors.ts';
import { apiError, networkError, RequestError } from '#providers/graphql/errors.ts';
import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';
import { isMissingFile } from '#providers/missingFile.ts';
import { withSession } from '#providers/sessionEnd.ts';
import {
  isChoicesQuery,
  type Operation,
  type ResourceOperations,
  withCounted,
} from './operations.ts';

const kinds: Record<string, keyof ResourceOperations> = {
  GET_LIST: 'list',
  GET_ONE: 'one',
  GET_MANY: 'many',
  CREATE: 'create',
  UPDATE: 'update',
  DELETE: 'delete',
  DELETE_MANY: 'deleteMany',
};

const methods: Record<string, string> = {
  getList: 'GET_LIST',
  getOne: 'GET_ONE',
  getMany: 'GET_MANY',
  create: 'CREATE',
  update: 'UPDATE',
  delete: 'DELETE',
  deleteMany: 'DELETE_MANY',
};

/** Loads a resource's operations, which are in the resource's own chunk. */
export type OperationsOf = (resource: string) => Promise<ResourceOperations>;

export interface AppDataProvider extends DataProvider {
  /**
   * Deletes the rows with the given `ids` or, with `meta.query`, all rows that match it
   * (`bulkParams`). Returns the deleted ids, the remaining rows with the reasons, and the
   * background job if there are many rows.
   */
  deleteMany<Item extends RaRecord = RaRecord>(
    resource: string,
    params: DeleteManyParams<Item>,
  ): Promise<BulkResultFragment>;

  /**
   * Sends an operation that is not part of react-admin's data provider. Throws a {@link
   * RequestError}.
   */
  send<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data>;
}

/** react-admin's data provider for the API; each resource's definition provides its documents. */
export const createDataProvider = (
  client: ApolloClient<unknown>,
  operationsOf: OperationsOf,
): AppDataProvider => {
  const loaded = new Map<string, ResourceOperations>();
  const base = buildGraphQLProvider({
    client,
    introspection: false,
    query: () => ({ fetchPolicy: 'no-cache' }),
    mutation: () => ({ fetchPolicy: 'no-cache' }),
    buildQuery: () => (method: string, resource: string, params: unknown) => {
      const kind = method === 'GET_LIST' && isChoicesQuery(params) ? 'choices' : kinds[method];
      const operation = kind && (loaded.get(resource)?.[kind] as AnyOperation | undefined);
      if (!operation) throw new Error(`${resource} has no operation for ${method}.`);
      return {
        query: operation.document,
        variables: operation.variables(params),
        parseResponse: ({ data }: { data: unknown }) => {
          const result = operation.result(data, params);
          return kind === 'list'
            ? withCounted(result as { total: number }, params as GetListParams)
            : result;
        },
      };
    },
  }) as DataProvider;

  const withOperations = (method: string) => async (resource: string, params: unknown) => {
    return raising(async () => {
      if (!loaded.has(resource)) loaded.set(resource, await operationsOf(resource));
      return base[method](resource, params);
    });
  };

  return {
    ...(Object.fromEntries(
      Object.keys(methods).map((method) => [method, withOperations(method)]),
    ) as unknown as AppDataProvider),
    send: (document, variables) =>
      raising(async () => {
        const isMutation = document.definitions.some(
          (node) => node.kind === 'OperationDefinition' && node.operation === 'mutation',
        );
        const { data } = isMutation
          ? await client.mutate({ mutation: document, variables: variables as object })
          : await client.query({ query: document, variables: variables as object });
        return data as never;
      }),
  };
};

type AnyOperation = Operation<unknown, unknown, unknown, Record<string, unknown>>;

/**
 * Runs a call and converts any error into a {@link RequestError}. If the session has expired, the
 * call may wait for a new sign-in (`withSession`).
 */
const raising = <Result>(call: () => Promise<Result>): Promise<Result> =>
  withSession(async () => {
    try {
      return await call();
    } catch (error) {
      throw toRequestError(error);
    }
  });

interface ApolloFailure {
  graphQLErrors?: readonly ApiErrorBody[];
  networkError?: unknown;
  /** ra-data-graphql's HttpError has Apollo's error as its body, unless there was no response. */
  body?: ApolloFailure | null;
}

const toRequestError = (error: unknown): RequestError => {
  if (error instanceof RequestError) return error;
  const failure = (error as ApolloFailure | null)?.body ?? (error as ApolloFailure | null);
  if (failure?.graphQLErrors?.length) return apiError(failure.graphQLErrors);
  if (failure?.networkError || error instanceof HttpError || isMissingFile(error)) {
    return networkError();
  }
  // a programming error is rethrown, so that it appears in the console
  if (error instanceof Error) throw error;
  return apiError([]);
};
