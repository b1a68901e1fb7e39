import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { RequestError } from '#providers/graphql/errors.ts';

/** Shows what a call failed of, with the values its message names. */
export const useReportError = () => {
  const notify = useNotify();
  return useCallback(
    (error: unknown) => {
      const known = error instanceof RequestError ? error : null;
      // a lost session is told on the login page
      if (known?.code === 'UNAUTHENTICATED') return;
      notify(known?.message ?? 'error.INTERNAL', {
        type: 'error',
        messageArgs: { _: 'error.INTERNAL', ...known?.body.args },
      });
    },
    [notify],
  );
};
