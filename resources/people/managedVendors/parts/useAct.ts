import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useNotify, useRefresh } from 'react-admin';
import { useCall } from '#providers/dataProvider/useCall.ts';
import { useReportError } from '#ui/layout/useReportError.ts';

/** Sends what changes the state of a partner, tells that it is done, and shows it. */
export const useAct = () => {
  const call = useCall();
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();
  return async <Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    message: string,
  ): Promise<void> => {
    try {
      await call(document, variables);
      notify(message, { type: 'success', messageArgs: { smart_count: 1 } });
    } catch (error) {
      reportError(error);
    }
    refresh();
  };
};
