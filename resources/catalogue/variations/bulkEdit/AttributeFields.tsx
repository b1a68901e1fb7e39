import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { choicesQuery } from '#providers/dataProvider/operations.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { currentPortal } from '#providers/portal.ts';
import { useChoiceTexts } from '#ui/form/useChoiceTexts.ts';
import { useDebounced } from '#ui/form/useDebounced.ts';
import { type Attribute, AttributeValue } from './AttributeValue.tsx';
import type { FieldsProps } from './change.ts';

const waitMs = 250;
const byName = { field: 'name', order: 'ASC' } as const;
const firstOnes = { page: 1, perPage: 50 };

/** Selects an informative attribute and its new value. */
export const AttributeFields = ({ errors, onChange }: FieldsProps) => {
  const translate = useText();
  const texts = useChoiceTexts();
  const [attribute, setAttribute] = useState<Attribute | null>(null);
  const [text, setText] = useState('');
  const { data, isFetching } = useAttributes(text);
  const error = errors['attribute.attr_id'];
  return (
    <>
      <Autocomplete
        {...texts}
        options={data}
        filterOptions={(options) => options}
        loading={isFetching}
        inputValue={text}
        onInputChange={(_event, typed) => setText(typed)}
        value={attribute}
        onChange={(_event, chosen) => {
          setAttribute(chosen);
          onChange({});
        }}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ name }) => name}
        renderInput={(params) => (
          <TextField
            {...params}
            label={translate('bulkEdit.kinds.attribute')}
            error={Boolean(error)}
            helperText={error}
          />
        )}
      />
      {attribute && (
        <AttributeValue
          key={attribute.id}
          attribute={attribute}
          error={errors['attribute.value']}
          onChange={(value) => onChange({ attribute: { attr_id: attribute.id, value } })}
          onNothing={() => onChange({})}
        />
      )}
    </>
  );
};

/** Returns the informative attributes; for manufacturers, only those that they may edit. */
const useAttributes = (text: string) => {
  const name = useDebounced(text.trim(), waitMs);
  const isOwnOnly = currentPortal() === 'manufacturer';
  const { data = [], isFetching } = useGetList<Attribute>('collections/attributes', {
    filter: {
      kind: 'informative',
      ...(isOwnOnly && { flag: 'is_editable' }),
      ...(name && { name }),
    },
    sort: byName,
    pagination: firstOnes,
    ...choicesQuery,
  });
  return { data, isFetching };
};
