import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { CreateBase, Form, useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { categoryCreateInput } from '#contract/rules/catalogue/category.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { CategoryRecord } from '#resources/catalogue/categories/operations.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { SlugInput } from '#ui/form/SlugInput.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { useReportFormError } from '#ui/layout/useReportError.ts';

interface Props {
  /** The parent category; null for the first level. */
  parentId: string | null;
  /** The path of the parent category, as text. */
  path: string;
  isTaken: (slug: string) => boolean;
  onClose: () => void;
  onCreated: (category: CategoryRecord) => void;
}

const resource = 'collections/categories';
const validate = validateBy(categoryCreateInput);

/** Creates a category from a name; the slug is derived from the name. */
export const CreateDialog = ({ parentId, path, isTaken, onClose, onCreated }: Props) => {
  const translate = useText();
  const notify = useNotify();
  const reportError = useReportFormError();
  const titleId = useId();
  const text = (key: string, args?: object) => translate(`resources.${resource}.${key}`, args);
  return (
    <CreateBase<CategoryRecord>
      resource={resource}
      redirect={false}
      disableAuthentication
      mutationOptions={{
        onSuccess: (created) => {
          notify(`resources.${resource}.created`, { type: 'success' });
          onCreated(created);
          onClose();
        },
        onError: reportError,
      }}
    >
      <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
        <Form validate={validate} defaultValues={{ name: '', slug: '', parentId }}>
          <DialogTitle id={titleId}>
            {text(parentId === null ? 'create' : 'actions.createBelow')}
          </DialogTitle>
          <DialogContent>
            <DialogContentText sx={{ mb: 2 }}>
              {parentId === null ? text('createText') : text('createBelowText', { path })}
            </DialogContentText>
            <Stack spacing={2}>
              <NameInput autoFocus />
              <SlugInput isTaken={isTaken} />
            </Stack>
          </DialogContent>
          <Actions onClose={onClose} />
        </Form>
      </Dialog>
    </CreateBase>
  );
};

const Actions = ({ onClose }: { onClose: () => void }) => {
  const translate = useText();
  const { isSubmitting } = useFormState();
  return (
    <DialogActions sx={{ px: 3, pb: 2 }}>
      <Button onClick={onClose}>{translate('form.cancel')}</Button>
      <ActionButton type="submit" variant="contained" disabled={isSubmitting}>
        {translate(isSubmitting ? 'form.saving' : `resources.${resource}.createNow`)}
      </ActionButton>
    </DialogActions>
  );
};
