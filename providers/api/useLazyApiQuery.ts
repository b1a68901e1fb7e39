import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback } from 'react';
import { useAppDataProvider } from '#providers/dataProvider/useAppDataProvider.ts';

/**
 * For a query that an event triggers, such as a click or a conflict. Returns a stable function that
 * always sends a request, caches nothing, and throws a `RequestError`.
 */
export const useLazyApiQuery = <Data, Variables>(document: TypedDocumentNode<Data, Variables>) => {
  const { send } = useAppDataProvider();
  return useCallback(
    (variables: Variables): Promise<Data> => send(document, variables),
    [document, send],
  );
};
