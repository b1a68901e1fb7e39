import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { CreateBase, useNotify } from 'react-admin';
import { categoryCreateInput } from '#contract/rules/catalogue/category.ts';
import { freeSlug } from '#contract/slug.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { CategoryRecord, CategoryRow } from '#resources/catalogue/categories/operations.ts';
import { copyName } from '#ui/form/duplicate.ts';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { SlugInput } from '#ui/form/SlugInput.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { useReportFormError } from '#ui/layout/useReportError.ts';

interface Props {
  /** The category whose picture and name a new one starts with. */
  original?: CategoryRow;
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

/** The picture and the place of the original, without its sub-categories, under another name. */
const copyOf = ({ name, avatar, parentId }: CategoryRow, isTaken: Props['isTaken']) => {
  const copy = copyName(name);
  return { name: copy, slug: freeSlug(copy, isTaken), avatar, parentId: parentId ?? null };
};

/** Creates a category from a name; the slug is derived from the name. */
export const CreateDialog = ({ original, parentId, path, isTaken, onClose, onCreated }: Props) => {
  const translate = useText();
  const notify = useNotify();
  const reportError = useReportFormError();
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
      <FormFrame
        onClose={onClose}
        width="xs"
        validate={validate}
        defaultValues={original ? copyOf(original, isTaken) : { name: '', slug: '', parentId }}
        title={text(parentId === null ? 'create' : 'actions.createBelow')}
        save={text('createNow')}
      >
        <DialogContentText sx={{ mb: 2 }}>
          {parentId === null ? text('createText') : text('createBelowText', { path })}
        </DialogContentText>
        <Stack spacing={2}>
          <NameInput autoFocus />
          <SlugInput isTaken={isTaken} />
        </Stack>
      </FormFrame>
    </CreateBase>
  );
};
