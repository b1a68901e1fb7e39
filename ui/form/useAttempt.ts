import { useCallback } from 'react';
import { RequestError } from '#providers/graphql/errors.ts';
import { useReportFormError } from '#ui/layout/useReportError.ts';

type FieldErrors = Record<string, string>;

/**
 * For the `onSubmit` of a form: does `work` and answers the errors of the fields, if there are any,
 * where react-admin's form shows them; an answer of `work` is such errors, too. `onRefused` may take an
 * error over by answering true; any other without a field is reported.
 */
export const useAttempt = () => {
  const reportError = useReportFormError();
  return useCallback(
    async <Errors = FieldErrors>(
      work: () => Promise<Errors | undefined>,
      onRefused?: (error: RequestError) => boolean,
    ): Promise<Errors | FieldErrors | undefined> => {
      try {
        return await work();
      } catch (error) {
        const known = error instanceof RequestError ? error : null;
        if (known && onRefused?.(known)) return undefined;
        reportError(error);
        return known?.body.errors;
      }
    },
    [reportError],
  );
};
