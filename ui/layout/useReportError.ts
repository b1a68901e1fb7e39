import { useNotify, useResourceContext, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { RequestError } from '#providers/graphql/errors.ts';
import { keepMessage, type MessageDetails } from '#providers/messages/messages.ts';

/** Shows what a call failed of, with the values its message names. */
export const useReportError = () => {
  const notify = useNotify();
  const translate = useTranslate();
  const resource = useResourceContext();
  return useCallback(
    (error: unknown) => {
      const known = error instanceof RequestError ? error : null;
      // a lost session is told on the login page
      if (known?.code === 'UNAUTHENTICATED') return;
      notify(known?.message ?? 'error.INTERNAL', {
        type: 'error',
        messageArgs: { _: translate('error.INTERNAL'), ...known?.body.args },
        details: detailsOf(known, resource),
      });
    },
    [notify, translate, resource],
  );
};

const detailsOf = (error: RequestError | null, resource: string | undefined): MessageDetails => ({
  fields: error?.body.errors,
  requestId: error?.body.requestId,
  resource,
});

/**
 * The same for the call of a form: what is wrong with its fields it shows there, and says so in a
 * toast of its own, so that is only kept.
 */
export const useReportFormError = () => {
  const report = useReportError();
  const resource = useResourceContext();
  return useCallback(
    (error: unknown) => {
      if (!(error instanceof RequestError) || !error.body.errors) return report(error);
      keepMessage({
        type: 'error',
        text: error.message,
        link: window.location.pathname + window.location.search,
        ...detailsOf(error, resource),
      });
    },
    [report, resource],
  );
};
