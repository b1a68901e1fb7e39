import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useMutation } from '@tanstack/react-query';
import type { DocumentNode } from 'graphql';
import { useAppDataProvider } from '#providers/dataProvider/useAppDataProvider.ts';
import { useInvalidateApiQueries } from './useInvalidateApiQueries.ts';

interface Options<Data, Variables> {
  /**
   * The queries whose results the mutation may change. They are also refetched after a failure,
   * because another user may have changed the data first.
   */
  stale?: readonly DocumentNode[];
  onSuccess?: (data: Data, variables: Variables) => void;
  onError?: (error: Error) => void;
  onSettled?: () => unknown;
}

/** Runs a mutation that is not part of react-admin's data provider. */
export const useApiMutation = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  { stale = [], onSettled, ...options }: Options<Data, Variables> = {},
) => {
  const { send } = useAppDataProvider();
  const invalidate = useInvalidateApiQueries();
  return useMutation({
    mutationFn: (variables: Variables) => send(document, variables),
    ...options,
    onSettled: () => Promise.all([invalidate(stale), onSettled?.()]),
  });
};
