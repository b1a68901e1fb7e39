import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { FormProps } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { type Conflict, ConflictProvider } from '#ui/conflict/conflictContext.ts';
import { FormConflict } from '#ui/conflict/FormConflict.tsx';
import { DialogSaveButton } from './DialogSaveButton.tsx';
import { FormFrame } from './FormFrame.tsx';

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
export const FormDialog = ({ width = 600, save, conflict, children, ...frame }: Props) => {
  const translate = useText();
  return (
    <FormFrame
      {...frame}
      width={width}
      actions={
        <>
          <Button onClick={frame.onClose}>{translate('form.cancel')}</Button>
          <DialogSaveButton label={save} />
          {conflict && (
            <ConflictProvider value={conflict}>
              <FormConflict />
            </ConflictProvider>
          )}
        </>
      }
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        {children}
      </Stack>
    </FormFrame>
  );
};
