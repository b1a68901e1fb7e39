import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useChoiceTexts } from '#ui/form/useChoiceTexts.ts';

export interface Choice {
  id: string;
  name: string;
}

interface Props
  extends Pick<
    AutocompleteProps<Choice, true, false, false>,
    'filterOptions' | 'loading' | 'inputValue' | 'onInputChange'
  > {
  label: string;
  error: string | undefined;
  choices: readonly Choice[];
  value: Choice[];
  onChange: (value: Choice[]) => void;
}

/** Selects several items and shows each as a chip. */
export const ManyPicker = ({ label, error, choices, value, onChange, ...rest }: Props) => {
  const texts = useChoiceTexts();
  return (
    <Autocomplete
      multiple
      {...texts}
      {...rest}
      value={value}
      onChange={(_event, next) => onChange(next)}
      options={choices}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      renderInput={(params) => (
        <TextField {...params} label={label} error={Boolean(error)} helperText={error} />
      )}
    />
  );
};
