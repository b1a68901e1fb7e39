import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { FieldTitle, useInput, useResourceContext, ValidationError } from 'react-admin';
import { useChoiceTexts } from './useChoiceTexts.ts';

export interface NamedChoice {
  id: string;
  name: string;
}

interface Props {
  source: string;
  choices: readonly NamedChoice[];
  isLoading: boolean;
  /** Called with the search text, and with '' after the user has chosen a record. */
  onSearch: (text: string) => void;
  helperText?: ReactNode;
  isDisabled?: boolean;
}

const asItIs = (value: unknown) => value;

/**
 * An autocomplete that searches on the server. Its value includes the name, so that the field can
 * show it without loading the record.
 */
export const ChoiceInput = ({ source, choices, isLoading, onSearch, ...props }: Props) => {
  const resource = useResourceContext();
  const texts = useChoiceTexts();
  const { field, fieldState, id } = useInput({ source, parse: asItIs, format: asItIs });
  const value = (field.value ?? null) as NamedChoice | null;
  const { error } = fieldState;
  return (
    <Autocomplete<NamedChoice>
      id={id}
      value={value}
      disabled={props.isDisabled}
      onChange={(_event, choice) => {
        onSearch('');
        field.onChange(choice && { id: choice.id, name: choice.name });
      }}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input') onSearch(text);
      }}
      onBlur={field.onBlur}
      // hide the results of the previous search
      options={isLoading ? [] : [...choices]}
      filterOptions={(options) => options}
      getOptionKey={(choice) => choice.id}
      getOptionLabel={(choice) => choice.name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={isLoading}
      {...texts}
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          inputRef={field.ref}
          label={<FieldTitle source={source} resource={resource} />}
          error={Boolean(error)}
          helperText={error?.message ? <ValidationError error={error.message} /> : props.helperText}
        />
      )}
    />
  );
};
