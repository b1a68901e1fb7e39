import Box from '@mui/material/Box';
import { limits } from '#contract/limits.ts';
import { attributeFamilyInput } from '#contract/rules/catalogue/attributeFamily.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { RecordForm } from '#ui/form/RecordForm.tsx';
import { SlugInput } from '#ui/form/SlugInput.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
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
  /** Replaces the page's own save. */
  onSubmit?: (values: Partial<FamilyRecord>) => Promise<unknown>;
}

/** The form for creating and editing a family, with a preview of the resulting product form. */
export const FamilyForm = ({ title, onSubmit }: Props) => {
  const text = useText('resources.collections/attribute-families');
  return (
    <RecordForm
      title={title}
      history={{ entity: 'attributeFamily', fields: familyFields }}
      validate={validate}
      defaultValues={newFamily}
      onSubmit={onSubmit}
      aside={<FamilyPreview />}
      asideWidth="minmax(320px, 420px)"
    >
      <FormCard title={text('sections.general')}>
        <NameInput autoFocus />
        <SlugInput />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <SuggestInput source="product_type" maxLength={limits.productType} />
          <SuggestInput source="unit" maxLength={limits.unit} />
        </Box>
      </FormCard>
      <FormCard title={text('sections.groups')}>
        <GroupsInput />
      </FormCard>
    </RecordForm>
  );
};
