import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback } from 'react';
import { useAppDataProvider } from '#providers/dataProvider/useAppDataProvider.ts';
import type { RequestError } from '#providers/graphql/errors.ts';
import { useAttempt } from './useAttempt.ts';

/** For the `onSubmit` of a form in a dialog: sends a GraphQL document through `useAttempt`. */
export const useSubmit = () => {
  const { send } = useAppDataProvider();
  const attempt = useAttempt();
  return useCallback(
    <Data, Variables>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
      outcome: {
        onSuccess: (data: Data) => unknown;
        onRefused?: (error: RequestError) => boolean;
      },
    ): Promise<Record<string, string> | undefined> =>
      attempt(async () => {
        await outcome.onSuccess(await send(document, variables));
        return undefined;
      }, outcome.onRefused),
    [send, attempt],
  );
};
