import type { ReactNode } from 'react';
import type { FormProps } from 'react-admin';
import { FormDialog } from './FormDialog.tsx';

interface Props extends Pick<FormProps, 'validate' | 'defaultValues' | 'onSubmit'> {
  title: string;
  /** What the button says that sends it. */
  confirm: string;
  onClose: () => void;
  children: ReactNode;
}

/** It is about none, even where a row opens it. */
const noRecord = {};

/** A form in a dialog that edits no single record, so that nobody else can have saved it. */
export const PlainFormDialog = ({ confirm, ...dialog }: Props) => (
  <FormDialog {...dialog} width={720} save={confirm} record={noRecord} />
);
