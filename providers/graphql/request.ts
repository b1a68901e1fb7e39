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
 * One API call without Apollo, for the login page and for signing out. Throws an HttpError as the
 * data provider does.
 */
export const request = async <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> => {
  let answer: { data?: Data; errors?: ApiErrorBody[] };
  // read now: signing out clears the session while this waits
  const headers = { 'content-type': 'application/json', ...authorization() };
  try {
    // loaded after the login form is usable; the application already has it
    const { print } = await import('graphql/language/printer');
    const response = await fetch(graphqlEndpoint, {
      method: 'POST',
      // outlives the page: signing out may be the last thing it does
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
