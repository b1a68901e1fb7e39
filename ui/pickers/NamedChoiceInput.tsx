import { type ReactElement, useMemo } from 'react';
import { AutocompleteInput, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { choiceInputProps, searchProps } from './choiceInputProps.ts';
import type { Choice, ChoiceSearch } from './useChoiceSearch.ts';

interface Props {
  source: string;
  search: ChoiceSearch<Choice>;
  helperText?: string | ReactElement;
  disabled?: boolean;
}

const idOf = (choice: Choice | null): string => choice?.id ?? '';

/**
 * Picks one record of a search. The form's value is `{ id, name }` or null, so that the field shows
 * the name without loading the record.
 */
export const NamedChoiceInput = ({ source, search, helperText, disabled }: Props) => {
  const value: Choice | null = useWatch({ name: useWrappedSource(source) }) ?? null;
  const isFound = search.choices.some(({ id }) => id === value?.id);
  const choices = useMemo(
    () => (value && !isFound ? [value, ...search.choices] : [...search.choices]),
    [value, isFound, search.choices],
  );
  const choiceOf = (id: string | null): Choice | null => {
    const choice = choices.find((each) => each.id === id);
    return choice ? { id: choice.id, name: choice.name } : null;
  };
  return (
    <AutocompleteInput
      {...choiceInputProps}
      {...searchProps(search)}
      source={source}
      choices={choices}
      optionText="name"
      translateChoice={false}
      format={idOf}
      parse={choiceOf}
      // the value is among the choices, but is only listed if the search finds it
      filterSelectedOptions={!isFound}
      disabled={disabled}
      helperText={helperText ?? false}
    />
  );
};
