import { useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import type { ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import { sampleBoxInput } from '#contract/rules/sampleBox.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { RecordForm } from '#ui/form/RecordForm.tsx';
import { SlugInput } from '#ui/form/SlugInput.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { sampleBoxHistoryFields } from './fields.ts';

const validate = validateBy(sampleBoxInput);

interface Props {
  title: string;
  /** Further cards. */
  children?: ReactNode;
}

/** Create and edit alike. */
export const SampleBoxForm = ({ title, children }: Props) => {
  const translate = useTranslate();
  return (
    <RecordForm
      title={title}
      history={{ entity: 'sampleBox', fields: sampleBoxHistoryFields }}
      validate={validate}
    >
      <FormCard title={translate('resources.products/sample-boxes.name', 1)}>
        <NameInput autoFocus />
        <SlugInput />
        <TextInput
          source="description"
          multiline
          minRows={3}
          helperText={false}
          slotProps={{ htmlInput: { maxLength: limits.sampleBoxDescription } }}
        />
      </FormCard>
      {children}
    </RecordForm>
  );
};
