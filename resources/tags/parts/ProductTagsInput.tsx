import { AutocompleteArrayInput, ReferenceArrayInput } from 'ra-ui-materialui';
import { choicesQuery } from '#providers/dataProvider/operations.ts';

const productTags = { type: 'product' };
const byName = { field: 'name', order: 'ASC' } as const;
const filterOf = (name: string) => ({ name });

interface Props {
  source: string;
  /** What the resource calls the field unless given. */
  label?: string;
  helperText: string;
}

/** The tags of a product, asked for as one types. */
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
      helperText={helperText}
    />
  </ReferenceArrayInput>
);
