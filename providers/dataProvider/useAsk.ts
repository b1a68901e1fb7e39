import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCall } from './useCall.ts';

interface Options<Data> {
  enabled?: boolean;
  staleTime?: number;
  gcTime?: number;
  placeholderData?: typeof keepPreviousData;
  /** After how many milliseconds it asks again, by the last answer. */
  pollMs?: (data: Data | undefined) => number;
}

/** Runs a query that is not one of react-admin's verbs; cached by name and variables. */
export const useAsk = <Data, Variables>(
  name: string,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { pollMs, ...options }: Options<Data> = {},
) => {
  const call = useCall();
  return useQuery<Data>({
    queryKey: [name, variables],
    queryFn: () => call(document, variables),
    refetchInterval: pollMs ? ({ state }) => pollMs(state.data) : false,
    ...options,
  });
};
