import { ApolloLink, type FetchResult, Observable } from '@apollo/client/core';
import { getMainDefinition } from '@apollo/client/utilities';
import { type ApiErrorBody, errorText } from '#contract/errors.ts';

/** Apollo's error for a response with a status other than 200. */
interface FailedRequest {
  statusCode?: number;
  response?: Response;
  result?: { errors?: readonly ApiErrorBody[] };
}

const longestMs = 5_000;

/**
 * Retries a request once if the server is overloaded or its database is unreachable, after the
 * delay in the response. It always retries queries, but mutations only if the server rejected them
 * before any change. If the retry fails, its error is reported like any other.
 */
export const retryOnce = new ApolloLink(
  (operation, forward) =>
    new Observable<FetchResult>((observer) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const observed = {
        next: (answer: FetchResult) => observer.next(answer),
        complete: () => observer.complete(),
        error: (error: unknown) => observer.error(error),
      };
      let subscription = forward(operation).subscribe({
        ...observed,
        error: (error: FailedRequest) => {
          if (!mayRepeat(error, isQuery(operation.query))) return observed.error(error);
          timer = setTimeout(() => {
            subscription = forward(operation).subscribe(observed);
          }, waitMs(error));
        },
      });
      return () => {
        clearTimeout(timer);
        subscription.unsubscribe();
      };
    }),
);

const isQuery = (document: Parameters<typeof getMainDefinition>[0]): boolean => {
  const definition = getMainDefinition(document);
  return definition.kind === 'OperationDefinition' && definition.operation === 'query';
};

const mayRepeat = ({ statusCode, result }: FailedRequest, isSafe: boolean): boolean =>
  statusCode === 503 && (isSafe || result?.errors?.[0]?.msg === errorText.busy);

/**
 * The delay in the response plus a random part, so that requests rejected together are not retried
 * together.
 */
const waitMs = ({ response }: FailedRequest): number => {
  const seconds = Number(response?.headers.get('retry-after') ?? 1);
  return Math.min(seconds * 1000 * (1 + Math.random()), longestMs);
};
