import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { categoryUpdateInput } from '#contract/rules/catalogue/category.ts';
import { chosenParameter } from '#resources/catalogue/categories/chosenParameter.ts';
import { categoryHistoryFields } from '#resources/catalogue/categories/fields.ts';
import type { CategoryRecord } from '#resources/catalogue/categories/operations.ts';
import { UsesList } from '#ui/deletion/UsesList.tsx';
import { AppForm } from '#ui/form/AppForm.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { SlugInput } from '#ui/form/SlugInput.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { RecordHistory } from '#ui/history/RecordHistory.tsx';
import { ImageInput } from '#ui/images/ImageInput.tsx';
import { CategoryFacts } from './CategoryFacts.tsx';

const validate = validateBy(categoryUpdateInput);

// changes in the tree also update the record; keep unsaved fields and the version they started from
const keepWhatIsTyped = { keepDirtyValues: true, keepDirty: true };

interface Props {
  /** The result of the last save. */
  saved: CategoryRecord | null;
}

/** Edits image, name and slug of the selected category. */
export const CategoryForm = ({ saved }: Props) => (
  <AppForm validate={validate} resetOptions={keepWhatIsTyped}>
    <Stack spacing={2.5}>
      <ImageInput source="avatar" />
      <NameInput />
      <SlugInput />
      <CategoryFacts />
      <Uses />
      <Box>
        <RecordHistory size="small" entity="category" fields={categoryHistoryFields} />
      </Box>
    </Stack>
    <SaveBar backTo={useListAddress()} />
    <UnsavedGuard parameter={chosenParameter} />
    <CleanAfterSave saved={saved} />
  </AppForm>
);

/** Lists the menu items, banners and affiliate categories that link to the category. */
const Uses = () => {
  const record = useRecordContext<CategoryRecord>();
  return record ? (
    <div>
      <UsesList of="category" ids={[record.id]} />
    </div>
  ) : null;
};

/** Resets the form to the saved record, so that the form is not dirty after a save. */
const CleanAfterSave = ({ saved }: Props) => {
  const { reset } = useFormContext();
  useEffect(() => {
    if (saved) reset(saved);
  }, [saved, reset]);
  return null;
};
