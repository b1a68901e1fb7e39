import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin';
import type { tagTypes } from '#contract/rules/tag.ts';
import { choicesQuery } from '#providers/dataProvider/operations.ts';

// the same object each time, or the choices would be asked for again
const filters = {
  product: { type: 'product' },
  style: { type: 'style' },
  blog: { type: 'blog' },
} as const satisfies Record<(typeof tagTypes)[number], object>;
const byName = { field: 'name', order: 'ASC' } as const;
const filterOf = (name: string) => ({ name });

interface Props {
  source: string;
  /** The resource's label for the field if omitted. */
  label?: string;
  helperText?: string;
  /** What they are put on. */
  type?: keyof typeof filters;
}

/** Tags of one type, searched on the server. */
export const TagsInput = ({ source, label, helperText, type = 'product' }: Props) => (
  <ReferenceArrayInput
    source={source}
    reference="collections/tags"
    filter={filters[type]}
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
