import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { Form, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { categoryUpdateInput } from '#contract/rules/catalogue/category.ts';
import { chosenParameter } from '#resources/catalogue/categories/chosenParameter.ts';
import { categoryHistoryFields } from '#resources/catalogue/categories/fields.ts';
import type { CategoryRecord } from '#resources/catalogue/categories/operations.ts';
import { UsesList } from '#ui/deletion/UsesList.tsx';
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

// the tree can change the record too; input stays, with the version it is based on
const keepWhatIsTyped = { keepDirtyValues: true, keepDirty: true };

interface Props {
  /** The result of the last save. */
  saved: CategoryRecord | null;
}

/** Image, name and slug of the chosen category. */
export const CategoryForm = ({ saved }: Props) => (
  <Form validate={validate} resetOptions={keepWhatIsTyped}>
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
  </Form>
);

/** The menu items, banners and foreign categories that lead to it. */
const Uses = () => {
  const record = useRecordContext<CategoryRecord>();
  return record ? (
    <div>
      <UsesList of="category" ids={[record.id]} />
    </div>
  ) : null;
};

/** Resets the form to the saved record, so that nothing counts as unsaved. */
const CleanAfterSave = ({ saved }: Props) => {
  const { reset } = useFormContext();
  useEffect(() => {
    if (saved) reset(saved);
  }, [saved, reset]);
  return null;
};
