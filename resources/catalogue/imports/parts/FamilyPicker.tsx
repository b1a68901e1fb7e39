import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { RaRecord } from 'react-admin';
import { useChoiceTexts } from '#ui/form/useChoiceTexts.ts';
import { useSearchedChoices } from '#ui/form/useSearchedChoices.ts';

export type NamedFamily = RaRecord<string> & { name: string };

interface Props {
  label: string;
  value: NamedFamily | null;
  onChange: (family: NamedFamily | null) => void;
}

/** Selects an attribute family; the server searches them. */
export const FamilyPicker = ({ label, value, onChange }: Props) => {
  const texts = useChoiceTexts();
  const { choices, isLoading, search } = useSearchedChoices<NamedFamily>(
    'collections/attribute-families',
  );
  return (
    <Autocomplete<NamedFamily>
      value={value}
      onChange={(_event, family) => onChange(family)}
      onInputChange={(_event, typed, reason) => search(reason === 'input' ? typed : '')}
      options={choices}
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
