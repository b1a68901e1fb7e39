import { SelectInput } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { tagInput, tagTypes } from '#contract/rules/catalogue/tag.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { UsesCard } from '#ui/deletion/UsesCard.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { RecordPage } from '#ui/form/RecordPage.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { tagFields } from './fields.ts';

const validate = validateBy(tagInput);

const newTag = { type: 'product' };

const TagForm = () => {
  const text = useText('resources.collections/tags');
  return (
    <RecordPage entity="tag" fields={tagFields} validate={validate} defaultValues={newTag}>
      <FormCard title={text('name', 1)}>
        <NameInput autoFocus maxLength={limits.tagName} />
        <SelectInput
          source="type"
          helperText={false}
          choices={useNamedChoices('types', tagTypes)}
        />
      </FormCard>
      <UsesCard of="tag" />
    </RecordPage>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default TagForm;
