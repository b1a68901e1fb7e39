import type { ComponentProps } from 'react';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
  useChoicesContext,
} from 'react-admin';
import { choicesQuery } from '#providers/dataProvider/operations.ts';
import { choiceInputProps, emptyKeyOf } from './choiceInputProps.ts';
import { byName, shownAtOnce } from './useChoiceSearch.ts';

interface Props {
  source: string;
  /** The resource of the records; the server searches its `choices` by name. */
  reference: string;
  /** Restricts the records that can be picked; a constant, since a new object refetches them. */
  filter?: object;
  /** Defaults to the resource's label of the field. */
  label?: string | undefined;
  helperText?: string | undefined;
}

const query = { sort: byName, perPage: shownAtOnce, queryOptions: choicesQuery } as const;
const nameFilter = (name: string) => ({ name });
// a new object would refetch the choices
const unfiltered = {};

/** Picks one record of a resource; the form's value is its id. */
export const ReferenceChoiceInput = ({
  source,
  reference,
  filter = unfiltered,
  ...props
}: Props) => (
  <ReferenceInput source={source} reference={reference} filter={filter} {...query}>
    <OneChoice {...props} />
  </ReferenceInput>
);

/** Picks several records of a resource; the form's value is the list of their ids. */
export const ReferenceChoicesInput = ({
  source,
  reference,
  filter = unfiltered,
  ...props
}: Props) => (
  <ReferenceArrayInput source={source} reference={reference} filter={filter} {...query}>
    <ManyChoices {...props} />
  </ReferenceArrayInput>
);

type FieldProps = Pick<ComponentProps<typeof AutocompleteInput>, 'label' | 'helperText'>;

const useReferenceProps = ({ label, helperText = false }: FieldProps) => {
  const { isFetching, error } = useChoicesContext();
  return {
    ...choiceInputProps,
    label,
    helperText,
    noOptionsText: emptyKeyOf({ isLoading: isFetching, hasFailed: Boolean(error) }),
    optionText: 'name',
    filterToQuery: nameFilter,
  };
};

const OneChoice = (props: FieldProps) => <AutocompleteInput {...useReferenceProps(props)} />;

const ManyChoices = (props: FieldProps) => <AutocompleteArrayInput {...useReferenceProps(props)} />;
