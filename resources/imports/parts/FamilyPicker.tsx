import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type RaRecord, useGetList } from 'ra-core';
import { useState } from 'react';
import { choicesQuery } from '#providers/dataProvider/operations.ts';
import { useChoiceTexts } from '#ui/form/useChoiceTexts.ts';
import { useDebounced } from '#ui/form/useDebounced.ts';

export type NamedFamily = RaRecord<string> & { name: string };

interface Props {
  label: string;
  value: NamedFamily | null;
  onChange: (family: NamedFamily | null) => void;
}

const waitMs = 250;

/** One attribute family, asked for as one types. */
export const FamilyPicker = ({ label, value, onChange }: Props) => {
  const texts = useChoiceTexts();
  const [text, setText] = useState('');
  const name = useDebounced(text.trim(), waitMs);
  const { data = [], isPending } = useGetList<NamedFamily>('collections/attribute-families', {
    filter: name ? { name } : {},
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 50 },
    ...choicesQuery,
  });
  // those of what was typed before are none to choose
  const isLoading = isPending || name !== text.trim();
  return (
    <Autocomplete<NamedFamily>
      value={value}
      onChange={(_event, family) => onChange(family)}
      onInputChange={(_event, typed, reason) => setText(reason === 'input' ? typed : '')}
      options={isLoading ? [] : data}
      filterOptions={(options) => options}
      getOptionKey={({ id }) => id}
      getOptionLabel={(family) => family.name}
      isOptionEqualToValue={({ id }, { id: other }) => id === other}
      loading={isLoading}
      {...texts}
      renderInput={(params) => <TextField {...params} label={label} />}
      sx={{ flex: 1, minWidth: 220 }}
    />
  );
};
