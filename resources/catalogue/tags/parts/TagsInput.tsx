import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin';
import { choicesQuery } from '#providers/dataProvider/operations.ts';
import { tagsOf } from './tagsOf.ts';

const byName = { field: 'name', order: 'ASC' } as const;
const filterOf = (name: string) => ({ name });

interface Props {
  source: string;
  /** Defaults to the resource's label of the field. */
  label?: string;
  helperText?: string;
  /** The kind of records that use the tags. */
  type?: keyof typeof tagsOf;
}

/** Selects tags of one type; the server searches them. */
export const TagsInput = ({ source, label, helperText, type = 'product' }: Props) => (
  <ReferenceArrayInput
    source={source}
    reference="collections/tags"
    filter={tagsOf[type]}
    sort={byName}
    perPage={50}
    queryOptions={choicesQuery}
  >
    <AutocompleteArrayInput
      label={label}
      optionText="name"
      filterToQuery={filterOf}
      helperText={helperText ?? false}
    />
  </ReferenceArrayInput>
);
