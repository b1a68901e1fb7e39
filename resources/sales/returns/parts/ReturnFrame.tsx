import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { ResourceContextProvider, useNotify, useRefresh } from 'react-admin';
import type { GenericSchema } from 'valibot';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';

interface Props<Input extends object> {
  document: TypedDocumentNode<unknown, { input: Input }>;
  rules: GenericSchema<unknown, unknown>;
  /** The input at first. */
  input: Input;
  title: string;
  save: string;
  /** Message key of the outcome. */
  done: string;
  onClose: () => void;
  children: ReactNode;
}

/** Refusals because the record has changed, so that the dialog shows old values. */
const outdated: readonly string[] = ['error.RETURN_STATE', 'error.REFUND_CHANGED'];

/** A dialog for a step of a return. */
export const ReturnFrame = <Input extends object>(props: Props<Input>) => {
  const { document, rules, input, title, save, done, onClose, children } = props;
  const notify = useNotify();
  const refresh = useRefresh();
  const submit = useSubmit();
  const close = () => {
    refresh();
    onClose();
  };
  const send = (values: object) =>
    submit(
      document,
      { input: values as Input },
      {
        onSuccess: () => {
          notify(done, { type: 'success' });
          close();
        },
        onRefused: ({ message }) => {
          if (outdated.includes(message)) close();
          return false;
        },
      },
    );
  return (
    <ResourceContextProvider value="returns">
      <FormFrame
        onClose={onClose}
        width="xs"
        validate={validateBy(rules)}
        // the form must not use the order, which is the record of the page
        record={input}
        onSubmit={send}
        title={title}
        save={save}
      >
        <Stack spacing={2} sx={{ pt: 1 }}>
          {children}
        </Stack>
      </FormFrame>
    </ResourceContextProvider>
  );
};
