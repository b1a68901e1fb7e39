import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback } from 'react';
import { useAppDataProvider } from '#providers/dataProvider/useAppDataProvider.ts';

/**
 * For a query that an event starts, such as a click or a conflict: a stable function that always
 * asks the server, caches nothing, and throws a `RequestError`.
 */
export const useLazyApiQuery = <Data, Variables>(document: TypedDocumentNode<Data, Variables>) => {
  const { send } = useAppDataProvider();
  return useCallback(
    (variables: Variables): Promise<Data> => send(document, variables),
    [document, send],
  );
};
