import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';
import { Form, type FormProps, useTranslate } from 'react-admin';
import { DialogSaveButton } from './DialogSaveButton.tsx';

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
export const PlainFormDialog = ({ title, confirm, onClose, children, ...form }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 720, maxWidth: '100%' } } }}
    >
      <Form {...form} record={noRecord} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {children}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <DialogSaveButton label={confirm} />
        </DialogActions>
      </Form>
    </Dialog>
  );
};
