import { useTranslate } from 'ra-core';
import { SelectInput } from 'ra-ui-materialui';
import { limits } from '#contract/limits.ts';
import { tagInput, tagTypes } from '#contract/rules/tag.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { RecordForm } from '#ui/form/RecordForm.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { tagFields } from './fields.ts';
import { useTagTypeChoices } from './useTagTypeChoices.ts';

const validate = validateBy(tagInput);

const newTag = { type: 'product' };

/** Create and edit alike. */
export const TagForm = ({ title }: { title: string }) => {
  const translate = useTranslate();
  return (
    <RecordForm
      title={title}
      history={{ entity: 'tag', fields: tagFields }}
      validate={validate}
      defaultValues={newTag}
    >
      <FormCard title={translate('resources.collections/tags.name', 1)}>
        <NameInput autoFocus maxLength={limits.tagName} />
        <SelectInput source="type" helperText={false} choices={useTagTypeChoices(tagTypes)} />
      </FormCard>
    </RecordForm>
  );
};
