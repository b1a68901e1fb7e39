import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';
import { Form, type FormProps } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { type Conflict, ConflictProvider } from '#ui/conflict/conflictContext.ts';
import { FormConflict } from '#ui/conflict/FormConflict.tsx';
import { DialogSaveButton } from './DialogSaveButton.tsx';

interface Props extends Pick<FormProps, 'validate' | 'defaultValues' | 'onSubmit' | 'record'> {
  title: string;
  /** In pixels. */
  width?: number;
  /** Label of the save button; "save" by default. */
  save?: string;
  /** From `useConflict`, for records that another user may save at the same time. */
  conflict?: Conflict;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with the form of a small record, for creating and editing. */
export const FormDialog = ({
  title,
  width = 600,
  save,
  conflict,
  onClose,
  children,
  ...form
}: Props) => {
  const translate = useText();
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width, maxWidth: '100%' } } }}
    >
      <Form {...form} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {children}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <DialogSaveButton label={save} />
          {conflict && (
            <ConflictProvider value={conflict}>
              <FormConflict />
            </ConflictProvider>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  );
};
