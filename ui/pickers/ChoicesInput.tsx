import { type ComponentProps, useCallback } from 'react';
import { AutocompleteArrayInput, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { choiceInputProps, searchProps } from './choiceInputProps.ts';
import type { Choice, ChoiceSearch } from './useChoiceSearch.ts';

interface GroupedChoice extends Choice {
  /** The heading of the choice's group. */
  group?: string;
}

interface Props
  extends Pick<
    ComponentProps<typeof AutocompleteArrayInput>,
    'filterSelectedOptions' | 'label' | 'disabled'
  > {
  source: string;
  /** Choices that are already here, which the input filters by name; otherwise `search`. */
  choices?: readonly GroupedChoice[];
  /** A search for the choices. */
  search?: ChoiceSearch<Choice>;
  /** The names of the value's ids that the choices do not have. */
  known?: ReadonlyMap<string, Choice>;
  helperText?: string | undefined;
  chipSize?: 'small' | 'medium';
}

const none: ReadonlyMap<string, Choice> = new Map();
const groupOf = ({ group = '' }: GroupedChoice) => group;

/** Picks several choices; the form's value is the list of their ids. */
export const ChoicesInput = ({ source, search, known = none, chipSize, ...props }: Props) => {
  const { choices = [], helperText, ...rest } = props;
  const ids: readonly string[] = useWatch({ name: useWrappedSource(source) }) ?? [];
  const listed = search?.choices ?? choices;
  // react-admin would drop ids of the value that the search does not find
  const others = search ? ids.filter((id) => !listed.some((each) => each.id === id)) : [];
  // react-admin keeps the first object of an id, so its name is looked up whenever it is shown
  const nameOf = useCallback(({ id, name }: Choice) => known.get(id)?.name ?? name, [known]);
  return (
    <AutocompleteArrayInput
      {...choiceInputProps}
      {...(search ? searchProps(search) : { disableCloseOnSelect: true })}
      {...rest}
      source={source}
      choices={[...listed, ...others.map((id) => ({ id, name: '…' }))]}
      optionText={nameOf}
      translateChoice={false}
      {...(choices.some(({ group }) => group !== undefined) && { groupBy: groupOf })}
      {...(chipSize && { slotProps: { chip: { size: chipSize } } })}
      helperText={helperText ?? false}
    />
  );
};
