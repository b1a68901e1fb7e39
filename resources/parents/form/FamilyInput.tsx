import { useGetList, useTranslate } from 'ra-core';
import { useState } from 'react';
import { choicesQuery } from '#providers/dataProvider/operations.ts';
import { ChoiceInput, type NamedChoice } from '#ui/form/ChoiceInput.tsx';
import { useDebounced } from '#ui/form/useDebounced.ts';

const waitMs = 250;

/** The family, which says by what the product can be described. */
export const FamilyInput = () => {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const name = useDebounced(text.trim(), waitMs);
  const { data = [], isPending } = useGetList<NamedChoice>('collections/attribute-families', {
    filter: name ? { name } : {},
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 50 },
    ...choicesQuery,
  });
  return (
    <ChoiceInput
      source="family_id"
      choices={data}
      isLoading={isPending || name !== text.trim()}
      onSearch={setText}
      helperText={translate('resources.products/parents.help.family')}
    />
  );
};
