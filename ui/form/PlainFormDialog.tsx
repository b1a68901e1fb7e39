import type { ReactNode } from 'react';
import type { FormProps } from 'react-admin';
import { FormDialog } from './FormDialog.tsx';

interface Props extends Pick<FormProps, 'validate' | 'defaultValues' | 'onSubmit'> {
  title: string;
  /** Label of the submit button. */
  confirm: string;
  onClose: () => void;
  children: ReactNode;
}

/** Hides the record context, because the form edits no record even if a row opens it. */
const noRecord = {};

/** A dialog with a form that edits no record, so that there can be no conflict. */
export const PlainFormDialog = ({ confirm, ...dialog }: Props) => (
  <FormDialog {...dialog} width={720} save={confirm} record={noRecord} />
);
