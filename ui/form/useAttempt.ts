import { useCallback } from 'react';
import { RequestError } from '#providers/graphql/errors.ts';
import { useReportFormError } from '#ui/layout/useReportError.ts';

type FieldErrors = Record<string, string>;

/**
 * For a form's `onSubmit`: runs `work` and returns field errors in the format of react-admin's
 * forms. `work` may return such errors itself. `onRefused` can handle an error and return true;
 * other errors without a field are reported.
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
