import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useNotify, useRefresh } from 'react-admin';
import { useSubmit } from '#ui/form/useSubmit.ts';

/**
 * Runs a change in the network, shows a toast, and refetches everything, because lists, counts and
 * the bell show the change.
 */
export const useNetworkAction = () => {
  const submit = useSubmit();
  const notify = useNotify();
  const refresh = useRefresh();
  return <Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    { done, onDone }: { done: string | ((data: Data) => string); onDone: () => void },
  ) =>
    submit(document, variables, {
      onSuccess: (data) => {
        onDone();
        notify(`network.done.${typeof done === 'string' ? done : done(data)}`, { type: 'success' });
        refresh();
      },
    });
};
