import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCall } from './useCall.ts';

/** Runs a query that is not one of react-admin's verbs; cached by name and variables. */
export const useAsk = <Data, Variables>(
  name: string,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options: {
    enabled?: boolean;
    staleTime?: number;
    gcTime?: number;
    placeholderData?: typeof keepPreviousData;
  } = {},
) => {
  const call = useCall();
  return useQuery({
    queryKey: [name, variables],
    queryFn: () => call(document, variables),
    ...options,
  });
};
