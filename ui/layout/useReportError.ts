import { useCallback } from 'react';
import { useNotify, useResourceContext, useTranslate } from 'react-admin';
import { fallbackOf, RequestError } from '#providers/graphql/errors.ts';
import { keepMessage, type MessageDetails } from '#providers/messages/messages.ts';

/** Shows why a call failed, with the values of its message. */
export const useReportError = () => {
  const notify = useNotify();
  const translate = useTranslate();
  const resource = useResourceContext();
  return useCallback(
    (error: unknown) => {
      const known = error instanceof RequestError ? error : null;
      // the login page reports a lost session
      if (known?.code === 'UNAUTHENTICATED') return;
      const message = known?.message ?? 'error.INTERNAL';
      notify(message, {
        type: 'error',
        messageArgs: { _: fallbackOf(message, translate), ...known?.body.args },
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
 * For calls of a form: the form shows field errors itself and has a toast for them, so these are
 * only kept.
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
