import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin';
import { choicesQuery } from '#providers/dataProvider/operations.ts';
import { tagsOf } from './tagsOf.ts';

const byName = { field: 'name', order: 'ASC' } as const;
const filterOf = (name: string) => ({ name });

interface Props {
  source: string;
  /** The resource's label for the field if omitted. */
  label?: string;
  helperText?: string;
  /** What they are put on. */
  type?: keyof typeof tagsOf;
}

/** Tags of one type, searched on the server. */
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
