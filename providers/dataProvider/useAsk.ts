import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { AppDataProvider } from './dataProvider.ts';

/** A query that is none of react-admin's own, as a typed document; kept under its name and variables. */
export const useAsk = <Data, Variables>(
  name: string,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options: { enabled?: boolean; staleTime?: number } = {},
) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: [name, variables],
    queryFn: () => dataProvider.send(document, variables),
    ...options,
  });
};
