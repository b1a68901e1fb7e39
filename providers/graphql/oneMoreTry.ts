import { ApolloLink, type FetchResult, Observable } from '@apollo/client/core';
import { getMainDefinition } from '@apollo/client/utilities';
import { type ApiErrorBody, errorText } from '#contract/errors.ts';

/** What Apollo makes of an answer with a status other than 200. */
interface FailedRequest {
  statusCode?: number;
  response?: Response;
  result?: { errors?: readonly ApiErrorBody[] };
}

const longestMs = 5_000;

/**
 * What the server is too busy for, or its database away for, is asked once more when it says: a query
 * always, a mutation only when it was refused before anything was done. If that fails, too, the error is
 * told like any other.
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

/** As long as the server asks for and a little more, so that those refused together do not come back so. */
const waitMs = ({ response }: FailedRequest): number => {
  const seconds = Number(response?.headers.get('retry-after') ?? 1);
  return Math.min(seconds * 1000 * (1 + Math.random()), longestMs);
};
