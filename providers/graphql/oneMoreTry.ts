import { ApolloLink, type FetchResult, Observable } from '@apollo/client/core';
import { getMainDefinition } from '@apollo/client/utilities';
import { type ApiErrorBody, errorText } from '#contract/errors.ts';

/** Apollo's error for an answer with a status other than 200. */
interface FailedRequest {
  statusCode?: number;
  response?: Response;
  result?: { errors?: readonly ApiErrorBody[] };
}

const longestMs = 5_000;

/**
 * Retries once when the server is overloaded or its database unreachable, after the time the server
 * names. Queries are always retried, mutations only if they were rejected before anything was done.
 * If the retry fails too, its error is reported like any other.
 */
export const oneMoreTry = new ApolloLink(
  (operation, forward) =>
    new Observable<FetchResult>((observer) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const told = {
        next: (answer: FetchResult) => observer.next(answer),
        complete: () => observer.complete(),
        error: (error: unknown) => observer.error(error),
      };
      let subscription = forward(operation).subscribe({
        ...told,
        error: (error: FailedRequest) => {
          if (!mayRepeat(error, isQuery(operation.query))) return told.error(error);
          timer = setTimeout(() => {
            subscription = forward(operation).subscribe(told);
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
 * The delay the server names plus a random part, so calls rejected together do not return together.
 */
const waitMs = ({ response }: FailedRequest): number => {
  const seconds = Number(response?.headers.get('retry-after') ?? 1);
  return Math.min(seconds * 1000 * (1 + Math.random()), longestMs);
};
