import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ApiErrorBody } from '#contract/errors.ts';
import { readSession } from '#providers/session.ts';
import { apiError, networkError } from './errors.ts';

export const graphqlEndpoint = '/graphql';

export const authorization = (): Record<string, string> => {
  const session = readSession();
  return session ? { authorization: `Bearer ${session.token}` } : {};
};

/**
 * One call of the API without Apollo, for the login page and for leaving. Throws an HttpError as
 * the data provider does.
 */
export const request = async <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> => {
  let answer: { data?: Data; errors?: ApiErrorBody[] };
  // as it is now: a sign-out clears the session while this waits
  const headers = { 'content-type': 'application/json', ...authorization() };
  try {
    // not before the login form can be typed in; the application has it already
    const { print } = await import('graphql/language/printer');
    const response = await fetch(graphqlEndpoint, {
      method: 'POST',
      // outlives the page: a sign-out may be the last thing it does
      keepalive: true,
      headers,
      body: JSON.stringify({ query: print(document), variables }),
    });
    answer = await response.json();
  } catch {
    throw networkError();
  }
  if (answer.errors?.length || !answer.data) throw apiError(answer.errors ?? []);
  return answer.data;
};
