import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useState } from 'react';
import { Form, type FormProps } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { DialogBaseProps } from '#ui/dialogs/DialogBase.tsx';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { DialogSaveButton } from './DialogSaveButton.tsx';
import { useIsUnsaved } from './useIsUnsaved.ts';

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
  const [{ isUnsaved, isSubmitting }, setState] = useState<FormInput>(untouched);
  return (
    <DialogFrame
      title={title}
      width={width}
      onClose={onClose}
      isAtRisk={isUnsaved}
      isPending={isSubmitting}
      enclose={(parts) => (
        <Form {...form} noValidate>
          {parts}
          <Report onChange={setState} />
        </Form>
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

interface FormInput {
  isUnsaved: boolean;
  isSubmitting: boolean;
}

const untouched: FormInput = { isUnsaved: false, isSubmitting: false };

/** Reports the form's state to the frame, which is outside the form's context. */
const Report = ({ onChange }: { onChange: (input: FormInput) => void }) => {
  const isUnsaved = useIsUnsaved();
  const { isSubmitting } = useFormState();
  useEffect(() => onChange({ isUnsaved, isSubmitting }), [isUnsaved, isSubmitting, onChange]);
  return null;
};
