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
 * Sends one API call without Apollo, for the login page and for signing out. Throws the same
 * HttpError as the data provider.
 */
export const request = async <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> => {
  let answer: { data?: Data; errors?: ApiErrorBody[] };
  // read before the first await, because signing out clears the session meanwhile
  const headers = { 'content-type': 'application/json', ...authorization() };
  try {
    // loaded after the user can use the login form; the application has already loaded it
    const { print } = await import('graphql/language/printer');
    const response = await fetch(graphqlEndpoint, {
      method: 'POST',
      // lets the request outlive the page, because signing out may be the page's last request
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
