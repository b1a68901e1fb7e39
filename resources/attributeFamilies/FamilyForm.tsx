import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Form, useRecordContext, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { limits } from '#contract/limits.ts';
import { attributeFamilyInput } from '#contract/rules/attributeFamily.ts';
import { BackLink } from '#ui/form/BackLink.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { SlugInput } from '#ui/form/SlugInput.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { RecordHistory } from '#ui/history/RecordHistory.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { type FamilyRecord, inputOf } from './familyForm.ts';
import { familyFields } from './fields.ts';
import { GroupsInput } from './groups/GroupsInput.tsx';
import { FamilyPreview } from './preview/FamilyPreview.tsx';
import { SuggestInput } from './SuggestInput.tsx';

const validateInput = validateBy(attributeFamilyInput);
const validate = (values: object) => validateInput(inputOf(values));

const newFamily = { product_type: '', unit: '', groups: [] };

interface Props {
  title: string;
  /** In place of the page's own save. */
  onSubmit?: (values: Partial<FamilyRecord>) => Promise<unknown>;
}

/** Create and edit alike; beside it the form that the family makes. */
export const FamilyForm = ({ title, onSubmit }: Props) => {
  const translate = useTranslate();
  const listAddress = useListAddress();
  const record = useRecordContext();
  const text = (key: string) => translate(`resources.collections/attribute-families.${key}`);
  return (
    <>
      <PageHeader
        back={
          <BackLink to={listAddress}>
            {translate('resources.collections/attribute-families.name', 2)}
          </BackLink>
        }
        title={title}
        subtitle={record?.name}
        actions={<RecordHistory entity="attributeFamily" fields={familyFields} />}
      />
      <Form validate={validate} defaultValues={newFamily} onSubmit={onSubmit}>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(320px, 420px)' },
          }}
        >
          <Stack spacing={3}>
            <FormCard title={text('sections.general')}>
              <TextInput
                source="name"
                helperText={false}
                autoFocus
                slotProps={{ htmlInput: { maxLength: limits.name } }}
              />
              <SlugInput />
              <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
                <SuggestInput source="product_type" maxLength={limits.productType} />
                <SuggestInput source="unit" maxLength={limits.unit} />
              </Box>
            </FormCard>
            <FormCard title={text('sections.groups')}>
              <GroupsInput />
            </FormCard>
          </Stack>
          <FamilyPreview />
        </Box>
        <SaveBar backTo={listAddress} />
        <UnsavedGuard />
      </Form>
    </>
  );
};
