import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { FormProps } from 'react-admin';
import { type Conflict, ConflictProvider } from '#ui/conflict/conflictContext.ts';
import { FormConflict } from '#ui/conflict/FormConflict.tsx';
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
export const FormDialog = ({ width = 600, conflict, children, ...frame }: Props) => (
  <FormFrame {...frame} width={width}>
    <Stack spacing={2} sx={{ pt: 1 }}>
      {children}
    </Stack>
    {conflict && (
      <ConflictProvider value={conflict}>
        <FormConflict />
      </ConflictProvider>
    )}
  </FormFrame>
);
