import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAppDataProvider } from '#providers/dataProvider/useAppDataProvider.ts';
import { apiQueryKey } from './apiQueryKey.ts';

interface Options<Data> {
  enabled?: boolean;
  staleTime?: number;
  gcTime?: number;
  retry?: boolean;
  placeholderData?: typeof keepPreviousData;
  /** Returns the polling interval in milliseconds for the last result; 0 stops polling. */
  pollMs?: (data: Data | undefined) => number;
}

/** Runs a query that is not part of react-admin's data provider, and caches its result. */
export const useApiQuery = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { pollMs, ...options }: Options<Data> = {},
) => {
  const { send } = useAppDataProvider();
  return useQuery<Data>({
    queryKey: apiQueryKey(document, variables),
    queryFn: () => send(document, variables),
    refetchInterval: pollMs ? ({ state }) => pollMs(state.data) : false,
    ...options,
  });
};
