import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useNotify, useRefresh } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useReportError } from '#ui/layout/useReportError.ts';

/** Sends a mutation that changes a partner's state, shows a toast, and refetches the record. */
export const useAct = <Data, Variables>(document: TypedDocumentNode<Data, Variables>) => {
  const { mutateAsync } = useApiMutation(document);
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();
  return async (variables: Variables, message: string): Promise<void> => {
    try {
      await mutateAsync(variables);
      notify(message, { type: 'success', messageArgs: { smart_count: 1 } });
    } catch (error) {
      reportError(error);
    }
    refresh();
  };
};
