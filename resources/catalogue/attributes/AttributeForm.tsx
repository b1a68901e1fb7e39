import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import {
  attributeFlags,
  attributeInput,
  attributeTypes,
  choiceFlags,
} from '#contract/rules/catalogue/attribute.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { RecordForm } from '#ui/form/RecordForm.tsx';
import { SlugInput } from '#ui/form/SlugInput.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { attributeFields } from './fields.ts';
import { inputOf } from './operations.ts';

const validateInput = validateBy(attributeInput);
const validate = (values: object) => validateInput(inputOf(values));

const newAttribute = { type: 'text', unit: '', is_editable: true };

interface Props {
  title: string;
  /** Content beside the form's cards. */
  aside?: ReactNode;
}

/** The form for creating and editing an attribute. */
export const AttributeForm = ({ title, aside }: Props) => {
  const text = useText('resources.collections/attributes');
  return (
    <RecordForm
      title={title}
      history={{ entity: 'attribute', fields: attributeFields }}
      validate={validate}
      defaultValues={newAttribute}
      aside={aside}
    >
      <FormCard title={text('sections.general')}>
        <NameInput autoFocus />
        <SlugInput />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <SelectInput
            source="type"
            helperText={false}
            choices={attributeTypes.map((id) => ({ id, name: text(`types.${id}`) }))}
            sx={{ mt: 0 }}
          />
          <Unit />
          <NumberInput
            source="sortIndex"
            helperText="resources.collections/attributes.help.sortIndex"
            min={0}
            step={1}
          />
        </Box>
      </FormCard>
      <FormCard title={text('sections.flags')}>
        <Flags />
      </FormCard>
    </RecordForm>
  );
};

/** The unit; only number attributes have one. */
const Unit = () => {
  const type: unknown = useWatch({ name: 'type' });
  if (type !== 'number') return null;
  return (
    <TextInput
      source="unit"
      helperText="resources.collections/attributes.help.unit"
      slotProps={{ htmlInput: { maxLength: limits.unit } }}
    />
  );
};

/** The five flags; select attributes have additional flags about their options. */
const Flags = () => {
  const type: unknown = useWatch({ name: 'type' });
  const shown = attributeFlags.filter((flag) => type === 'select' || !choiceFlags.includes(flag));
  return (
    <>
      {shown.map((flag) => (
        <BooleanInput
          key={flag}
          source={flag}
          helperText={`resources.collections/attributes.help.${flag}`}
        />
      ))}
    </>
  );
};
