import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin';
import { choicesQuery } from '#providers/dataProvider/operations.ts';

const productTags = { type: 'product' };
const byName = { field: 'name', order: 'ASC' } as const;
const filterOf = (name: string) => ({ name });

interface Props {
  source: string;
  /** The resource's label for the field if omitted. */
  label?: string;
  helperText?: string;
}

/** The tags of a product, searched on the server. */
export const ProductTagsInput = ({ source, label, helperText }: Props) => (
  <ReferenceArrayInput
    source={source}
    reference="collections/tags"
    filter={productTags}
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
