import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FieldTitle, useInput, useResourceContext, ValidationError } from 'react-admin';
import { limits } from '#contract/limits.ts';
import type { NamedChoice } from '#ui/form/ChoiceInput.tsx';
import { useChoiceTexts } from '#ui/form/useChoiceTexts.ts';
import { useDebounced } from '#ui/form/useDebounced.ts';

/** Finds records by a search text, and loads selected records by their ids. */
export interface ChoiceSource {
  useFound: (text: string) => { choices: readonly NamedChoice[]; isLoading: boolean };
  useNamed: (ids: readonly string[]) => readonly NamedChoice[];
}

/** Maximum number of results; users narrow the search instead of reading a longer list. */
const shownAtOnce = 100;

interface Props {
  /** Path of the form value, which is a list of ids. */
  source: string;
  of: ChoiceSource;
}

/** Selects several records of one kind; the server searches them. */
export const ChoicesInput = ({ source, of }: Props) => {
  const resource = useResourceContext();
  const texts = useChoiceTexts();
  const { field, fieldState, id } = useInput({ source });
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), limits.valueGroupDebounceMs);
  const { choices, isLoading } = of.useFound(search);
  const ids = (field.value ?? []) as string[];
  const named = of.useNamed(ids);
  const nameOf = (wanted: string) =>
    [...named, ...choices].find((choice) => choice.id === wanted)?.name ?? '…';
  const isSearching = isLoading || search !== text.trim();
  const { error } = fieldState;
  return (
    <Autocomplete<NamedChoice, true>
      id={id}
      multiple
      value={ids.map((each) => ({ id: each, name: nameOf(each) }))}
      onChange={(_event, chosen) => field.onChange(chosen.map((choice) => choice.id))}
      onInputChange={(_event, typed, reason) => setText(reason === 'input' ? typed : '')}
      onBlur={field.onBlur}
      options={isSearching ? [] : choices.slice(0, shownAtOnce)}
      filterOptions={(options) => options}
      filterSelectedOptions
      getOptionKey={(choice) => choice.id}
      getOptionLabel={(choice) => choice.name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={isSearching}
      {...texts}
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          inputRef={field.ref}
          label={<FieldTitle source={source} resource={resource} />}
          error={Boolean(error)}
          helperText={error?.message && <ValidationError error={error.message} />}
        />
      )}
    />
  );
};
