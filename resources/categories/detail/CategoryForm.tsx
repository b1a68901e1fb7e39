import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Form } from 'ra-core';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { categoryUpdateInput } from '#contract/rules/category.ts';
import { categoryHistoryFields } from '#resources/categories/fields.ts';
import type { CategoryRecord } from '#resources/categories/operations.ts';
import { chosenParameter } from '#resources/categories/useChosen.ts';
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

// the tree beside it changes the record, too: what is typed stays, with the version that made it
const keepWhatIsTyped = { keepDirtyValues: true, keepDirty: true };

interface Props {
  /** What the last save made of it. */
  saved: CategoryRecord | null;
}

/** Picture, name and web address of the chosen category. */
export const CategoryForm = ({ saved }: Props) => (
  <Form validate={validate} resetOptions={keepWhatIsTyped}>
    <Stack spacing={2.5}>
      <ImageInput source="avatar" />
      <NameInput />
      <SlugInput />
      <CategoryFacts />
      <Box>
        <RecordHistory size="small" entity="category" fields={categoryHistoryFields} />
      </Box>
    </Stack>
    <SaveBar backTo={useListAddress()} />
    <UnsavedGuard parameter={chosenParameter} />
    <CleanAfterSave saved={saved} />
  </Form>
);

/** What was saved is what there is now; nothing of it counts as typed any more. */
const CleanAfterSave = ({ saved }: Props) => {
  const { reset } = useFormContext();
  useEffect(() => {
    if (saved) reset(saved);
  }, [saved, reset]);
  return null;
};
