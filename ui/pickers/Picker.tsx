import Autocomplete, {
  type AutocompleteProps,
  type AutocompleteRenderInputParams,
} from '@mui/material/Autocomplete';
import { type HTMLAttributes, type Key, type ReactNode, type SyntheticEvent, useMemo } from 'react';
import { limits } from '#contract/limits.ts';
import { PickerField, type PickerFieldProps } from './PickerField.tsx';
import type { Choice, ChoiceSearch } from './useChoiceSearch.ts';
import { usePickerTexts } from './usePickerTexts.ts';

interface Props<Item>
  extends PickerFieldProps,
    Pick<
      AutocompleteProps<Item, boolean, false, false>,
      'disabled' | 'id' | 'inputValue' | 'onInputChange' | 'onOpen' | 'open' | 'size' | 'sx'
    > {
  slotProps?: { paper: { elevation: number } };
  /** Choices that are already here, which the picker filters by name; otherwise `search`. */
  choices?: readonly Item[];
  isLoading?: boolean;
  /** Filters `choices` in another way. */
  filter?: (choices: Item[], text: string) => Item[];
  /** A search for the choices. */
  search?: ChoiceSearch<Item> | undefined;
  /** The content of a choice in the list; by default its name. */
  renderChoice?: (item: Item) => ReactNode;
  /** Text of the empty list; by default that nothing was found. */
  emptyText?: string | undefined;
}

interface PickerProps<Item> extends Props<Item> {
  value: Item | null;
  onChange: (item: Item | null) => void;
  onClose?: (event: SyntheticEvent, reason: string) => void;
}

interface MultiPickerProps<Item> extends Props<Item> {
  value: readonly Item[];
  onChange: (items: Item[]) => void;
}

/** Picks one item outside of a form. */
export const Picker = <Item extends Choice>({
  value,
  onChange,
  onClose,
  ...props
}: PickerProps<Item>) => (
  <Autocomplete<Item>
    {...useAutocompleteProps(props, value ? [value] : [])}
    {...(onClose && { onClose })}
    value={value}
    onChange={(_event, item) => onChange(item)}
  />
);

/** Picks several items outside of a form, and shows each as a chip. */
export const MultiPicker = <Item extends Choice>({
  value,
  onChange,
  ...props
}: MultiPickerProps<Item>) => {
  // the component drops what is typed when it gets another list, unless it has seen the focus come
  const items = useMemo(() => [...value], [value]);
  return (
    <Autocomplete<Item, true>
      {...useAutocompleteProps(props, value)}
      multiple
      value={items}
      onChange={(_event, chosen) => onChange(chosen)}
    />
  );
};

/** The props of both pickers; `picked` are the items of the value. */
const useAutocompleteProps = <Item extends Choice>(
  {
    choices = [],
    isLoading = false,
    filter,
    search,
    renderChoice,
    emptyText,
    ...rest
  }: Props<Item>,
  picked: readonly Item[],
) => {
  const { label, autoFocus, helperText, placeholder, error, startIcon, inputProps, ...own } = rest;
  const field = { label, autoFocus, helperText, placeholder, error, startIcon };
  const texts = usePickerTexts(search);
  const found = search?.choices ?? choices;
  const isFound = ({ id }: Item) => found.some((each) => each.id === id);
  return {
    ...own,
    ...texts,
    ...(emptyText !== undefined && { noOptionsText: emptyText }),
    // the component expects the value among the options, even if the search does not find it
    options: [...found, ...picked.filter((item) => !isFound(item))],
    loading: search?.isLoading ?? isLoading,
    getOptionKey: ({ id }: Item) => id,
    getOptionLabel: ({ name }: Item) => name,
    isOptionEqualToValue: (one: Item, other: Item) => one.id === other.id,
    ...(filter && {
      filterOptions: (options: Item[], { inputValue }: { inputValue: string }) =>
        filter(options, inputValue),
    }),
    ...(search && {
      filterOptions: () => [...search.choices],
      onInputChange: (_event: unknown, typed: string, reason: string) =>
        search.onSearch(reason === 'input' ? typed : ''),
    }),
    ...(renderChoice && {
      renderOption: ({ key, ...item }: OptionProps, each: Item) => (
        <li key={key} {...item}>
          {renderChoice(each)}
        </li>
      ),
    }),
    renderInput: (params: AutocompleteRenderInputParams) => (
      <PickerField
        {...field}
        params={params}
        inputProps={{ ...(search && { maxLength: limits.searchText }), ...inputProps }}
      />
    ),
  };
};

type OptionProps = HTMLAttributes<HTMLLIElement> & { key: Key };
