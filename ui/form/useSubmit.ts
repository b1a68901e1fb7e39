import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import type { AppDataProvider } from '#providers/dataProvider/dataProvider.ts';
import type { RequestError } from '#providers/graphql/errors.ts';
import { useAttempt } from './useAttempt.ts';

/** For the `onSubmit` of a form in a dialog: sends a document as an attempt (`useAttempt`). */
export const useSubmit = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
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
        await outcome.onSuccess(await dataProvider.send(document, variables));
        return undefined;
      }, outcome.onRefused),
    [dataProvider, attempt],
  );
};
