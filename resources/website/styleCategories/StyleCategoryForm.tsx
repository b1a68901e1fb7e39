import { TextInput } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { styleCategoryInput } from '#contract/rules/website/style.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { UsesCard } from '#ui/deletion/UsesCard.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { RecordPage } from '#ui/form/RecordPage.tsx';
import { SlugInput } from '#ui/form/SlugInput.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { PictureInput } from '#ui/images/PictureInput.tsx';
import { styleCategoryFields, styleCategoryHistoryFields } from './fields.ts';

const validate = validateBy(styleCategoryInput);

const StyleCategoryForm = () => (
  <RecordPage
    entity="styleCategory"
    fields={styleCategoryFields}
    historyFields={styleCategoryHistoryFields}
    validate={validate}
  >
    <FormCard title={useText('resources.styles/categories')('sections.category')}>
      <TextInput
        source="name"
        autoFocus
        helperText={false}
        slotProps={{ htmlInput: { maxLength: limits.styleTitle } }}
      />
      <SlugInput />
      <PictureInput source="picture" ratio={1.5} />
    </FormCard>
    <UsesCard of="styleCategory" />
  </RecordPage>
);

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default StyleCategoryForm;
