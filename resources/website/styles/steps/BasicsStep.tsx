import { SelectInput, TextInput, useGetList } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { choicesQuery } from '#providers/dataProvider/operations.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { TagsInput } from '#resources/catalogue/tags/parts/TagsInput.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { SlugInput } from '#ui/form/SlugInput.tsx';

/** Edits the basic fields of a style, for example title and slug. */
export const BasicsStep = () => {
  const text = useText('resources.styles');
  const { data = [] } = useGetList('styles/categories', {
    sort: { field: 'sortIndex', order: 'ASC' },
    pagination: { page: 1, perPage: limits.maxPageSize },
    ...choicesQuery,
  });
  return (
    <FormCard title={text('steps.basics')}>
      <TextInput
        source="title"
        autoFocus
        helperText={false}
        slotProps={{ htmlInput: { maxLength: limits.styleTitle } }}
      />
      <SlugInput from="title" />
      <TextInput
        source="short_desc"
        helperText={false}
        slotProps={{ htmlInput: { maxLength: limits.styleShortDesc } }}
      />
      <TextInput
        source="description"
        multiline
        minRows={4}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: limits.styleDescription } }}
      />
      <SelectInput source="category_id" choices={data} optionText="name" helperText={false} />
      <TagsInput source="tags" type="style" />
    </FormCard>
  );
};
