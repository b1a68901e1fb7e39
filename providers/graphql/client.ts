import {
  ApolloClient,
  ApolloLink,
  type FetchResult,
  HttpLink,
  Observable,
} from '@apollo/client/core';
import { NoCache } from './noCache.ts';
import { authorization, graphqlEndpoint } from './request.ts';
import { retryOnce } from './retryOnce.ts';

/**
 * Converts a 4xx or 5xx response with a GraphQL body into a normal response, so that all errors are
 * handled in one place.
 */
const answersOfFailedRequests = new ApolloLink(
  (operation, forward) =>
    new Observable<FetchResult>((observer) => {
      const subscription = forward(operation).subscribe({
        next: (answer) => observer.next(answer),
        complete: () => observer.complete(),
        error: (error: { result?: FetchResult }) => {
          if (!Array.isArray(error.result?.errors)) return observer.error(error);
          observer.next(error.result);
          observer.complete();
        },
      });
      return () => subscription.unsubscribe();
    }),
);

const withToken = new ApolloLink((operation, forward) => {
  operation.setContext({ headers: authorization() });
  return forward(operation);
});

/** Creates the Apollo client, which only transports requests; TanStack Query is the cache. */
export const createApolloClient = (uri: string = graphqlEndpoint) =>
  new ApolloClient({
    link: ApolloLink.from([answersOfFailedRequests, retryOnce, withToken, new HttpLink({ uri })]),
    cache: new NoCache(),
    defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
  });
