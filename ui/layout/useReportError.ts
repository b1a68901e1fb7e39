import { useCallback } from 'react';
import { useNotify, useRecordContext, useResourceContext } from 'react-admin';
import { RequestError } from '#providers/graphql/errors.ts';
import { failureOf, fallbackOf } from '#providers/graphql/failure.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { addMessage, type MessageDetails } from '#providers/messages/messages.ts';

/** The name in a record or in the sent values: react-admin's `data` or the API's `input`. */
const nameIn = (given: unknown): string | undefined => {
  if (typeof given !== 'object' || given === null) return undefined;
  const { name, data, input } = given as Record<string, unknown>;
  return typeof name === 'string' && name !== '' ? name : (nameIn(data) ?? nameIn(input));
};

/**
 * Shows why a call failed, with the values of the error message. The second argument, the sent
 * values, provides the name of the record; by default it is the surrounding record.
 */
export const useReportError = () => {
  const notify = useNotify();
  const translate = useDynamicText();
  const resource = useResourceContext();
  const around = nameIn(useRecordContext());
  return useCallback(
    (error: unknown, sent?: unknown) => {
      const known = error instanceof RequestError ? error : null;
      // the login page reports an expired session
      if (known?.code === 'UNAUTHENTICATED') return;
      const { message, args } = failureOf(error);
      notify(message, {
        type: 'error',
        messageArgs: { _: fallbackOf(message, translate), ...args },
        details: {
          ...detailsOf(known, resource),
          // a connection error has no record
          name: known?.code === 'NETWORK' ? undefined : (nameIn(sent) ?? around),
        },
      });
    },
    [notify, translate, resource, around],
  );
};

const detailsOf = (error: RequestError | null, resource: string | undefined): MessageDetails => ({
  fields: error?.body.errors,
  requestId: error?.body.requestId,
  resource,
});

/**
 * For the calls of a form. The form shows field errors itself with its own toast
 * (`useRefusalToast`), so these errors are only added to the message list.
 */
export const useReportFormError = () => {
  const report = useReportError();
  const resource = useResourceContext();
  const around = nameIn(useRecordContext());
  return useCallback(
    (error: unknown, sent?: unknown) => {
      if (!(error instanceof RequestError) || !error.body.errors) return report(error, sent);
      addMessage({
        type: 'error',
        text: error.message,
        link: window.location.pathname + window.location.search,
        ...detailsOf(error, resource),
        name: nameIn(sent) ?? around,
      });
    },
    [report, resource, around],
  );
};
