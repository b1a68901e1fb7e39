import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useMutation } from '@tanstack/react-query';
import { useCall } from './useCall.ts';

interface Outcome<Data> {
  onSuccess?: (data: Data) => void;
  onError?: (error: Error) => void;
  onSettled?: () => unknown;
}

/** Runs a mutation that is not one of react-admin's verbs. */
export const useSend = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  outcome: Outcome<Data> = {},
) => {
  const call = useCall();
  return useMutation({
    mutationFn: (variables: Variables) => call(document, variables),
    ...outcome,
  });
};
