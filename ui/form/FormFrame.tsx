import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { FormProps } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { DialogBaseProps } from '#ui/dialogs/DialogBase.tsx';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { AppForm } from './AppForm.tsx';
import { DialogSaveButton } from './DialogSaveButton.tsx';
import { useFormInDialog } from './useFormInDialog.ts';

interface Props
  extends Pick<FormProps, 'validate' | 'defaultValues' | 'onSubmit' | 'record'>,
    Pick<DialogBaseProps, 'title' | 'width' | 'children' | 'onClose'> {
  /** Label of the save button; "save" by default. */
  save?: string | undefined;
  /** Replaces the cancel and save buttons. */
  actions?: ReactNode;
}

/** A dialog whose title, content and buttons are one form of react-admin. */
export const FormFrame = ({ title, width, children, onClose, save, actions, ...form }: Props) => {
  const translate = useText();
  return (
    <DialogFrame
      title={title}
      width={width}
      onClose={onClose}
      enclose={(parts) => (
        <AppForm {...form} noValidate>
          {parts}
          <InDialog />
        </AppForm>
      )}
      actions={
        actions ?? (
          <>
            <Button onClick={onClose}>{translate('form.cancel')}</Button>
            <DialogSaveButton label={save} />
          </>
        )
      }
    >
      {children}
    </DialogFrame>
  );
};

/** A component, because the hook needs the form's context. */
const InDialog = () => {
  useFormInDialog();
  return null;
};
