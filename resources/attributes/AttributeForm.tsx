import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Form, useRecordContext, useTranslate } from 'ra-core';
import { BooleanInput, NumberInput, SelectInput, TextInput } from 'ra-ui-materialui';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import {
  attributeFlags,
  attributeInput,
  attributeTypes,
  choiceFlags,
} from '#contract/rules/attribute.ts';
import { BackLink } from '#ui/form/BackLink.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { SlugInput } from '#ui/form/SlugInput.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { RecordHistory } from '#ui/history/RecordHistory.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { attributeFields } from './fields.ts';
import { inputOf } from './operations.ts';

const validateInput = validateBy(attributeInput);
const validate = (values: object) => validateInput(inputOf(values));

const newAttribute = { type: 'text', is_editable: true };

interface Props {
  title: string;
  /** Beside the form's cards. */
  children?: ReactNode;
}

/** Create and edit alike. */
export const AttributeForm = ({ title, children }: Props) => {
  const translate = useTranslate();
  const listAddress = useListAddress();
  const record = useRecordContext();
  const text = (key: string) => translate(`resources.collections/attributes.${key}`);
  return (
    <>
      <PageHeader
        back={
          <BackLink to={listAddress}>
            {translate('resources.collections/attributes.name', 2)}
          </BackLink>
        }
        title={title}
        subtitle={record?.name}
        actions={<RecordHistory entity="attribute" fields={attributeFields} />}
      />
      <Form validate={validate} defaultValues={newAttribute}>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: children ? { lg: 'minmax(0, 1fr) 320px' } : undefined,
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
                <SelectInput
                  source="type"
                  helperText={false}
                  choices={attributeTypes.map((id) => ({ id, name: text(`types.${id}`) }))}
                  sx={{ mt: 0 }}
                />
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
          </Stack>
          {children}
        </Box>
        <SaveBar backTo={listAddress} />
        <UnsavedGuard />
      </Form>
    </>
  );
};

/** The five flags; those of choices only where there are any. */
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
