import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import type { AppDataProvider } from '#providers/dataProvider/dataProvider.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { useReportFormError } from '#ui/layout/useReportError.ts';

/**
 * For the `onSubmit` of a form in a dialog: sends a document and answers the errors of the fields, if
 * there are any, where react-admin's form shows them. `onRefused` may take an error over by answering
 * true; any other without a field is reported.
 */
export const useSubmit = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const reportError = useReportFormError();
  return useCallback(
    async <Data, Variables>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
      outcome: {
        onSuccess: (data: Data) => unknown;
        onRefused?: (error: RequestError) => boolean;
      },
    ): Promise<Record<string, string> | undefined> => {
      try {
        await outcome.onSuccess(await dataProvider.send(document, variables));
        return undefined;
      } catch (error) {
        const known = error instanceof RequestError ? error : null;
        if (known && outcome.onRefused?.(known)) return undefined;
        reportError(error);
        return known?.body.errors;
      }
    },
    [dataProvider, reportError],
  );
};
